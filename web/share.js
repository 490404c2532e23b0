// Takes an address out of the page. Both functions always resolve: to true if
// the address has gone where it was meant to.
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
})();
