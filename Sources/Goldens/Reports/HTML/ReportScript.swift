extension TestRun {
  /// What the HTML report does.
  static let reportScript = #"""

    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const byId = id => document.getElementById(id);
    const views = ["side by side", "slider", "onion skin", "blink", "difference"];
    const failing = new Set(["different", "missing", "broken"]);
    const state = { filter: "", only: null, index: -1, view: 0, position: 50, zoom: 0, grid: true, blink: false };
    const sizes = new Map();
    let timer = 0;

    function make(tag, properties, ...children) {
      const element = Object.assign(document.createElement(tag), properties);
      element.append(...children);
      return element;
    }
    function source(kind) {
      const text = byId(kind + "-" + state.index);
      return text ? "data:image/png;base64," + text.textContent : null;
    }
    function isShown(result) {
      const fits = state.only === null || (state.only === "failures" ? failing.has(result.state)
        : result.state === state.only);
      return fits && result.name.toLowerCase().includes(state.filter.toLowerCase());
    }
    function shown() { return data.results.map((_, i) => i).filter(i => isShown(data.results[i])); }

    function drawStates() {
      const counts = {};
      for (const result of data.results) counts[result.state] = (counts[result.state] || 0) + 1;
      const failures = data.results.filter(result => failing.has(result.state)).length;
      const choices = [[null, "all " + data.results.length], ["failures", "failures " + failures]];
      for (const name of ["different", "missing", "broken", "recorded", "passed"]) {
        if (counts[name]) choices.push([name, name + " " + counts[name]]);
      }
      byId("states").replaceChildren(...choices.map(([only, text]) => {
        const button = make("button", { textContent: text, onclick: () => choose(only) });
        button.setAttribute("aria-pressed", state.only === only);
        return button;
      }));
    }
    function drawList() {
      const links = shown().map(i => {
        const result = data.results[i];
        const link = make("a", { href: "#" + encodeURIComponent(result.name), className: result.state,
          textContent: result.name, title: result.state, onclick: event => { event.preventDefault(); show(i); } });
        link.setAttribute("aria-current", i === state.index);
        return link;
      });
      if (!links.length) links.push(make("p", { textContent: "No picture fits the filter." }));
      for (const orphan of state.only === null && !state.filter ? data.orphans : []) {
        links.push(make("a", { className: "orphan", textContent: orphan + " (orphaned golden)" }));
      }
      byId("list").replaceChildren(...links);
      const current = byId("list").querySelector("[aria-current=true]");
      if (current) current.scrollIntoView({ block: "nearest" });
    }
    function choose(only) {
      state.only = only;
      refresh();
    }
    function refresh() {
      const all = shown();
      if (!all.includes(state.index)) state.index = all.length ? all[0] : -1;
      drawStates();
      drawList();
      drawViewer();
    }
    function show(index) {
      state.index = index;
      history.replaceState(null, "", "#" + encodeURIComponent(data.results[index].name));
      byId("viewer").scrollTop = 0;
      drawList();
      drawViewer();
    }

    function drawViewer() {
      clearInterval(timer);
      const viewer = byId("viewer");
      const result = data.results[state.index];
      if (!result) return viewer.replaceChildren();
      const head = make("h2", {}, result.name, make("span", { className: "state " + result.state,
        textContent: result.state }));
      const lines = [result.message || (result.state === "passed" ? "the same as its golden" : "")];
      if (result.state === "passed" && result.difference) lines.push(result.difference.pixels + " pixels differ");
      lines.push("scene " + result.scene + (result.line ? ":" + result.line : ""), ...result.warnings);
      const parts = [head, make("p", { className: "message", textContent: lines.filter(Boolean).join("\n") })];
      const kinds = ["expected", "actual", "difference"].filter(source);
      if (kinds.length) parts.push(tools(kinds), make("div", { id: "pictures" }));
      if (result.layout.length) parts.push(make("h3", { textContent: "What moved in the layout" }), layout(result));
      viewer.replaceChildren(...parts);
      if (kinds.length) drawPictures(kinds);
    }
    function layout(result) {
      const names = { "+": "added", "-": "removed", " ": "same" };
      return make("pre", {}, ...result.layout.map(line =>
        make("span", { className: names[line[0]], textContent: line + "\n" })));
    }
    function tools(kinds) {
      const bar = make("div", { className: "tools" });
      const hasBoth = kinds.includes("expected") && kinds.includes("actual");
      views.forEach((name, i) => {
        if (i > 0 && !hasBoth) return;
        const button = make("button", { textContent: name, onclick: () => view(i) });
        button.setAttribute("aria-pressed", state.view === i);
        bar.append(button);
      });
      if (!hasBoth) state.view = 0;
      if (state.view === 1 || state.view === 2) {
        const range = make("input", { type: "range", min: 0, max: 100, value: state.position, id: "position",
          oninput: () => move(Number(range.value)) });
        range.setAttribute("aria-label", views[state.view]);
        bar.append(range);
      }
      bar.append(make("span", { className: "gap" }), make("button", { textContent: "−", ariaLabel: "smaller",
        onclick: () => zoom(-1) }), make("span", { id: "zoom" }), make("button", { textContent: "+",
        ariaLabel: "larger", onclick: () => zoom(1) }));
      return bar;
    }
    function stage(...kinds) {
      const box = make("div", { className: "stage" });
      for (const kind of kinds) {
        const image = make("img", { src: source(kind), alt: kind, className: kind });
        image.onload = () => { sizes.set(kind + state.index, image.naturalWidth); fit(); };
        box.append(image);
      }
      box.append(make("div", { className: "grid" }));
      return box;
    }
    function drawPictures(kinds) {
      const place = byId("pictures");
      if (state.view === 0) {
        place.replaceChildren(make("div", { className: "row" }, ...kinds.map(kind =>
          make("figure", {}, make("figcaption", { textContent: kind }), stage(kind)))));
      } else if (state.view === 4) {
        place.replaceChildren(stage("difference"));
      } else {
        const box = stage("expected", "actual");
        if (state.view === 1) box.append(make("div", { className: "edge" }));
        const caption = state.view === 1 ? "expected on the right, actual on the left"
          : state.view === 2 ? "actual over expected" : "expected and actual in turns";
        place.replaceChildren(make("figure", {}, make("figcaption", { textContent: caption }), box));
        if (state.view === 3) timer = setInterval(blink, 600);
      }
      fit();
    }
    function blink() {
      state.blink = !state.blink;
      const image = document.querySelector(".stage img.actual");
      if (image) image.style.visibility = state.blink ? "hidden" : "visible";
    }
    function fit() {
      const images = [...document.querySelectorAll(".stage img")].filter(image => image.naturalWidth);
      if (!images.length) return;
      const count = state.view === 0 ? images.length : 1;
      const widest = Math.max(...images.map(image => image.naturalWidth));
      const room = (byId("viewer").clientWidth - 60 - 18 * (count - 1)) / count;
      const scale = state.zoom || Math.min(1, Math.max(room / widest, 0.1));
      state.shown = scale;
      for (const image of images) {
        image.style.width = image.naturalWidth * scale + "px";
        image.style.height = image.naturalHeight * scale + "px";
      }
      for (const box of document.querySelectorAll(".stage")) {
        box.classList.toggle("large", scale > 1);
        const line = "rgb(128 128 128 / 35%) 1px, transparent 1px";
        const grid = box.querySelector(".grid");
        grid.style.backgroundImage = state.grid && scale >= 6
          ? `linear-gradient(to right, ${line}), linear-gradient(to bottom, ${line})` : "none";
        grid.style.backgroundSize = scale + "px " + scale + "px";
      }
      const label = byId("zoom");
      if (label) label.textContent = Math.round(scale * 100) + " %";
      place();
    }
    function place() {
      const image = document.querySelector(".stage img.actual");
      if (!image || (state.view !== 1 && state.view !== 2)) return;
      image.style.clipPath = state.view === 1 ? `inset(0 ${100 - state.position}% 0 0)` : "none";
      image.style.opacity = state.view === 2 ? state.position / 100 : 1;
      const edge = document.querySelector(".edge");
      if (edge) edge.style.left = image.clientWidth * state.position / 100 + "px";
    }
    function move(position) {
      state.position = Math.min(100, Math.max(0, position));
      const range = byId("position");
      if (range) range.value = state.position;
      place();
    }
    function view(index) {
      const result = data.results[state.index];
      if (index > 0 && result && !(source("expected") && source("actual"))) return;
      state.view = index;
      drawViewer();
    }
    function zoom(step) {
      const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32];
      const now = state.shown || 1;
      const next = step > 0 ? steps.find(value => value > now + 0.001)
        : steps.findLast(value => value < now - 0.001);
      if (step === 0) state.zoom = 0; else if (next) state.zoom = next;
      fit();
      if (step > 0) centre();
    }
    // Zooming in is for looking at the change, so that comes into sight.
    function centre() {
      const result = data.results[state.index];
      const region = result && result.difference && result.difference.regions[0];
      const box = document.querySelector(".stage");
      if (!region || !box || state.shown <= 1) return;
      const viewer = byId("viewer"), outer = viewer.getBoundingClientRect(), inner = box.getBoundingClientRect();
      viewer.scrollLeft += inner.left + (region[0] + region[2] / 2) * state.shown - outer.left - outer.width / 2;
      viewer.scrollTop += inner.top + (region[1] + region[3] / 2) * state.shown - outer.top - outer.height / 2;
    }
    function step(by) {
      const all = shown();
      const next = all[all.indexOf(state.index) + by];
      if (next !== undefined) show(next);
    }
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.type === "search") {
        if (event.key === "Escape" || event.key === "Enter") event.target.blur();
        return;
      }
      const isRange = event.target.type === "range";
      const actions = { j: () => step(1), k: () => step(-1), "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1),
        0: () => zoom(0), g: () => { state.grid = !state.grid; fit(); }, "/": () => byId("filter").focus(),
        f: () => choose(state.only === "failures" ? null : "failures"),
        ArrowLeft: () => move(state.position - 5), ArrowRight: () => move(state.position + 5) };
      views.forEach((_, i) => { actions[i + 1] = () => view(i); });
      const action = actions[event.key];
      if (!action || (event.key.startsWith("Arrow") && (isRange || (state.view !== 1 && state.view !== 2)))) return;
      event.preventDefault();
      action();
    });
    byId("filter").addEventListener("input", event => { state.filter = event.target.value; refresh(); });
    window.addEventListener("resize", fit);
    byId("summary").textContent = data.summary;
    byId("remarks").replaceChildren(...data.remarks.map(text => make("p", { textContent: text })));
    const wanted = decodeURIComponent(location.hash.slice(1));
    state.index = data.results.findIndex(result => result.name === wanted);
    if (state.index < 0) state.index = data.results.findIndex(result => failing.has(result.state));
    if (state.index >= 0 && failing.has(data.results[state.index].state)) state.only = "failures";
    refresh();

    """#
}
