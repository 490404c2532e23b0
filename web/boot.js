// Runs before anything else in the page: makes up for storage that is denied,
// puts the colours that a person chose into effect, and acknowledges taps that
// come before the program is ready.
"use strict";
(() => {
  const page = document.documentElement;
  page.dataset.boot = "loading"; // then "ready", or "failed"

  // The program reads its storage as it starts, and would not survive a getter
  // that throws, as in a sandboxed frame or with all cookies blocked.
  for (const name of ["localStorage", "sessionStorage"]) {
    if (allowed(name)) continue;
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
    window.tabuleiroStorage = "memory";
  }

  function allowed(name) {
    try {
      return Boolean(window[name]);
    } catch {
      return false;
    }
  }

  function memoryStorage() {
    const values = new Map();
    return {
      get length() { return values.size; },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(String(key)) ?? null,
      setItem: (key, value) => void values.set(String(key), String(value)),
      removeItem: (key) => void values.delete(String(key)),
      clear: () => values.clear(),
    };
  }

  // A link changes the address by itself and the program begins there. What a
  // button wants is left in tabuleiroPending for the program to do.
  document.addEventListener("click", (event) => {
    const target = event.target.closest("a[href], button");
    if (page.dataset.boot !== "loading" || !target || target.closest("aside")) return;
    for (const earlier of document.querySelectorAll(".pending")) earlier.classList.remove("pending");
    target.classList.add("pending");
    window.tabuleiroPending = target.dataset.boot;
    document.querySelector(".loader [role=status]").textContent = say("Abrindo…", "Opening…");
  });

  // Started from the home screen, the program goes on with the last game.
  const modes = ["standalone", "minimal-ui", "window-controls-overlay"].map((mode) => `(display-mode: ${mode})`);
  const installed = navigator.standalone === true || matchMedia(modes.join(",")).matches;
  if (installed) page.dataset.installed = "";
  const goesOn = installed && !location.hash && Object.keys(localStorage).some((key) => key.startsWith("tabuleiro/game/"));

  // The first screen is that of the first page; another one must not flash it.
  const elsewhere = location.hash.length > 2 || goesOn;
  if (elsewhere) page.dataset.elsewhere = "";

  // The bar of the browser has the colour of the page, by the system's scheme or
  // by the one that a person chose.
  const colors = Array.from(document.querySelectorAll("meta[name=theme-color]"), (meta) => [meta, meta.media]);
  new MutationObserver(paint).observe(page, { attributeFilter: ["data-scheme"] });
  function paint() {
    const scheme = page.dataset.scheme;
    for (const [meta, media] of colors) {
      meta.media = scheme === "auto" ? media : media.includes(scheme) ? "all" : "not all";
    }
  }
  const settings = chosen();
  page.dataset.scheme = settings.scheme ?? "auto";

  // The first screen is there in both languages, for the program is not: the
  // one chosen, or else the first that the browser asks for and there is.
  const tags = [String(settings.language ?? ""), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  const english = tags.find((tag) => tag === "pt" || tag === "en") === "en";
  function chosen() {
    try {
      return JSON.parse(localStorage.getItem("tabuleiro/settings")) ?? {};
    } catch {
      return {}; // what cannot be read is told by the program
    }
  }
  if (english) {
    page.dataset.elsewhere = ""; // until the other one has been read, which is seen first
    const reading = new MutationObserver(translate);
    reading.observe(page, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => reading.disconnect());
  }
  function translate(_, reading) {
    const drawn = document.querySelector("template[lang=en]");
    if (!drawn?.nextElementSibling) return;
    reading.disconnect();
    page.lang = "en";
    document.body.firstElementChild.replaceWith(drawn.content);
    if (!elsewhere) delete page.dataset.elsewhere;
  }

  function say(portuguese, inEnglish) {
    return english ? inEnglish : portuguese;
  }
  window.tabuleiroSay = say;
})();
