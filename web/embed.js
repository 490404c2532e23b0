// Draws a game in the page of somebody else from the fragment of the address,
// without the program: that is loaded when a reader wants to play. It knows
// squares, not rules; the program checks what it was given.
"use strict";
(() => {
  const { version, compressed, plain, facts: json } = document.currentScript.dataset;
  const facts = JSON.parse(json); // games, boards, sets and levels, as the program has them
  facts.games = Object.fromEntries(facts.games.map((game) => [game.key, { ...game, squares: game.squares.split(" ") }]));
  const page = document.documentElement;
  const texts = {
    "pt-BR": {
      play: "Jogar", view: "Ver a partida", problem: "Resolver", open: "Abrir completo", loading: "Carregando…",
      turn: (pieces) => `Vez das ${pieces}`, moves: (n) => (n === 1 ? "1 lance" : `${n} lances`),
      find: (pieces) => `Ache o lance: jogam as ${pieces}`, board: (white, black) => `Tabuleiro. Brancas: ${white}. Pretas: ${black}.`,
      none: "nenhuma",
      unknown: (name) => `O parâmetro “${name}” não existe.`,
      choice: (name, text, all) => `O parâmetro ${name} não pode ser “${text}”. Pode ser: ${all}.`,
      ply: (text, last) => `O parâmetro ply não pode ser “${text}”: vai de 0 a ${last}, ou last.`,
      fen: (text, part) => `O parâmetro fen não é uma posição, por causa de “${part}”: ${text}`,
      move: (n, text) => `O parâmetro moves não serve: “${text}”, no lance ${n}, não é um lance, como c3-d4 ou 22x15.`,
      empty: (n, text, square) => `O parâmetro moves não serve: no lance ${n}, ${text}, não há peça em ${square}.`,
      solution: "O parâmetro moves falta: um problema precisa dos lances da solução.",
    },
    en: {
      play: "Play", view: "See the game", problem: "Solve", open: "Open in full", loading: "Loading…",
      turn: (pieces) => `${pieces} to move`, moves: (n) => (n === 1 ? "1 move" : `${n} moves`),
      find: (pieces) => `Find the move: ${pieces} to move`, board: (white, black) => `Board. White: ${white}. Black: ${black}.`,
      none: "none",
      unknown: (name) => `There is no parameter “${name}”.`,
      choice: (name, text, all) => `The parameter ${name} cannot be “${text}”. It can be: ${all}.`,
      ply: (text, last) => `The parameter ply cannot be “${text}”: it goes from 0 to ${last}, or is last.`,
      fen: (text, part) => `The parameter fen is not a position, because of “${part}”: ${text}`,
      move: (n, text) => `The parameter moves is wrong: “${text}”, move ${n}, is not a move such as c3-d4 or 22x15.`,
      empty: (n, text, square) => `The parameter moves is wrong: in move ${n}, ${text}, there is no piece on ${square}.`,
      solution: "The parameter moves is missing: a problem needs the moves of its solution.",
    },
  };

  // What each parameter may be, the usual value first; null for a free text.
  const choices = {
    game: Object.keys(facts.games), mode: ["play", "view", "problem"], fen: null, moves: null, ply: null,
    side: ["", "white", "black"], level: ["iniciante", ...facts.levels.map((l) => l.name)],
    theme: ["auto", "light", "dark"], board: ["", ...facts.boards], pieces: ["", ...Object.keys(facts.sets)],
    lang: ["", "pt-BR", "en"], controls: ["1", "0"], list: ["auto", "below", "side", "no"],
    sound: ["0", "1"], coords: ["1", "0"],
  };

  let started = false;
  let asked; // the parameters, once they are read
  let size; // of the board, in squares
  let t = texts[tabuleiroSay("pt-BR", "en")];

  // read returns the parameters of a fragment, with the problems they have.
  function read(fragment) {
    const values = Object.fromEntries(Object.entries(choices).map(([name, all]) => [name, all?.[0] ?? ""]));
    const problems = [];
    for (const part of fragment.replace(/^#/, "").split("&").filter(Boolean)) {
      const [name, ...rest] = part.split("=");
      const text = decoded(name === "fen" ? rest.join("=") : rest.join("=").replaceAll("+", " ")); // a position has signs of its own
      const all = Object.hasOwn(choices, name) ? choices[name] : undefined;
      if (all === undefined) problems.push(["unknown", decoded(name)]);
      else if (all && !all.includes(text)) problems.push(["choice", name, text, [...new Set([...all].reverse())].reverse().filter(Boolean).join(", ")]);
      else values[name] = text;
    }
    return { values, problems };
  }

  function decoded(text) {
    try {
      return decodeURIComponent(text).trim();
    } catch {
      return text;
    }
  }

  // draw shows what the address asks for, or why it cannot.
  function draw() {
    const { values, problems } = read(location.hash);
    t = texts[values.lang || tabuleiroSay("pt-BR", "en")];
    page.lang = values.lang || tabuleiroSay("pt-BR", "en");
    page.dataset.scheme = values.theme;
    const main = document.querySelector("main");
    main.className = `embed list-${values.list}`;
    try {
      asked = { ...values, ...played(values) };
      main.replaceChildren(head(), board(), below());
    } catch (problem) {
      if (!Array.isArray(problem)) throw problem;
      problems.push(problem);
      main.replaceChildren(header("Tabuleiro", "", "./"));
    }
    const told = problems.map(([kind, ...rest]) => html("p", {}, typeof t[kind] === "function" ? t[kind](...rest) : t[kind]));
    if (told.length) main.firstChild.after(html("div", { class: "wrong", role: "alert" }, ...told));
  }

  // played plays the moves on the position. It throws a problem.
  function played({ game, fen, moves, ply, mode, side }) {
    size = facts.games[game].size;
    const start = setUp(facts.games[game], fen || facts.games[game].start);
    const paths = moves.split(/[\s,;]+/).map((text) => text.replace(/^\d+\.+/, "")).filter(Boolean).map(pathOf(game));
    if (mode === "problem" && !paths.length) throw ["solution"];
    const text = mode === "problem" ? "0" : ply || { play: "last", view: "0" }[mode];
    const shown = text === "last" ? paths.length : Number(text);
    if (!/^(last|\d+)$/.test(text) || shown > paths.length) throw ["ply", text, paths.length];
    const position = { at: new Map(start.at), turn: start.turn, last: null };
    paths.forEach((path, i) => {
      if (!start.at.has(path[0])) throw ["empty", i + 1, path.join("-"), path[0]];
      walk(facts.games[game], start.at, path);
      if (i < shown) Object.assign(position, { at: new Map(start.at), last: path, turn: other(position.turn) });
    });
    const first = mode === "view" ? facts.games[game].start[0] : position.turn;
    return {
      position, paths, shown,
      below: side || { W: "white", B: "black" }[first],
      set: facts.games[game].set,
    };
  }

  const other = (turn) => (turn === "W" ? "B" : "W");

  // setUp reads a FEN into the pieces by square, each "WM", "WK", "BM" or "BK".
  function setUp(game, fen) {
    const wrong = (part) => ["fen", fen, part];
    const found = /^([WB]):([WB])([^:]*):([WB])([^:]*?)(?::\+\d+\+\d+)?\.?$/.exec(fen);
    if (!found || found[2] === found[4]) throw wrong(fen);
    const [, turn, color1, list1, color2, list2] = found;
    const at = new Map();
    for (const [color, list] of [[color1, list1], [color2, list2]]) {
      for (const item of list.split(",").filter(Boolean)) {
        const [, king, first, last] = /^(K?)([a-p]\d{1,2}|\d+)(?:-(\d+))?$/.exec(item) ?? [];
        const squares = last ? game.squares.slice(first - 1, last) : [squareOf(game, first)];
        if (!first || !squares.length || !squares.every((s) => game.squares.includes(s) && !at.has(s))) throw wrong(item);
        for (const square of squares) at.set(square, color + (king ? "K" : "M"));
      }
    }
    return { turn, at };
  }

  const squareOf = (game, name) => (/^\d/.test(name) ? game.squares[name - 1] : name);

  // pathOf returns a function that reads a move, "c3e5g7", "22x15" or "c3-d4", as squares.
  const pathOf = (game) => (text, i) => {
    const move = text.toLowerCase();
    const names = /^([a-p]\d{1,2}([-x:]?[a-p]\d{1,2})+|\d{1,2}([-x:]\d{1,2})+)$/.test(move) ? move.match(/[a-p]?\d{1,2}/g) : [""];
    const path = names.map((name) => squareOf(facts.games[game], name));
    if (!path.every((square) => facts.games[game].squares.includes(square))) throw ["move", i + 1, text];
    return path;
  };

  // walk takes a piece along a path and off what it jumps, and crowns it on the
  // last row. A move that may be read as a capture is one: captures are compulsory.
  function walk(game, at, path) {
    const piece = at.get(path[0]);
    at.delete(path[0]);
    const hops = [];
    for (const [i, to] of path.slice(1).entries()) {
      hops.push(...(hop(game, at, path[i], to, hops) ?? jumps(game, at, piece, path[i], to, hops) ?? [{ taken: [], to }]));
    }
    for (const { taken } of hops) for (const square of taken) at.delete(square);
    const crowned = (game.passing ? hops : hops.slice(-1)).some(({ to }) => last(piece, to));
    at.set(path.at(-1), crowned ? piece[0] + "K" : piece);
    return at;
  }

  const last = (piece, square) => square.slice(1) === (piece[0] === "W" ? String(size) : "1");

  // stands reports whether there is a piece on a square after some hops.
  const stands = ({ atOnce }, at, hops, square) => at.has(square) && !(atOnce && hops.some(({ taken }) => taken.includes(square)));

  const diagonals = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
  const straights = [[1, 0], [-1, 0], [0, 1], [0, -1]];
  const captures = ({ plain, straight }) => (plain ? straights : straight ? [...diagonals, ...straights] : diagonals);

  const place = (square) => [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];

  const squareAt = (file, rank) => (file >= 0 && rank >= 0 && file < size && rank < size ? "abcdefghijklmnop"[file] + (rank + 1) : "");

  // ray returns the squares played on from one on, in a direction.
  function ray({ squares }, from, [dx, dy]) {
    const [file, rank] = place(from);
    return Array.from({ length: size }, (_, n) => squareAt(file + (n + 1) * dx, rank + (n + 1) * dy)).filter((s) => squares.includes(s));
  }

  // hop takes the one piece on the line to a square; undefined if there is not one.
  function hop(game, at, from, to, hops) {
    for (const direction of captures(game)) {
      const line = ray(game, from, direction);
      const taken = line.slice(0, line.indexOf(to) + 1).filter((s) => stands(game, at, hops, s));
      if (taken.length === 1) return [{ taken, to }];
    }
    return undefined;
  }

  // jumps finds the hops of a capture that is written without the landings
  // between; undefined if there are none.
  function jumps(game, at, piece, from, to, before) {
    const flies = piece[1] === "K" && game.flies;
    for (const direction of captures(game)) {
      const line = ray(game, from, direction);
      const over = flies ? line.findIndex((s) => stands(game, at, before, s)) : 0;
      const victim = line[over];
      if (!victim || (at.get(victim)?.[0] ?? piece[0]) === piece[0] || before.some(({ taken }) => taken.includes(victim))) continue;
      for (const landing of line.slice(over + 1, flies ? undefined : over + 2)) {
        if (stands(game, at, before, landing)) break;
        const made = { taken: [victim], to: landing };
        if (landing === to) return [made];
        const crowned = game.passing && last(piece, landing);
        const rest = jumps(game, at, crowned ? piece[0] + "K" : piece, landing, to, [...before, made]);
        if (rest) return [made, ...rest];
      }
    }
    return undefined;
  }

  function html(tag, attributes = {}, ...children) {
    return fill(document.createElement(tag), attributes, children);
  }

  function svg(tag, attributes = {}, ...children) {
    return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
  }

  function fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  const named = (names) => names[page.lang];
  const levelOf = (name) => facts.levels.find((l) => l.name === name);

  function head() {
    const { game, mode, level } = asked;
    document.querySelector(".offline a").href = address();
    return header(named(facts.games[game].names), mode === "play" ? named(levelOf(level).names) : "", address());
  }

  function header(title, level, href) {
    const open = html("a", { class: "full", href, target: "_blank", rel: "noopener" },
      svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "M14 4h6v6M20 4l-9 9M18 13v6H5V6h6" })),
      html("span", {}, t.open));
    open.addEventListener("click", (event) => event.stopPropagation()); // boot.js would wait for the program
    return html("header", { class: "head" }, html("h1", {}, title), html("span", { class: "level" }, level), open);
  }

  // address returns the link to the position in the program itself, as a game
  // that begins there.
  function address() {
    const { game, position, below: side } = asked;
    const list = (color) => color + [...position.at].filter(([, piece]) => piece[0] === color).map(([s, piece]) => (piece[1] === "K" ? "K" : "") + s).join(",");
    return `./#/partida/1/${game}/${side}/0/AA/-/${position.turn}:${list("W")}:${list("B")}`;
  }

  // board draws the position as the program's board does.
  function board() {
    const { game, position, below: side, board: theme, pieces, coords } = asked;
    const corner = (square) => {
      const [file, rank] = place(square);
      return side === "black" ? [64 * (size - 1 - file), 64 * rank] : [64 * file, 64 * (size - 1 - rank)];
    };
    const dark = facts.games[game].squares.map((s) => `M${corner(s).join(" ")}h64v64h-64z`).join("");
    const set = pieces || asked.set;
    const layers = [
      svg("rect", { class: "square light", width: 64 * size, height: 64 * size }),
      svg("path", { class: "square dark", d: dark }),
    ];
    if (facts.games[game].plain) layers.push(svg("path", { class: "lines", d: lines() }));
    if (coords === "1") layers.push(coordinates(corner));
    const ends = position.last ? [position.last[0], position.last.at(-1)] : [];
    layers.push(svg("g", { class: "marks" }, ...ends.map((square) => mark(corner(square)))));
    for (const [square, piece] of position.at) {
      const href = `#draughts-${set}-${piece[0] === "W" ? "white" : "black"}-${piece[1] === "K" ? "king" : "man"}`;
      layers.push(svg("g", { class: "piece", transform: `translate(${corner(square)})` }, svg("use", { width: 64, height: 64, href })));
    }
    const names = (color) => [...position.at].filter(([, piece]) => piece[0] === color).map(([s]) => nameOf(s)).join(", ") || t.none;
    const picture = svg("svg", { class: "picture", viewBox: `0 0 ${64 * size} ${64 * size}`, role: "img", "aria-label": t.board(names("W"), names("B")) }, ...layers);
    const drawn = html("div", { class: "board", "data-board": theme || usualBoard(), translate: "no" }, picture);
    drawn.addEventListener("click", start);
    return drawn;
  }

  // lines are those between the squares of a board of one colour.
  function lines() {
    return Array.from({ length: size - 1 }, (_, i) => `M${64 * (i + 1)} 0v${64 * size}M0 ${64 * (i + 1)}h${64 * size}`).join("");
  }

  function usualBoard() {
    if (matchMedia("(prefers-contrast: more)").matches) return "contraste";
    const dark = asked.theme === "dark" || (asked.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    return dark ? "noite" : "madeira";
  }

  function mark(corner) {
    const brackets = "M3 17V3H17M47 3H61V17M61 47V61H47M17 61H3V47";
    return svg("g", { class: "mark last", transform: `translate(${corner})` },
      svg("path", { class: "tint", d: "M0 0H64V64H0Z" }), svg("path", { class: "case", d: brackets }), svg("path", { class: "core", d: brackets }));
  }

  const nameOf = (square) => {
    const { squares, numbered } = facts.games[asked.game];
    return numbered ? String(squares.indexOf(square) + 1) : square;
  };

  function coordinates(corner) {
    const { squares, numbered } = facts.games[asked.game];
    const [left, bottom] = asked.below === "black" ? [size - 1, size - 1] : [0, 0];
    const high = Math.floor((11 * size + 4) / 8); // on the screen as on a board of eight files
    const shade = (square) => (squares.includes(square) ? "dark" : "light");
    const text = (kind, square, name) => {
      const [x, y] = corner(square);
      const at = kind === "number" ? { x: x + 2, y: y + 12 } : { x: x + 61, y: y + 60 };
      return svg("text", { class: `${kind} ${shade(square)}`, ...at }, name);
    };
    const ranks = Array.from({ length: size }, (_, i) => i);
    return svg("g", { class: "coordinates", "font-size": high }, ...(numbered
      ? squares.map((square, i) => text("number", square, String(i + 1)))
      : ranks.flatMap((i) => [
        text("number", squareAt(left, i), String(i + 1)),
        text("letter", squareAt(i, bottom), "abcdefghijklmnop"[i])])));
  }

  function below() {
    const { mode, position, paths, pieces } = asked;
    const names = named(facts.sets[pieces || asked.set]);
    const turn = names[position.turn === "W" ? 0 : 1];
    const text = { play: t.turn(turn), view: t.moves(paths.length), problem: t.find(turn) }[mode];
    const button = html("button", { type: "button", class: "primary start" }, t[mode]);
    button.addEventListener("click", start);
    return html("div", { class: "below" },
      html("div", { class: "status" }, html("p", {}, html("strong", {}, text[0].toUpperCase() + text.slice(1)))),
      html("div", { class: "bar" }, button));
  }

  // start loads the program, which takes the place of what is drawn here.
  function start() {
    if (started) return;
    started = true;
    page.dataset.started = "";
    window.tabuleiroStorage = "memory"; // nothing of a frame is kept
    const { game, mode, fen, paths, shown, below: side, level, board, pieces, theme, controls, list, sound, coords } = asked;
    window.tabuleiroEmbed = JSON.stringify({
      game, mode, fen, moves: paths.map((path) => path.join("")).join(" "), ply: shown, side, level: levelOf(level).key,
      board, pieces, theme, list, lang: page.lang, controls: controls === "1", sound: sound === "1", coords: coords === "1",
    });
    const portuguese = page.lang !== "en";
    window.tabuleiroSay = (inPortuguese, inEnglish) => (portuguese ? inPortuguese : inEnglish);
    document.querySelector(".loader [role=status]").textContent = t.loading;
    document.head.append(html("link", { rel: "stylesheet", href: `web/app.css?v=${version}` }));
    for (const [name, data] of [["web/sound.js"], ["wasm_exec.js"], ["web/start.js", { "data-version": version, "data-compressed": compressed, "data-plain": plain }]]) {
      const script = html("script", { src: `${name}?v=${version}`, ...data });
      script.async = false;
      document.head.append(script);
    }
  }

  delete page.dataset.elsewhere; // here is no other page to hide
  draw();
  addEventListener("hashchange", () => (started ? location.reload() : draw()));
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
    matchMedia(query).addEventListener("change", () => started || draw());
  }

  // The page around is told how high the frame should be for its width, as often
  // as that changes or it asks.
  if (window.parent !== window) {
    let told = 0;
    const tell = (again) => {
      const px = height();
      if (px === told && !again) return;
      told = px;
      window.parent.postMessage({ tipo: "altura", px }, "*");
    };
    let waiting = false;
    const soon = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => { waiting = false; tell(false); });
    };
    new ResizeObserver(soon).observe(document.body);
    new MutationObserver(soon).observe(document.body, { childList: true, subtree: true, attributeFilter: ["class", "hidden"] });
    addEventListener("message", ({ source, data }) => {
      if (source === window.parent && data?.tipo === "medir") tell(true);
    });
  }

  // height returns how high the page would be with the board at its full size.
  function height() {
    const app = document.querySelector(".app");
    const main = app.querySelector("main.embed");
    const board = main?.querySelector(".board");
    if (!board) return Math.ceil(app.offsetHeight);
    const style = getComputedStyle(main);
    const [full, rest] = ["--full", "--rest"].map((name) => parseFloat(style.getPropertyValue(name)));
    const beside = main.querySelector(".below").offsetLeft > board.offsetLeft;
    if (beside) return Math.ceil(full + rest + (main.querySelector(".wrong")?.offsetHeight ?? 0));
    return Math.ceil(app.offsetHeight - board.offsetHeight + full);
  }
})();
