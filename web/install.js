// Offers to install the program where the browser allows it: with the browser's
// own question, or on an iPhone and iPad with the steps that a person takes. The
// button is on the page from the first; data-install on its root shows it.
"use strict";
(() => {
  const page = document.documentElement;
  if (window.parent !== window || "installed" in page.dataset) return;
  let question; // the browser's, kept until a person presses the button

  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    question = event;
    page.dataset.install = "question";
  });
  window.addEventListener("appinstalled", () => delete page.dataset.install);

  document.addEventListener("click", (event) => {
    if (page.dataset.install !== "question" || !event.target.closest("[data-boot=install]")) return;
    question.prompt(); // the browser asks once, and again when it thinks fit
    delete page.dataset.install;
  });

  // Only there do browsers have this property, and none asks by itself.
  if ("standalone" in navigator && navigator.maxTouchPoints > 0) page.dataset.install = "steps";
})();
