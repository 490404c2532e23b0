// Keeps one version of the site, whole, for use without a network.
"use strict";
const VERSION = "{{version}}";
const FILES = "{{files}}"; // pairs of a name and the hash of its content, "" for pages
const ENTRANCES = ["", "index.html", "damas.html"]; // one program, kept once
const SCOPE = new URL(self.registration.scope);
const PREFIX = "tabuleiro-";
const CACHE = `${PREFIX}${VERSION}#${SCOPE.pathname}`;
const HASHES = new Map(FILES);

// What the computer learns for a game is kept when the game is first played.
const LATER = "web/knowledge/";

// An install that is cut short goes on where it stopped the next time.
self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(CACHE);
  const before = await keptBefore();
  const left = FILES.filter(([name]) => !name.startsWith(LATER) || before.has(name)).values();
  const lane = async () => {
    for (const [name, hash] of left) {
      if (!(await cache.match(name))) await cache.put(name, await load(name, hash));
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

// keptBefore returns the names of the files that earlier versions have kept.
async function keptBefore() {
  const names = new Set();
  for (const old of (await caches.keys()).filter(isOurs)) {
    for (const { url } of await (await caches.open(old)).keys()) names.add(url.slice(SCOPE.href.length));
  }
  return names;
}

function isOurs(cache) {
  return cache.startsWith(PREFIX) && cache.endsWith(`#${SCOPE.pathname}`);
}

// load fetches a file past the browser's own cache and refuses that of another
// version, which a host in the middle of an update may send.
async function load(name, hash) {
  const response = await fetch(name, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const content = await response.clone().arrayBuffer();
  const same = hash === ""
    ? new TextDecoder().decode(content).includes(VERSION)
    : unpackedByHost(name, response) || (await hashOf(content)) === hash;
  if (!same) throw new Error(`${name} is not of version ${VERSION}`);
  return response;
}

function unpackedByHost(name, response) {
  return name.endsWith(".gz") && response.headers.has("Content-Encoding");
}

async function hashOf(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

// A new version waits until no page of the old one is open, or a person asks:
// so a page never gets files of another version than its own.
self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(forget()));

// forget deletes the caches of earlier versions in this folder; the origin may
// hold those of other sites, and of this one in other folders.
async function forget() {
  const names = await caches.keys();
  const old = names.filter((n) => isOurs(n) && n !== CACHE);
  await Promise.all(old.map((n) => caches.delete(n)));
}

self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (event.request.method === "GET" && HASHES.has(name)) event.respondWith(answer(name, event.request));
});

// nameOf returns the file that a request is for, whatever its query.
function nameOf(request) {
  const url = new URL(request.url);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return undefined;
  const name = url.pathname.slice(SCOPE.pathname.length);
  return ENTRANCES.includes(name) ? "./" : name;
}

// answer gives what is kept. A page of another version, which is still open,
// would not understand the files of this one: it gets none.
async function answer(name, request) {
  const version = new URL(request.url).searchParams.get("v") ?? VERSION;
  if (version !== VERSION && request.mode !== "navigate") return Response.error();
  const cache = await caches.open(CACHE);
  const kept = await cache.match(name, { ignoreVary: true });
  if (kept) return kept;
  if (!name.startsWith(LATER)) return fetch(request);
  const response = await load(name, HASHES.get(name));
  await cache.put(name, response.clone());
  return response;
}
