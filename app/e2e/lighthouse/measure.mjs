// Measures the built site with Lighthouse, as on a phone:
//
//   npm ci && node measure.mjs [pages…]
//
// It prints the scores, what the speed is made of and what was found wanting,
// and fails when anything but the speed is below 100.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const top = fileURLToPath(new URL("../../..", import.meta.url));
const pages = process.argv.length > 2 ? process.argv.slice(2) : ["", "damas.html", "#/jogar/brazilian/computer"];
const times = 3; // a busy machine is slow now and then: the median counts
const speed = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];

const server = spawn("go", ["run", "./app", "serve", "dist"], { cwd: top, detached: true });
const address = String(await once(server.stdout, "data").then(([line]) => line)).trim();
const chrome = await launch({ chromePath: process.env.CHROME_PATH ?? "/usr/bin/chromium", chromeFlags: ["--headless", "--no-sandbox"] });
try {
  for (const page of pages) report(page, await measure(address + page));
} finally {
  chrome.kill();
  process.kill(-server.pid); // with the program that go run has started
}

// measure returns the result whose speed is the median.
async function measure(url) {
  const results = [];
  for (let i = 0; i < times; i++) {
    const { lhr } = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
    results.push(lhr);
  }
  results.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  return results[(times - 1) / 2];
}

function report(page, result) {
  console.log(`\n/${page}`);
  for (const { id, title, score, auditRefs } of Object.values(result.categories)) {
    console.log(`${String(Math.round(100 * score)).padStart(5)} ${title}`);
    if (id === "performance") {
      for (const name of speed) console.log(`      ${name}: ${result.audits[name].displayValue}`);
    } else if (score < 1) {
      process.exitCode = 1;
      for (const { id: audit, weight } of auditRefs) {
        if (weight > 0 && result.audits[audit].score < 1) console.log(`      ${result.audits[audit].title}`);
      }
    }
  }
}
