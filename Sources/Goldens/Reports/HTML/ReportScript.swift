extension TestRun {
  /// What the HTML report does, apart from the pictures: the list, the filters, the words and the keys.
  ///
  /// Everything is made once and changed in place, so that the focus stays where it is and ten thousand entries are no
  /// burden.
  static let reportScript = #"""

    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const results = data.results;
    const byId = id => document.getElementById(id);
    const state = { filter: "", only: null, index: -1, view: 0, position: 50, zoom: 0, grid: true, marks: true,
      change: 0, blink: false };
    const narrow = matchMedia("(max-width: 760px)");
    let shown = [];

    function make(tag, properties, ...children) {
      const element = Object.assign(document.createElement(tag), properties);
      element.append(...children);
      return element;
    }
    const words = { missing: "no golden" };
    const label = result => words[result.state] || result.state;

    // The list.
    const entries = results.map((result, i) => {
      const entry = make("a", { href: "#" + encodeURIComponent(result.name), className: result.state,
        textContent: result.name, title: label(result), onclick: event => { event.preventDefault(); show(i); } });
      if (result.failed) entry.classList.add("failed");
      return entry;
    });
    const names = results.map(result => result.name.toLowerCase());
    const nothing = make("p", { textContent: "No picture fits the filter.", hidden: true });
    const orphans = data.orphans.map(orphan => make("p", { className: "orphan", textContent: orphan,
      title: "orphaned golden: no scene has it" }));
    byId("list").append(...entries, nothing, ...orphans);

    // The filters.
    function isShown(i) {
      const fits = state.only === null || (state.only === "failures" ? results[i].failed
        : results[i].state === state.only);
      return fits && names[i].includes(state.filter);
    }
    const counts = {};
    for (const result of results) counts[result.state] = (counts[result.state] || 0) + 1;
    const choices = [[null, "all " + results.length],
      ["failures", "failures " + results.filter(result => result.failed).length]];
    for (const name of ["different", "missing", "broken", "recorded", "passed"]) {
      if (counts[name]) choices.push([name, (words[name] || name) + " " + counts[name]]);
    }
    const stateButtons = choices.map(([only, text]) => {
      const button = make("button", { textContent: text, onclick: () => choose(only) });
      byId("states").append(button);
      return [only, button];
    });
    function choose(only) {
      state.only = only;
      refresh();
    }
    function refresh() {
      shown = [];
      entries.forEach((entry, i) => {
        const fits = isShown(i);
        if (fits) shown.push(i);
        if (entry.hidden === fits) entry.hidden = !fits;
      });
      nothing.hidden = shown.length > 0;
      for (const orphan of orphans) orphan.hidden = state.only !== null || state.filter !== "";
      for (const [only, button] of stateButtons) button.setAttribute("aria-pressed", state.only === only);
      select(shown.includes(state.index) ? state.index : shown.length ? shown[0] : -1);
    }
    function show(index) {
      history.replaceState(null, "", "#" + encodeURIComponent(results[index].name));
      toggleDrawer(false);
      select(index);
      if (narrow.matches) scrollTo(0, byId("bar").offsetTop);
    }
    function select(index) {
      const old = entries[state.index], entry = entries[index];
      const isNew = state.index !== index;
      state.index = index;
      if (isNew && old) old.removeAttribute("aria-current");
      if (entry) {
        entry.setAttribute("aria-current", "true");
        if (byId("list").offsetParent) entry.scrollIntoView({ block: "nearest" });
      }
      if (!isNew) return tell();
      state.change = 0;
      byId("viewer").scrollTop = 0;
      drawWords();
      drawPictures();
      tell();
    }
    function step(by) {
      const next = shown[shown.indexOf(state.index) + by];
      if (next !== undefined) show(next);
    }
    function toggleDrawer(isOpen) {
      document.body.classList.toggle("open", isOpen);
      byId("drawer").setAttribute("aria-expanded", isOpen);
      if (isOpen) scrollTo(0, byId("bar").offsetTop);
      if (isOpen && entries[state.index]) entries[state.index].scrollIntoView({ block: "center" });
    }

    // What is said of a picture.
    function drawWords() {
      const result = results[state.index];
      byId("viewer").hidden = !result;
      byId("drawer").textContent = result ? result.name : "no picture";
      if (!result) return;
      document.title = result.name + " – uirender report";
      byId("name").textContent = result.name;
      byId("state").textContent = label(result);
      byId("state").className = "state " + result.state;
      // The change of the layout is shown in full below.
      const said = result.layout.length ? result.message.replace(/^text: line .*\n  expected: .*\n  actual: .*\n?/m, "")
        .trim() : result.message;
      const lines = [said || (result.state === "passed" ? "the same as its golden" : "")];
      lines.push("scene " + result.scene + (result.line ? ":" + result.line : ""), ...result.warnings);
      byId("message").textContent = lines.filter(Boolean).join("\n");
      const command = approval();
      byId("approve").hidden = !command;
      byId("approve").querySelector("code").textContent = command || "";
      byId("approve").querySelector("button").textContent = "copy";
      const kinds = { "+": "added", "-": "removed", " ": "same" };
      byId("moved").hidden = !result.layout.length;
      byId("moved").querySelector("pre").replaceChildren(...result.layout.map(line =>
        make("span", { className: kinds[line[0]], textContent: line + "\n" })));
    }
    function approval() {
      const result = results[state.index];
      if (!result || !data.approve || (result.state !== "different" && result.state !== "missing")) return null;
      const isPlain = /^[\p{L}0-9_./@+=:,-][\p{L}0-9_./~@+=:,-]*$/u.test(result.name);
      return data.approve + " " + (isPlain ? result.name : "'" + result.name.replaceAll("'", "'\\''") + "'");
    }
    async function copy() {
      const command = approval();
      if (!command) return;
      const button = byId("approve").querySelector("button");
      try {
        await navigator.clipboard.writeText(command);
        button.textContent = "copied";
      } catch {
        // Pages that are opened from a disk may not always write there: select it, so that the person can.
        getSelection().selectAllChildren(byId("approve").querySelector("code"));
        button.textContent = "selected";
      }
    }
    // The one place that is read aloud when something changes.
    function tell() {
      const result = results[state.index];
      const parts = [];
      if (result) {
        parts.push(shown.indexOf(state.index) + 1 + " of " + shown.length);
        const all = changes();
        const change = all[state.change];
        if (change && byId("expected-" + state.index)) {
          parts.push(`change ${state.change + 1} of ${all.length}${result.difference.regions.length < 100 ? "" : " or more"}`
            + `: x ${change[0]} y ${change[1]}, ${change[2]} × ${change[3]} ${change[2] * change[3] === 1 ? "pixel" : "pixels"}`);
        }
      } else {
        parts.push("no picture fits the filter");
      }
      byId("status").textContent = parts.join(" · ");
    }

    // Keys.
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.type === "search") {
        if (event.key === "Escape" || event.key === "Enter") event.target.blur();
        return;
      }
      const isMovable = (viewNow() === 1 || viewNow() === 2) && event.target.type !== "range";
      const actions = { j: () => step(1), k: () => step(-1), n: () => stepChange(1), p: () => stepChange(-1),
        "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1), 0: () => zoom(0), c: copy,
        g: () => { state.grid = !state.grid; layOut(); }, m: toggleMarks, "/": () => byId("filter").focus(),
        f: () => choose(state.only === "failures" ? null : "failures"), Escape: () => toggleDrawer(false),
        ArrowLeft: () => move(state.position - 5), ArrowRight: () => move(state.position + 5) };
      views.forEach((_, i) => { actions[i + 1] = () => view(i); });
      const action = actions[event.key];
      if (!action || (event.key.startsWith("Arrow") && !isMovable)) return;
      event.preventDefault();
      action();
    });

    """#
}
