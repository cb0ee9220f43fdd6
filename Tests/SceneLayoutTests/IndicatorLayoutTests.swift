import Geometry
import SceneModel
import Testing

@Suite("Progress views, activity indicators and page controls")
struct IndicatorLayoutTests {
  private func view(_ type: String, _ keys: String) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"\(type)\", \(keys) }] }")
  }

  @Test("\"2 pt, rounded ends (r=1), tint / #B6B6B6-B8\": 20 to 160 of 20 to 300 is half done (SL)")
  func progress() throws {
    let screen = try view("progressView", #""frame": [20, 271, 280, 2], "progress": 0.5"#)
    #expect(try screen.frame("progress") == Rect(x: 20, y: 271, width: 140, height: 2))
    #expect(try screen.frame("track") == Rect(x: 160, y: 271, width: 140, height: 2))
    #expect(screen.colors("progress.fill") == [Color(hex: 0x007AFF)])
    #expect(screen.colors("track.fill") == [Color(hex: 0xB7B7B7)])
    #expect(try view("progressView", #""progress": 0"#).frame("progressView").height == 2)
  }

  @Test("nothing done shows the track alone, all done the progress alone; both have colours of their own")
  func progressEnds() throws {
    #expect(try view("progressView", #""frame": [0, 0, 90, 2]"#).boxes("progress").isEmpty)
    let done = try view(
      "progressView", #""frame": [0, 0, 90, 2], "progress": 1, "progressTintColor": "red", "tintColor": "blue""#)
    #expect(done.colors("progress.fill") == [Color(hex: 0xFF0000)] && done.boxes("track").isEmpty)
    let bar = try view("progressView", #""progressViewStyle": "bar", "progress": 0.5, "trackTintColor": "red""#)
    #expect(bar.colors("track.fill") == [Color(hex: 0xFF0000)])
  }

  @Test("\"(gray) 20x20, 12 spokes, peak #9D9D9D\"")
  func spokes() throws {
    let screen = try view("activityIndicatorView", #""style": "gray", "isAnimating": true"#)
    #expect(try screen.frame("activityIndicatorView").size == Size(width: 20, height: 20))
    let colors = screen.colors("spoke")
    #expect(colors.count == 12 && colors[0] == Color(hex: 0x9D9D9D))
    // Backwards from the strongest, as HIG's art has them on white: A9 B4 BF CA D5 E0, then E0 all the way.
    let levels = [11, 10, 9, 8, 7, 6, 5, 1].map { index in
      let color = colors[index]
      return Int((255 * (1 - color.alpha * (1 - color.red))).rounded())
    }
    #expect(levels == [0xA9, 0xB4, 0xBF, 0xCA, 0xD5, 0xE0, 0xE0, 0xE0])
  }

  @Test("a phase is the strongest spoke, clockwise from the top", arguments: [0, 3, 10, 11])
  func phase(_ phase: Int) throws {
    let screen = try view("activityIndicatorView", "\"isAnimating\": true, \"phase\": \(phase)")
    #expect(screen.colors("spoke").firstIndex(of: .white) == phase)
  }

  @Test("an indicator that does not turn is hidden, unless it says otherwise; a large one is 37 square")
  func stopped() throws {
    #expect(try view("activityIndicatorView", #""style": "white""#).boxes("spoke").isEmpty)
    #expect(try view("activityIndicatorView", #""hidesWhenStopped": false"#).boxes("spoke").count == 12)
    let large = try view("activityIndicatorView", #""style": "whiteLarge", "color": "red", "isAnimating": true"#)
    #expect(try large.frame("activityIndicatorView").size == Size(width: 37, height: 37))
    #expect(large.colors("spoke").first == Color(hex: 0xFF0000))
  }

  @Test("\"dots: 7 pt Ø, 16 pitch, white / white 20%\"; three are 39 × 37 (Interface Builder)")
  func dots() throws {
    let screen = try view("pageControl", #""numberOfPages": 3, "currentPage": 1"#)
    #expect(try screen.frame("pageControl").size == Size(width: 39, height: 37))
    #expect(screen.frames("dot") == [0, 16, 32].map { Rect(x: $0, y: 15, width: 7, height: 7) })
    let faint = Color(white: 1, alpha: 0.2)
    #expect(screen.colors("dot") == [faint, .white, faint])
  }

  @Test("dots stand in the middle of the frame, in their own colours; a single one may be left out")
  func dotLooks() throws {
    let screen = try view(
      "pageControl",
      #""frame": [0, 0, 101, 37], "numberOfPages": 2, "pageIndicatorTintColor": "red", "#
        + #""currentPageIndicatorTintColor": "blue""#)
    #expect(screen.frames("dot").map(\.minX) == [39, 55])
    #expect(screen.colors("dot") == [Color(hex: 0x0000FF), Color(hex: 0xFF0000)])
    #expect(try view("pageControl", #""numberOfPages": 1"#).boxes("dot").count == 1)
    #expect(try view("pageControl", #""numberOfPages": 1, "hidesForSinglePage": true"#).boxes("dot").isEmpty)
  }
}
