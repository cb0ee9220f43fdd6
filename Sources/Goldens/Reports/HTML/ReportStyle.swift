extension TestRun {
  /// How the HTML report looks: on a wide window everything has its place, on a narrow one the page scrolls.
  static let reportStyle = """

    :root { color-scheme: light dark; --back: #f6f7f9; --card: #fff; --text: #1c1e21; --soft: #5b626c; --line: #dfe2e7;
      --accent: #0a63d8; --bad: #c4262e; --good: #1a7f37; --warn: #855900; --check1: #e4e6ea; --check2: #f3f4f6;
      --mark: #e6007e; --current: #0a63d8; --halo: #fff; }
    @media (prefers-color-scheme: dark) { :root { --back: #15171a; --card: #1e2125; --text: #e7e9ec; --soft: #9aa1ab;
      --line: #33373d; --accent: #6cb0ff; --bad: #ff7b72; --good: #56d364; --warn: #e3b341; --check1: #2a2d32;
      --check2: #23262a; } }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--back); color: var(--text);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
    header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 10px 16px;
      border-bottom: 1px solid var(--line); background: var(--card); }
    h1 { font-size: 16px; margin: 0; }
    #summary { margin: 0; flex: 1; color: var(--soft); min-width: 14em; }
    button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 6px;
      padding: 3px 10px; cursor: pointer; white-space: nowrap; }
    button:hover { border-color: var(--soft); }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--card); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #states { display: flex; flex-wrap: wrap; gap: 6px; }
    input[type=search] { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
      border-radius: 6px; padding: 4px 8px; width: 16em; }
    #remarks { padding: 6px 16px; border-bottom: 1px solid var(--line); color: var(--warn); font-size: 13px; }
    #remarks summary { cursor: pointer; } #remarks.short summary { list-style: none; cursor: default; }
    #remarks div { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 7em; overflow-y: auto; }
    #bar { display: none; }
    main { flex: 1; display: flex; min-height: 0; }
    nav { width: 270px; flex: none; overflow-y: auto; border-right: 1px solid var(--line); padding: 6px; }
    nav a { display: flex; gap: 8px; padding: 5px 8px; border-radius: 6px; color: inherit; text-decoration: none;
      overflow-wrap: anywhere; content-visibility: auto; contain-intrinsic-size: auto 30px; }
    nav a:hover { background: var(--card); }
    nav a:focus-visible { outline-offset: -2px; }
    nav a[aria-current] { background: var(--card); box-shadow: inset 0 0 0 1px var(--accent); }
    nav a::before { content: ""; flex: none; width: 9px; height: 9px; margin-top: 6px; border-radius: 50%;
      background: var(--good); }
    nav a.different::before, nav a.broken::before { background: var(--bad); }
    nav a.broken::before { border-radius: 0; clip-path: polygon(50% 0, 100% 100%, 0 100%); }
    nav a.missing::before { background: var(--warn); border-radius: 2px; }
    nav a.recorded::before { background: var(--accent); border-radius: 2px; }
    nav p { color: var(--soft); padding: 0 8px; margin: 8px 0; overflow-wrap: anywhere; }
    nav p.orphan::before { content: "orphan "; color: var(--warn); font-weight: 600; }
    #viewer { flex: 1; min-width: 0; overflow: auto; padding: 12px 18px; display: flex; flex-direction: column; }
    h2 { margin: 0 0 2px; font-size: 17px; overflow-wrap: anywhere; }
    .state { font-size: 12px; font-weight: 600; vertical-align: 2px; margin-left: 8px; color: var(--soft); }
    .state.different, .state.broken { color: var(--bad); } .state.missing { color: var(--warn); }
    .state.passed { color: var(--good); } .state.recorded { color: var(--accent); }
    .message { margin: 0 0 8px; color: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere; }
    #approve { margin: 0 0 8px; display: flex; gap: 8px; align-items: center; }
    code { font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; background: var(--card);
      border: 1px solid var(--line); border-radius: 6px; padding: 3px 8px; overflow-wrap: anywhere; }
    #tools { display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: center; }
    .group { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
    .slide { display: flex; gap: 8px; align-items: center; color: var(--soft); font-size: 12px; }
    .slide input { width: 180px; accent-color: var(--accent); }
    #zoom { min-width: 4em; text-align: center; font-variant-numeric: tabular-nums; }
    #status { margin: 6px 0; color: var(--soft); font-size: 12px; }
    #content { flex: 1 0 auto; display: flex; flex-direction: column; gap: 14px; }
    #pictures { flex: 1 1 0; min-width: 0; min-height: min(60vh, 640px); display: flex; gap: 14px; }
    figure { margin: 0; flex: 1 1 0; min-width: 0; display: flex; flex-direction: column; }
    figcaption { color: var(--soft); font-size: 12px; margin-bottom: 4px; min-height: 1.5em; }
    figcaption.is-actual { color: var(--accent); font-weight: 600; }
    .scroll { flex: 1 1 0; min-height: 0; overflow: auto; }
    .stage { position: relative; line-height: 0; overflow: hidden; box-shadow: inset 0 0 0 1px var(--line);
      background: repeating-conic-gradient(var(--check1) 0 25%, var(--check2) 0 50%) 0 0/16px 16px; }
    .stage.draggable { cursor: ew-resize; touch-action: pan-y; user-select: none; }
    .stage img { display: block; image-rendering: auto; } .stage.large img { image-rendering: pixelated; }
    .stage img + img { position: absolute; left: 0; top: 0; }
    .stage .grid { position: absolute; inset: 0; pointer-events: none; }
    .mark { position: absolute; border: 2px solid var(--mark); border-radius: 4px; pointer-events: none;
      box-shadow: 0 0 0 1.5px var(--halo), inset 0 0 0 1.5px var(--halo); opacity: 0.75; }
    .mark.current { border-color: var(--current); border-width: 3px; opacity: 1;
      box-shadow: 0 0 0 2px var(--halo), inset 0 0 0 1.5px var(--halo), 0 0 10px 4px rgb(10 99 216 / 45%); }
    .edge { position: absolute; top: 0; bottom: 0; width: 3px; margin-left: -1.5px; background: var(--current);
      box-shadow: 0 0 0 1px var(--halo); pointer-events: none; }
    .edge::after { content: "↔"; position: sticky; top: 40%; display: block; width: 28px; height: 28px; margin-left: -12.5px;
      border-radius: 50%; background: var(--current); color: #fff; box-shadow: 0 0 0 1.5px var(--halo);
      font: 16px/27px system-ui, sans-serif; text-align: center; }
    h3 { font-size: 14px; margin: 0 0 6px; }
    pre { margin: 0; padding: 10px; background: var(--card); border: 1px solid var(--line); border-radius: 6px;
      font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; overflow-x: auto; }
    pre .added { color: var(--good); } pre .removed { color: var(--bad); }
    footer { padding: 6px 16px; border-top: 1px solid var(--line); color: var(--soft); font-size: 12px; }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; }
    #moved { min-width: 0; }
    /* The change of the layout stands beside the pictures where there is room. */
    @media (min-width: 1500px) {
      #content { flex-direction: row; flex: 1 1 0; min-height: 320px; } #pictures { min-height: 0; }
      #moved { flex: 0 0 34%; display: flex; flex-direction: column; min-height: 0; }
      #moved pre { overflow: auto; min-height: 0; }
    }
    @media (min-width: 1100px) {
      #content.single { flex-direction: row; flex: 1 1 0; min-height: 320px; } .single #pictures { min-height: 0; }
      .single #moved { flex: 0 0 48%; display: flex; flex-direction: column; min-height: 0; }
      .single #moved pre { overflow: auto; min-height: 0; }
    }
    @media (max-width: 760px) {
      body { height: auto; min-height: 100vh; }
      header { padding: 8px 12px; gap: 8px; } #summary { flex-basis: 100%; min-width: 0; order: 1; font-size: 13px; }
      #states { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; order: 2; flex-basis: 100%; }
      input[type=search] { flex: 1; min-width: 0; }
      #remarks { padding: 6px 12px; } #remarks div { max-height: none; }
      #bar { display: flex; gap: 6px; padding: 6px 12px; position: sticky; top: 0; z-index: 2; background: var(--back);
        border-bottom: 1px solid var(--line); }
      #bar button { min-height: 36px; min-width: 40px; font-size: 15px; }
      #drawer { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; text-align: left; }
      #drawer::after { content: " ▾"; color: var(--soft); }
      main { display: block; }
      nav { display: none; width: auto; border-right: 0; }
      .open nav { display: block; position: fixed; inset: 49px 0 0 0; z-index: 1; background: var(--back); }
      .open { overflow: hidden; } .open main { min-height: 100vh; }
      nav a { padding: 9px 8px; } nav a::before { margin-top: 5px; }
      #viewer { display: block; overflow: visible; padding: 10px 12px 24px; }
      #tools button { min-height: 34px; } .slide input { width: 130px; }
      #content { display: block; } #pictures { display: block; min-height: 0; }
      figure { display: block; margin-bottom: 14px; } .scroll { max-height: 72vh; }
      #moved { margin-top: 14px; }
      footer { display: none; }
    }

    """
}
