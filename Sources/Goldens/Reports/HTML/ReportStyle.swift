extension TestRun {
  /// How the HTML report looks.
  static let reportStyle = """

    :root { color-scheme: light dark; --back: #f6f7f9; --card: #fff; --text: #1c1e21; --soft: #646a73; --line: #dfe2e7;
      --accent: #0a63d8; --bad: #c4262e; --good: #1a7f37; --warn: #9a6700; --check1: #e4e6ea; --check2: #f3f4f6; }
    @media (prefers-color-scheme: dark) { :root { --back: #15171a; --card: #1e2125; --text: #e7e9ec; --soft: #9aa1ab;
      --line: #33373d; --accent: #6cb0ff; --bad: #ff7b72; --good: #56d364; --warn: #e3b341; --check1: #2a2d32;
      --check2: #23262a; } }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--back); color: var(--text);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
    header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 10px 16px;
      border-bottom: 1px solid var(--line); background: var(--card); }
    h1 { font-size: 16px; margin: 0; }
    #summary { margin: 0; flex: 1; color: var(--soft); min-width: 14em; }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 6px;
      padding: 3px 10px; cursor: pointer; }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--card); }
    button:focus-visible, input:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #states { display: flex; flex-wrap: wrap; gap: 6px; }
    input[type=search] { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
      border-radius: 6px; padding: 4px 8px; width: 16em; }
    #remarks p { margin: 0; padding: 8px 16px; border-bottom: 1px solid var(--line); color: var(--warn);
      white-space: pre-wrap; }
    main { flex: 1; display: flex; min-height: 0; }
    nav { width: 300px; flex: none; overflow-y: auto; border-right: 1px solid var(--line); padding: 6px; }
    nav a { display: flex; gap: 8px; padding: 5px 8px; border-radius: 6px; color: inherit; text-decoration: none;
      overflow-wrap: anywhere; }
    nav a[aria-current=true] { background: var(--card); box-shadow: inset 0 0 0 1px var(--accent); }
    nav a::before { content: ""; flex: none; width: 9px; height: 9px; margin-top: 6px; border-radius: 50%;
      background: var(--good); }
    nav a.different::before, nav a.broken::before { background: var(--bad); }
    nav a.missing::before, nav a.orphan::before { background: var(--warn); border-radius: 2px; }
    nav a.recorded::before { background: var(--accent); }
    nav p { color: var(--soft); padding: 0 8px; }
    #viewer { flex: 1; min-width: 0; overflow: auto; padding: 14px 18px 40px; }
    h2 { margin: 0 0 4px; font-size: 17px; overflow-wrap: anywhere; }
    .state { font-size: 12px; font-weight: 600; vertical-align: 2px; margin-left: 8px; color: var(--soft); }
    .state.different, .state.broken { color: var(--bad); } .state.missing { color: var(--warn); }
    .state.passed { color: var(--good); } .state.recorded { color: var(--accent); }
    .message { margin: 0 0 12px; color: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere; }
    .tools { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-bottom: 12px; }
    .tools .gap { width: 10px; } .tools input { width: 220px; accent-color: var(--accent); }
    .row { display: flex; gap: 18px; align-items: flex-start; }
    figure { margin: 0; } figcaption { color: var(--soft); font-size: 12px; margin-bottom: 4px; }
    .stage { position: relative; width: max-content; border: 1px solid var(--line); line-height: 0;
      background: repeating-conic-gradient(var(--check1) 0 25%, var(--check2) 0 50%) 0 0/16px 16px; }
    .stage img { display: block; image-rendering: auto; } .stage.large img { image-rendering: pixelated; }
    .stage img + img { position: absolute; left: 0; top: 0; }
    .stage .grid { position: absolute; inset: 0; pointer-events: none; }
    .stage .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); }
    pre { margin: 0; padding: 10px; background: var(--card); border: 1px solid var(--line); border-radius: 6px;
      font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; overflow-x: auto; }
    pre .added { color: var(--good); } pre .removed { color: var(--bad); }
    h3 { font-size: 14px; margin: 18px 0 6px; }
    footer { padding: 6px 16px; border-top: 1px solid var(--line); color: var(--soft); font-size: 12px; }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; }
    @media (max-width: 760px) { main { flex-direction: column; } nav { width: auto; max-height: 30vh; border-right: 0;
      border-bottom: 1px solid var(--line); } }

    """
}
