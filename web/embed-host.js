// For the page that shows the frames; it also works without. Gives each frame of
// Tabuleiro the height that it asks for, whenever that changes:
// <script src="https://…/web/embed-host.js" defer></script>
"use strict";
(() => {
  const frames = () => [...document.querySelectorAll("iframe")].filter((f) => /\/embed\.html$/.test(new URL(f.src, document.baseURI).pathname));

  // A frame in a sandbox without its origin says that it comes from "null".
  function originOf(frame) {
    const bare = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
    return bare ? "null" : new URL(frame.src, document.baseURI).origin;
  }

  addEventListener("message", ({ source, origin, data }) => {
    const frame = frames().find((f) => f.contentWindow === source && originOf(f) === origin);
    if (!frame || data?.tipo !== "altura" || !(data.px > 0 && data.px < 5000)) return;
    Object.assign(frame.style, { height: `${data.px}px`, minHeight: "0", aspectRatio: "auto" });
  });

  // Those that came before this script are asked again.
  for (const frame of frames()) frame.contentWindow.postMessage({ tipo: "medir" }, "*");
})();
