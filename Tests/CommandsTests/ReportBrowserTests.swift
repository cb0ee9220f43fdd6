import Foundation
import Testing

@Suite("The HTML report in a browser", .enabled(if: Browser.executable != nil, "Chromium is not installed"))
struct ReportBrowserTests {
  /// A folder with a report of one changed picture, one missing, one broken and one passed.
  private func report() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "s/changed.json": GoldenScenes.text("One"), "s/passed.json": GoldenScenes.text("Two"),
    ])
    _ = try golden(["s", "--record", "missing", "--layout"], in: folder)
    let moved = GoldenScenes.text("Onf").replacingOccurrences(of: "[5, 5, 50, 20]", with: "[6, 5, 50, 20]")
    try folder.write(Data(moved.utf8), "s/changed.json")
    try folder.write(Data(GoldenScenes.text("New").utf8), "s/missing.json")
    try folder.write(Data("{ \"root\": { \"tipe\": 1 } }".utf8), "s/broken.json")
    _ = try golden(["s", "--layout", "--html", "report.html"], in: folder)
    return folder
  }

  private func browser() throws -> Browser { try Browser(try #require(Browser.executable)) }

  private func names(_ browser: Browser) throws -> [String] {
    try browser.evaluate("[...document.querySelectorAll('#list a')].map(a => a.textContent)") as? [String] ?? []
  }

  @Test("it opens at the first failure, filters, and changes its view by mouse and by keyboard, without a complaint")
  func all() throws {
    let folder = try report()
    let browser = try browser()
    func text(_ selector: String) throws -> String? {
      try browser.evaluate("document.querySelector('\(selector)')?.textContent") as? String
    }
    func shot(_ name: String) throws {
      guard let place = ProcessInfo.processInfo.environment["UIRENDER_SCREENSHOTS"] else { return }
      try browser.screenshot().write(to: URL(fileURLWithPath: "\(place)/\(name).png"))
    }
    try browser.show(page: folder.url.appendingPathComponent("report.html"))
    #expect(try text("#summary") == "4 pictures: 1 passed, 1 different, 1 without a golden, 1 broken")
    #expect(try names(browser) == ["s/broken", "s/changed", "s/missing"])
    #expect(try text("h2")?.hasPrefix("s/broken") == true)

    // By name, in the field.
    try browser.press("/")
    for letter in ["p", "a", "s"] { try browser.press(letter) }
    #expect(try names(browser) == [])
    try browser.press("Escape")
    try browser.press("f")
    #expect(try names(browser) == ["s/passed"])
    try browser.evaluate("const field = byId('filter'); field.value = ''; field.dispatchEvent(new Event('input'))")
    #expect(try names(browser) == ["s/broken", "s/changed", "s/missing", "s/passed"])
    // By state, by mouse.
    try browser.click("#states button:nth-child(3)")
    #expect(try names(browser) == ["s/changed"])
    try browser.press("f")

    // The three pictures are decoded and stand side by side.
    let widths = "[...document.querySelectorAll('.stage img')].map(i => i.naturalWidth)"
    try browser.evaluate("Promise.all([...document.images].map(i => i.decode()))")
    #expect(try browser.evaluate(widths) as? [Int] == [60, 60, 60])
    #expect(try text("pre")?.contains("-") == true)
    try shot("side-by-side")

    // The slider, by keyboard and by its field.
    try browser.press("2")
    try browser.press("ArrowRight")
    let clip = "document.querySelector('img.actual').style.clipPath"
    #expect(try browser.evaluate(clip) as? String == "inset(0px 45% 0px 0px)")
    try browser.evaluate("byId('position').value = 20; byId('position').dispatchEvent(new Event('input'))")
    #expect(try browser.evaluate(clip) as? String == "inset(0px 80% 0px 0px)")
    for _ in 0..<6 { try browser.press("+") }
    try shot("slider")

    // The onion skin.
    try browser.press("3")
    try browser.press("ArrowLeft")
    #expect(try browser.evaluate("document.querySelector('img.actual').style.opacity") as? String == "0.15")
    try shot("onion")

    // Blinking.
    try browser.press("4")
    let visibility = "document.querySelector('img.actual').style.visibility"
    var seen: Set<String> = []
    for _ in 0..<30 where seen.count < 2 {
      seen.insert(try browser.evaluate(visibility) as? String ?? "")
      usleep(100_000)
    }
    #expect(seen.count >= 2)

    // The difference alone, enlarged with the pixel grid, which can be switched off.
    try browser.press("5")
    for _ in 0..<6 { try browser.press("+") }
    let grid = "document.querySelector('.grid').style.backgroundImage"
    #expect((try browser.evaluate(grid) as? String)?.hasPrefix("linear-gradient") == true)
    try shot("zoomed")
    try browser.press("g")
    #expect(try browser.evaluate(grid) as? String == "none")
    try browser.press("0")

    // On to the next, by keyboard; the missing golden has one picture.
    try browser.press("j")
    #expect(try text("h2")?.hasPrefix("s/missing") == true)
    #expect(try browser.evaluate("document.querySelectorAll('.stage').length") as? Int == 1)
    try browser.press("k")
    #expect(try text("h2")?.hasPrefix("s/changed") == true)

    // Dark, and narrow.
    _ = try browser.call(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
    let back = try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
    #expect(back == "rgb(21, 23, 26)")
    try browser.press("1")
    try shot("dark")
    #expect(browser.complaints == [])
  }
}
