// Runs before anything else in the page: makes up for storage that is denied,
// and acknowledges taps that come before the program is ready.
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

  // say picks the language of the browser: the program is not there to ask.
  function say(portuguese, english) {
    return /^pt/i.test(navigator.language) ? portuguese : english;
  }
  window.tabuleiroSay = say;
})();
