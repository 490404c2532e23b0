// Takes an address or a text out of the page. The first two functions always
// resolve: to true if it has gone where it was meant to.
"use strict";
(() => {
  window.tabuleiroShare = async (title, url) => {
    try {
      await navigator.share({ title, url });
      return true;
    } catch {
      return false; // thought better of it, or not allowed
    }
  };

  window.tabuleiroCopy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false; // a frame, or a page without https
    }
  };

  window.tabuleiroSave = (name, text) => {
    const link = document.createElement("a");
    link.download = name;
    link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // when it has surely been read
  };
})();
