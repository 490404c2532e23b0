// Loads the program and starts it, tells when it stops, and keeps the site for
// use without a network.
"use strict";
(() => {
  const { version, compressed, plain } = document.currentScript.dataset;
  const page = document.documentElement;
  const loader = document.querySelector(".loader");
  const offline = document.querySelector(".trouble.offline");
  const stopped = document.querySelector(".trouble.stopped");

  const workers = window.parent === window && navigator.serviceWorker;
  const updatedFrom = "tabuleiro/updated-from"; // a version, for the page after a reload
  let registration; // of the service worker, once there is one
  let wanted = false; // the new version, by the person
  let reloading = false;

  if (workers) workers.addEventListener("controllerchange", taken);
  start().catch(stop);

  async function start() {
    loader.querySelector("[role=status]").textContent ||= tabuleiroSay("Carregando…", "Loading…");
    loader.hidden = false;
    const go = new Go();
    // The framework asks for these: where files are, and which version this is.
    go.env = { GOAPP_STATIC_RESOURCES_URL: "web", GOAPP_INTERNAL_URLS: "null", GOAPP_VERSION: version };
    go.exit = (code) => stop(new Error(`the program ended with ${code}`));
    tellUpdated();
    const { instance } = await WebAssembly.instantiateStreaming(program(), go.importObject);
    await painted();
    const running = go.run(instance);
    loader.hidden = true;
    if (page.dataset.boot === "loading") page.dataset.boot = "ready";
    keep().catch(console.info); // a person may have forbidden it
    await running;
  }

  // painted waits until the first screen is seen: the program, as it starts, would
  // hold it up. A page that nobody looks at is not painted.
  function painted() {
    return new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
      setTimeout(resolve, 500);
    });
  }

  // program returns the program as a response. It is sent compressed, which
  // most hosts would not do, and arrives plain if the host says that it is.
  async function program() {
    const chunks = download(`web/app.wasm.gz?v=${version}`);
    let next = await chunks.next();
    const isCompressed = next.value[0] === 0x1f && next.value[1] === 0x8b;
    const size = isCompressed ? compressed : plain;
    let loaded = 0;
    let body = new ReadableStream({
      async pull(controller) {
        if (next.done) return controller.close();
        loaded += next.value.length;
        loader.querySelector("progress").value = Math.min(100, Math.round((100 * loaded) / size));
        controller.enqueue(next.value);
        next = await chunks.next();
      },
    });
    if (isCompressed) body = body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "Content-Type": "application/wasm" } });
  }

  // download yields a file piece by piece. When the connection breaks it waits
  // for the network and goes on from the byte where it stopped.
  async function* download(url) {
    let loaded = 0;
    let wait = 1000;
    for (;;) {
      try {
        const response = await fetch(url, loaded ? { headers: { Range: `bytes=${loaded}-` } } : {});
        if (!response.ok) throw new Error(`${url}: ${response.status}`);
        let skip = response.status === 206 ? 0 : loaded; // a host that sends all of it again
        const reader = response.body.getReader();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          offline.hidden = true;
          wait = 1000;
          const fresh = value.subarray(Math.min(skip, value.length));
          skip -= value.length - fresh.length;
          loaded += fresh.length;
          if (fresh.length) yield fresh;
        }
      } catch (error) {
        console.warn(error);
        offline.hidden = false;
        await networkOr(wait);
        wait = Math.min(2 * wait, 30000);
      }
    }
  }

  // networkOr waits until the network is back, a person asks, or time is over.
  function networkOr(milliseconds) {
    const abort = new AbortController();
    return new Promise((resolve) => {
      const go = () => { abort.abort(); resolve(); };
      window.addEventListener("online", go, { signal: abort.signal });
      offline.querySelector("button").addEventListener("click", go, { signal: abort.signal });
      setTimeout(go, milliseconds);
    });
  }

  // The program cannot go on after a panic, nor after an exception that passed
  // through it; the page would look alive and do nothing.
  window.addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError || /wasm/.test(event.error?.stack)) stop(event.error);
  });
  stopped.querySelector("button").addEventListener("click", () => location.reload());

  function stop(error) {
    if (page.dataset.boot === "failed") return;
    page.dataset.boot = "failed";
    loader.hidden = true;
    stopped.hidden = false;
    console.error(error);
  }

  // A frame in a sandbox has no origin and may not load a worker, but it may
  // make one that loads the same file.
  window.tabuleiroWorker = () => {
    const address = new URL(`web/ai-worker.js?v=${version}`, document.baseURI).href;
    try {
      return new Worker(address);
    } catch {
      const source = `self.address = ${JSON.stringify(address)}; importScripts(self.address);`;
      return new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    }
  };

  // A file of this version as text, "" if it does not come.
  window.tabuleiroRead = async (name) => {
    try {
      const response = await fetch(`${name}?v=${version}`);
      return response.ok ? await response.text() : "";
    } catch {
      return "";
    }
  };

  // keep installs the service worker, after the program so as not to compete
  // with it for the line, and not for pages that show this one in a frame. A new
  // version is looked for now, every half hour and when a person comes back.
  async function keep() {
    if (!workers) return;
    registration = await workers.register("sw.js");
    registration.addEventListener("updatefound", () => watch(registration.installing));
    watch(registration.installing);
    if (registration.waiting) goappOnUpdate(); // the program offers it
    setInterval(look, 30 * 60 * 1000);
    document.addEventListener("visibilitychange", () => document.hidden || look());
  }

  // watch offers a new version once all of it has arrived.
  function watch(worker) {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) goappOnUpdate();
    });
  }

  function look() {
    registration.update().catch(console.info); // there may be no network
  }

  // The program calls this when a person wants the new version, which then takes
  // over. Until then an open page keeps the files of its own version.
  window.tabuleiroUpdate = () => {
    if (!registration?.waiting) return reload();
    setTimeout(reload, 3000);
    registration.waiting.postMessage("activate");
    wanted = true;
  };

  // The new version takes over in all tabs. One that nobody looks at, or that has
  // not begun, follows at once; another is asked: games go on where they were, but
  // a person does not like to be interrupted.
  function taken() {
    if (wanted || document.hidden || page.dataset.boot === "loading") return reload();
    goappOnUpdate();
    document.addEventListener("visibilitychange", () => document.hidden && reload());
  }

  function reload() {
    if (reloading) return;
    reloading = true;
    sessionStorage.setItem(updatedFrom, version);
    location.reload();
  }

  // tellUpdated leaves word for the program that this is a new version.
  function tellUpdated() {
    const before = sessionStorage.getItem(updatedFrom) ?? version;
    sessionStorage.removeItem(updatedFrom);
    window.tabuleiroUpdated = before !== version;
  }
})();
