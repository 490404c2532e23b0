// Command worker is the Web Worker in which the computer thinks: it carries
// messages between the page and an ai.Server, and nothing more. The script that
// loads it, web/ai-worker.js, keeps the time and calls it slice by slice.
package main
