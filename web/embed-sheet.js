// The sheet that writes the code for other sites, with the frame that comes of
// it. The program loads this script each time that the sheet is wanted, and says
// in the attributes of its element what game is on the page.
"use strict";
(async () => {
  const { version, game, start, moves, last, side, level, lang } = document.currentScript.dataset;
  const opener = document.activeElement;
  const facts = await (await fetch(`web/facts.json?v=${version}`)).json();
  const t = facts.texts[lang];
  const { names, set } = facts.games.find(({ key }) => key === game);
  const capital = (word) => word[0].toUpperCase() + word.slice(1);

  // What can be chosen, by parameter; "" is what is usual and goes without saying.
  const choices = {
    mode: [t.mode, [["play", t.play], ...(moves ? [["view", t.view], ["problem", t.problem]] : [])]],
    side: [t.below, facts.sets[set][lang].map((name, i) => [["white", "black"][i], capital(name)])],
    level: [t.level, facts.levels.map((l) => [l.name, l.names[lang]])],
    list: [t.list, [["", t.fits], ["below", t.under], ["side", t.beside], ["no", t.none]]],
    theme: [t.scheme, [["", t.auto], ["light", t.light], ["dark", t.dark]]],
    board: [t.board, [["", t.auto], ...facts.boards.map((name) => [name, facts.themes[name][lang]])]],
  };
  const levelName = facts.levels.find((l) => l.key === level)?.name ?? "iniciante";
  const chosen = { mode: "play", side, level: levelName, list: "", theme: "", board: "" };

  const frame = element("iframe", { src: address(), title: t.preview });
  const preview = element("div", { class: "preview" }, frame);
  const code = element("textarea", { class: "code", readonly: "", rows: "3", translate: "no" });
  code.addEventListener("focus", () => code.select());
  const copy = element("button", { type: "button", class: "primary", "aria-live": "polite" }, t.copy);
  copy.addEventListener("click", async () => {
    if (await tabuleiroCopy(code.value)) copy.textContent = t.copied;
    else code.focus();
  });
  const close = element("button", { type: "button", class: "plain", "aria-label": t.close },
    drawn("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, drawn("path", { d: "M6 6l12 12M18 6L6 18" })));
  close.addEventListener("click", () => dialog.close());
  const dialog = element("dialog", { class: "dialog", "aria-label": t.title },
    element("div", { class: "sheet" },
      element("header", {}, element("h2", {}, t.title), close),
      element("div", { class: "body" }, preview, ...Object.entries(choices).map(([name, [label, options]]) => choice(name, label, options))),
      element("footer", {}, element("label", { class: "field" }, element("span", {}, t.code), code), copy,
        element("a", { href: "exemplos.html", target: "_blank" }, t.examples))));
  dialog.addEventListener("pointerdown", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
  show();
  document.body.append(dialog);
  dialog.showModal();

  // choice is a group of radio buttons, as widgets.Choice has it.
  function choice(name, label, options) {
    const group = element("fieldset", { class: "choice" }, element("legend", {}, label),
      element("div", { class: "options" }, ...options.map(([value, text]) => element("label", {},
        element("input", { type: "radio", name: `frame-${name}`, value, ...(chosen[name] === value ? { checked: "" } : {}) }),
        element("span", { class: "face" }, element("span", {}, text))))));
    group.addEventListener("change", (event) => {
      chosen[name] = event.target.value;
      frame.contentWindow.location.replace(address()); // a new source would be an entry of the history
      show();
    });
    return group;
  }

  // show writes the code anew.
  function show() {
    dialog.querySelector("[name=frame-level]").closest("fieldset").hidden = chosen.mode !== "play";
    const wide = chosen.list === "side" || (chosen.list === "" && chosen.mode === "view");
    preview.classList.toggle("wide", wide);
    // Right without the host's script, where the board has the whole width.
    const size = wide ? "max-width:760px;aspect-ratio:3/2;min-height:480px" : `max-width:420px;aspect-ratio:${chosen.list === "below" ? "3/5" : "3/4"}`;
    const snippet = element("iframe", {
      src: address(), title: `${names[lang]}: ${t[chosen.mode]}`, loading: "lazy",
      allow: "clipboard-write; web-share; fullscreen",
    });
    // The style is written by hand: the page may not have it on an element.
    code.value = snippet.outerHTML.replace(">", ` style="width:100%;${size};border:0">`);
    copy.textContent = t.copy;
  }

  function address() {
    const problem = chosen.mode === "problem"; // to find the last move
    const parameters = {
      game, lang, ...chosen, level: chosen.mode === "play" ? chosen.level : "",
      fen: problem ? last : start, moves: problem ? moves.split(",").at(-1) : moves,
    };
    const parts = Object.entries(parameters).filter(([, value]) => value).map(([name, value]) => `${name}=${value}`);
    return `${new URL("embed.html", document.baseURI)}#${parts.join("&")}`;
  }

  function element(tag, attributes, ...children) {
    return fill(document.createElement(tag), attributes, children);
  }

  function drawn(tag, attributes, ...children) {
    return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
  }

  function fill(node, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  }
})();
