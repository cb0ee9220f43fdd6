import Pixels

extension TestRun {
  /// The run as one HTML file with all pictures in it: it needs no network and no other file.
  ///
  /// - Parameter readPicture: Reads a kept picture by its path; nil if it is not there any more.
  public func htmlReport(readPicture: (String) -> [UInt8]?) -> [UInt8] {
    var page = Array(Self.head.utf8)
    page += Array("<script id=\"data\" type=\"application/json\">".utf8)
    let data = JSONText.object([
      ("summary", .string(summaryLine)), ("remarks", .array((remarks + notes).map { .string($0) })),
      ("approve", .optional(approval)),
      ("orphans", .array(orphans.map { .string($0) })), ("results", .array(results.map(\.json))),
    ])
    page += Array((data.text + "</script>\n").utf8)
    for (index, result) in results.enumerated() {
      let pictures = result.pictures
      for (kind, path) in [
        ("expected", pictures.expected), ("actual", pictures.actual), ("difference", pictures.difference),
      ] {
        guard let path, let file = readPicture(path) else { continue }
        // A script of an unknown type is only kept as text, and not decoded before it is shown.
        page += Array("<script type=\"text/plain\" id=\"\(kind)-\(index)\">".utf8)
        page += base64(file)
        page += Array("</script>\n".utf8)
      }
    }
    page += Array("<script>\(Self.reportScript)\(Self.pictureScript)</script>\n</body>\n</html>\n".utf8)
    return page
  }

  /// What stands before the data; the policy forbids the page to load anything.
  private static let head = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>uirender report</title>
    <style>\(reportStyle)</style>
    </head>
    <body>
    <header>
      <h1>uirender</h1><p id="summary"></p>
      <div id="states" role="group" aria-label="Filter by state"></div>
      <input id="filter" type="search" placeholder="Filter by name  ( / )" aria-label="Filter by name">
    </header>
    <details id="remarks" hidden><summary></summary><div></div></details>
    <div id="bar">
      <button id="previous" aria-label="previous picture">‹</button>
      <button id="drawer" aria-expanded="false" aria-controls="list"></button>
      <button id="next" aria-label="next picture">›</button>
    </div>
    <main>
      <nav id="list" aria-label="Pictures"></nav>
      <section id="viewer" aria-label="Picture">
        <h2><span id="name"></span><span id="state" class="state"></span></h2>
        <p id="message" class="message"></p>
        <p id="approve" hidden><code></code><button>copy</button></p>
        <div id="tools" role="toolbar" aria-label="Views"></div>
        <p id="status" role="status"></p>
        <div id="content">
          <div id="pictures"></div>
          <div id="moved" hidden><h3>What moved in the layout</h3><pre tabindex="0"></pre></div>
        </div>
      </section>
    </main>
    <footer>
      <kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>n</kbd> <kbd>p</kbd> next, previous change ·
      <kbd>1</kbd>–<kbd>5</kbd> views · <kbd>←</kbd> <kbd>→</kbd> move · <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> zoom ·
      <kbd>m</kbd> marks · <kbd>g</kbd> grid · <kbd>/</kbd> filter · <kbd>f</kbd> failures, all ·
      <kbd>c</kbd> copy the command
    </footer>

    """
}
