// The Web Worker in which the computer thinks. It loads the Go program of
// ai/worker and calls it in slices, so that a new request is heard at once.
"use strict";

const protocol = 2; // ai.Protocol
const here = self.address ?? self.location.href; // of this file; start.js says when it is not the worker's
const programs = ["ai.wasm.gz", "ai.wasm"]; // beside this file

let engine = null; // the exports of the program, once it runs
let failure = null; // why it does not, if it never will
let request = null; // the last message of the page: it replaces those before
let deadline = Infinity; // when its time is up
let thinking = false;
let nodes = 10000; // of a slice; the result does not depend on it

self.onmessage = ({ data }) => {
  request = data;
  if (engine) begin().catch(broken);
  else if (failure) fail("load", failure);
};

// begin hands the request over, once the engine knows the game or will not soon,
// and sees that there are slices.
async function begin() {
  const asked = request;
  await study(String(asked?.variant));
  if (asked !== request || !engine) return;
  deadline = request?.millis > 0 ? performance.now() + request.millis : Infinity;
  self.handle(request);
  if (!thinking) next();
  thinking = true;
}

// A message to oneself waits for those of the page, and no longer: a timer
// would be slowed down to four milliseconds.
const turn = new MessageChannel();
turn.port1.onmessage = slice;
function next() {
  turn.port2.postMessage(null);
}

function slice() {
  try {
    thinking = !think();
    if (thinking) next();
  } catch (error) {
    broken(error);
  }
}

// broken ends the program, which has failed.
function broken(error) {
  thinking = false;
  engine = null;
  failure = String(error);
  fail("engine", failure);
}

// think runs one slice of 4 to 10 milliseconds and tells whether it was the last.
function think() {
  const start = performance.now();
  if (start >= deadline) {
    engine.finish();
    return true;
  }
  const done = engine.think(nodes) === 1;
  const took = performance.now() - start;
  if (took > 10) nodes = Math.max(1000, nodes >> 1);
  else if (took < 4) nodes = Math.min(1000000, nodes << 1);
  return done;
}

// fail answers the request as ai.Reply does.
function fail(error, detail) {
  const { id = 0, ply = 0, key = "" } = request ?? {};
  self.postMessage({
    protocol, id, ply, key, error, detail,
    move: "", line: "", depth: 0, score: 0, nodes: 0, threat: "", danger: 0,
  });
}

const patience = 1500; // milliseconds that files are waited for
const studies = new Map(); // by variant: a promise that is kept when its files are read, or will not be soon

// study has the engine learn the files of a variant. Without them it plays all the
// same: what is late is learned when it comes, and what fails is tried again with
// the next request.
function study(variant) {
  if (!studies.has(variant)) {
    const files = self.filesOf(variant).map((name) => read(variant, name));
    const all = Promise.all(files).catch((error) => {
      studies.delete(variant);
      console.info(String(error));
    });
    studies.set(variant, Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]));
  }
  return studies.get(variant);
}

async function read(variant, name) {
  const response = await fetch(beside(`knowledge/${name}`));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const content = new Uint8Array(await unpacked(await response.arrayBuffer()));
  const wrong = self.learn(variant, name, content);
  if (wrong) throw new Error(`${name}: ${wrong}`);
}

async function load() {
  importScripts(beside("../wasm_exec.js"));
  const go = new Go();
  const { instance } = await WebAssembly.instantiate(await program(), go.importObject);
  go.run(instance); // comes back when the program waits for messages
  engine = instance.exports;
  if (request) begin().catch(broken);
}

// beside returns the address of another file, of the same version as this one.
function beside(name) {
  const address = new URL(name, here);
  address.search = new URL(here).search;
  return address;
}

// program returns the first program that is there and can be read.
async function program() {
  let reason;
  for (const name of programs) {
    try {
      const response = await fetch(beside(name));
      const bytes = await unpacked(await response.arrayBuffer());
      if (response.ok && starts(bytes, 0x00, 0x61, 0x73, 0x6d)) return bytes;
      reason = `${name}: ${response.status}`;
    } catch (error) {
      reason = `${name}: ${error}`;
    }
  }
  throw new Error(reason);
}

// unpacked undoes gzip, unless the server or the browser already has.
async function unpacked(bytes) {
  if (!starts(bytes, 0x1f, 0x8b)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

function starts(bytes, ...magic) {
  const head = new Uint8Array(bytes, 0, Math.min(magic.length, bytes.byteLength));
  return magic.every((byte, i) => head[i] === byte);
}

load().catch((error) => {
  failure = String(error);
  fail("load", failure);
});
