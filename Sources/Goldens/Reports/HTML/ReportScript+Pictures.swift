extension TestRun {
  /// What the HTML report does with the pictures: the views, the marks of changes, the zoom; and at the end its start.
  static let pictureScript = #"""

    const views = ["side by side", "slider", "onion skin", "blink", "difference"];
    let timer = 0, scale = 1;

    const source = kind => {
      const text = byId(kind + "-" + state.index);
      return text ? "data:image/png;base64," + text.textContent : null;
    };
    const has = kind => byId(kind + "-" + state.index) !== null;
    // A view that a picture cannot have is kept for the next one that can.
    function viewNow() { return has("expected") && has("actual") ? state.view : 0; }

    // The rectangles that have changed; what only one of two sizes has lies at the right and at the bottom.
    function changes() {
      const difference = results[state.index] && results[state.index].difference;
      if (!difference) return [];
      const all = difference.regions.slice();
      if (difference.sizes) {
        const [w, h, otherW, otherH] = difference.sizes;
        if (w !== otherW) all.push([Math.min(w, otherW), 0, Math.abs(w - otherW), w > otherW ? h : otherH]);
        if (h !== otherH) all.push([0, Math.min(h, otherH), h > otherH ? w : otherW, Math.abs(h - otherH)]);
      }
      return all;
    }

    // The tools are made once: a button that was pressed keeps the focus.
    const viewButtons = views.map((name, i) => make("button", { textContent: name, onclick: () => view(i) }));
    const range = make("input", { type: "range", min: 0, max: 100, id: "position",
      oninput: () => move(Number(range.value)) });
    const slide = make("label", { className: "slide" }, "expected", range, "actual");
    const zoomLabel = make("span", { id: "zoom" });
    const marksButton = make("button", { textContent: "marks", title: "Outline what has changed", onclick: toggleMarks });
    const changeTools = make("span", { className: "group" }, marksButton,
      make("button", { textContent: "next change", id: "next-change", onclick: () => stepChange(1) }));
    byId("tools").append(make("span", { className: "group" }, ...viewButtons), slide, changeTools,
      make("span", { className: "group" }, make("button", { textContent: "−", ariaLabel: "smaller",
        onclick: () => zoom(-1) }), zoomLabel, make("button", { textContent: "+", ariaLabel: "larger",
        onclick: () => zoom(1) }), make("button", { textContent: "fit", onclick: () => zoom(0) })));

    function drawTools() {
      const now = viewNow(), hasBoth = has("expected") && has("actual");
      byId("tools").hidden = !has("actual") && !has("expected");
      viewButtons.forEach((button, i) => {
        button.hidden = i > 0 && !hasBoth;
        button.setAttribute("aria-pressed", now === i);
      });
      slide.hidden = now !== 1 && now !== 2;
      range.setAttribute("aria-label", now === 1 ? "Where the line is" : "How much of the actual picture shows");
      changeTools.hidden = !hasBoth || !changes().length;
      marksButton.setAttribute("aria-pressed", state.marks);
    }
    const captions = { expected: "expected", actual: "actual", difference: "difference" };
    function panel(kinds) {
      const now = viewNow();
      const text = kinds.length === 1 ? captions[kinds[0]]
        : now === 1 ? "expected left of the line, actual right of it; drag it"
        : now === 2 ? "actual over expected" : "";
      const box = make("div", { className: "stage" });
      for (const kind of kinds) {
        box.append(make("img", { src: source(kind), alt: kind, className: kind, draggable: false, onload: layOut }));
      }
      box.append(make("div", { className: "grid" }), make("div", { className: "marks" }));
      if (now === 1) {
        box.append(make("div", { className: "edge" }));
        drag(box);
      }
      const scroll = make("div", { className: "scroll", tabIndex: 0, onscroll: () => follow(scroll) }, box);
      scroll.setAttribute("aria-label", text || "expected and actual in turns");
      scroll.setAttribute("role", "group");
      return make("figure", {}, make("figcaption", { textContent: text }), scroll);
    }
    function drawPictures() {
      clearInterval(timer);
      const now = viewNow();
      const kinds = ["expected", "actual", "difference"].filter(has);
      captions.actual = has("expected") || !results[state.index] ? "actual"
        : results[state.index].state === "recorded" ? "recorded" : "actual (there is no golden)";
      drawTools();
      const panels = now === 0 ? kinds.map(kind => [kind]) : now === 4 ? [["difference"]] : [["expected", "actual"]];
      byId("pictures").replaceChildren(...panels.map(panel));
      byId("pictures").hidden = !kinds.length;
      byId("content").classList.toggle("single", now !== 0);
      middle = null;
      if (now === 3) {
        state.blink = false;
        blink();
        timer = setInterval(blink, 700);
      }
      isCentred = false;
      layOut();
    }
    // Says which picture shows, too: who looks away must not have to count.
    function blink() {
      state.blink = !state.blink;
      const image = document.querySelector(".stage img.actual");
      const caption = document.querySelector("#pictures figcaption");
      if (!image || !caption) return;
      image.style.visibility = state.blink ? "hidden" : "visible";
      caption.textContent = state.blink ? "expected" : "actual";
      caption.className = state.blink ? "" : "is-actual";
    }

    // Sizes. The whole picture fits at first; small ones are enlarged by whole numbers.
    let isCentred = false;
    function room(box) {
      return [box.clientWidth - 2, (narrow.matches ? innerHeight * 0.7 : box.clientHeight) - 2];
    }
    function layOut() {
      const images = [...document.querySelectorAll(".stage img")];
      if (!images.length || images.some(image => !image.naturalWidth)) return;
      const width = Math.max(...images.map(image => image.naturalWidth));
      const height = Math.max(...images.map(image => image.naturalHeight));
      const [roomWidth, roomHeight] = room(document.querySelector(".scroll"));
      const fitting = Math.min(roomWidth / width, roomHeight / height);
      scale = state.zoom || (fitting >= 1 ? Math.min(Math.floor(fitting), 8) : Math.max(fitting, 0.02));
      for (const image of images) {
        image.style.width = image.naturalWidth * scale + "px";
        image.style.height = image.naturalHeight * scale + "px";
      }
      const line = "rgb(128 128 128 / 35%) 1px, transparent 1px";
      for (const box of document.querySelectorAll(".stage")) {
        box.style.width = width * scale + "px";
        box.style.height = height * scale + "px";
        box.classList.toggle("large", scale > 1);
        const grid = box.querySelector(".grid");
        grid.style.backgroundImage = state.grid && scale >= 6
          ? `linear-gradient(to right, ${line}), linear-gradient(to bottom, ${line})` : "none";
        grid.style.backgroundSize = scale + "px " + scale + "px";
      }
      zoomLabel.textContent = Math.round(scale * 100) + " %";
      drawMarks();
      place();
      if (!isCentred) {
        isCentred = true;
        centre();
      }
    }
    // An outline is as thick at every zoom, and never smaller than the eye finds: one pixel has one, too.
    function drawMarks() {
      const all = state.marks && has("expected") ? changes() : [];
      for (const box of document.querySelectorAll(".marks")) {
        box.replaceChildren(...all.map(([x, y, width, height], i) => {
          const mark = make("div", { className: i === state.change ? "mark current" : "mark" });
          const w = Math.max(width * scale + 8, 16), h = Math.max(height * scale + 8, 16);
          const stage = box.parentNode;
          const inside = (at, size, room) => Math.max(Math.min(at, room - size - 2), 2);
          const left = inside((x + width / 2) * scale - w / 2, w, stage.clientWidth);
          const top = inside((y + height / 2) * scale - h / 2, h, stage.clientHeight);
          mark.style.cssText = `left: ${left}px; top: ${top}px; `
            + `width: ${w}px; height: ${h}px`;
          return mark;
        }));
      }
    }
    function toggleMarks() {
      state.marks = !state.marks;
      marksButton.setAttribute("aria-pressed", state.marks);
      drawMarks();
    }
    function stepChange(by) {
      const count = changes().length;
      if (!count || !has("expected")) return;
      state.change = (state.change + by + count) % count;
      drawMarks();
      centre();
      tell();
    }
    // Brings the change into the middle; it stays there while nobody scrolls.
    let middle = null;
    function isAtChange() {
      const box = document.querySelector(".scroll");
      return middle !== null && middle[0] === box.scrollLeft && middle[1] === box.scrollTop;
    }
    function centre() {
      const change = changes()[state.change];
      if (!change) return;
      for (const box of document.querySelectorAll(".scroll")) {
        box.scrollLeft = (change[0] + change[2] / 2) * scale - box.clientWidth / 2;
        box.scrollTop = (change[1] + change[3] / 2) * scale - box.clientHeight / 2;
        middle = [box.scrollLeft, box.scrollTop];
      }
    }
    // Pictures side by side show the same part.
    function follow(leader) {
      for (const box of document.querySelectorAll(".scroll")) {
        if (box === leader) continue;
        if (box.scrollLeft !== leader.scrollLeft) box.scrollLeft = leader.scrollLeft;
        if (box.scrollTop !== leader.scrollTop) box.scrollTop = leader.scrollTop;
      }
    }
    function place() {
      const image = document.querySelector(".stage img.actual");
      const now = viewNow();
      range.value = state.position;
      if (!image || (now !== 1 && now !== 2)) return;
      const at = image.parentNode.clientWidth * state.position / 100;
      image.style.clipPath = now === 1 ? `inset(0 0 0 ${at}px)` : "none";
      image.style.opacity = now === 2 ? state.position / 100 : 1;
      const under = document.querySelector(".stage img.expected");
      if (under) under.style.clipPath = now === 1 ? `inset(0 ${Math.max(under.clientWidth - at, 0)}px 0 0)` : "none";
      const edge = document.querySelector(".edge");
      if (edge) edge.style.left = at + "px";
    }
    function move(position) {
      state.position = Math.min(100, Math.max(0, position));
      place();
    }
    function drag(box) {
      const to = event => {
        const frame = box.getBoundingClientRect();
        move((event.clientX - frame.left) / frame.width * 100);
      };
      box.classList.add("draggable");
      box.onpointerdown = event => {
        if (event.button !== 0) return;
        box.setPointerCapture(event.pointerId);
        to(event);
      };
      box.onpointermove = event => { if (box.hasPointerCapture(event.pointerId)) to(event); };
    }
    function view(index) {
      if (index > 0 && !(has("expected") && has("actual"))) return;
      state.view = index;
      drawPictures();
    }
    function zoom(step) {
      const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32];
      const box = document.querySelector(".scroll");
      if (!box) return;
      const isAtChangeNow = isAtChange();
      const old = scale, x = (box.scrollLeft + box.clientWidth / 2) / old, y = (box.scrollTop + box.clientHeight / 2) / old;
      const next = step > 0 ? steps.find(value => value > old + 0.001) : steps.findLast(value => value < old - 0.001);
      if (step === 0) state.zoom = 0; else if (next) state.zoom = next;
      layOut();
      // Who zooms wants to see the change; who has scrolled away from it stays there.
      if (isAtChangeNow && changes().length) return centre();
      box.scrollLeft = x * scale - box.clientWidth / 2;
      box.scrollTop = y * scale - box.clientHeight / 2;
    }

    byId("filter").addEventListener("input", event => {
      state.filter = event.target.value.toLowerCase();
      refresh();
    });
    byId("approve").querySelector("button").onclick = copy;
    byId("previous").onclick = () => step(-1);
    byId("next").onclick = () => step(1);
    byId("drawer").onclick = () => toggleDrawer(!document.body.classList.contains("open"));
    addEventListener("resize", layOut);
    byId("summary").textContent = data.summary;
    if (data.remarks.length) {
      const [first, ...rest] = data.remarks.join("\n").split("\n");
      const remarks = byId("remarks");
      remarks.hidden = false;
      remarks.open = !narrow.matches;
      remarks.querySelector("summary").textContent = first;
      remarks.querySelector("div").textContent = rest.join("\n");
      remarks.classList.toggle("short", !rest.length);
    }
    let wanted = "";
    try { wanted = decodeURIComponent(location.hash.slice(1)); } catch { /* Somebody has typed half a name. */ }
    let start = results.findIndex(result => result.name === wanted);
    if (start < 0) start = results.findIndex(result => result.failed);
    if (start >= 0 && results[start].failed) state.only = "failures";
    select(start >= 0 ? start : results.length ? 0 : -1);
    refresh();

    """#
}
