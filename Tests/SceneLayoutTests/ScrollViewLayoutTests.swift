import Geometry
import SceneModel
import Testing

@testable import SceneLayout

@Suite("Scroll views")
struct ScrollViewLayoutTests {
  private func screen(_ more: String) throws -> Screen {
    try Screen(
      view:
        #"{ "subviews": [{ "type": "scrollView", "frame": [10, 20, 100, 200], "contentSize": [100, 800], "subviews": [{ "type": "switch" }], \#(more) }] }"#
    )
  }

  @Test("a scroll view cuts off its content and shows it from the offset on")
  func offset() throws {
    let screen = try screen(#""contentOffset": [4, 30]"#)
    #expect(try screen.frame("switch").origin == Point(x: 6, y: -10))
    #expect(screen.boxes("scrollView").first?.clipsToBounds == true)
  }

  @Test("at rest the content starts below the inset")
  func inset() throws {
    let screen = try screen(#""contentInset": [64, 5, 0, 0]"#)
    #expect(try screen.frame("switch").origin == Point(x: 15, y: 84))
  }

  @Test("\"Scroll view under a bar. table fills the screen under a translucent bar -> first row starts at 64\"")
  func underBars() throws {
    let screen = try Screen(
      #"{ "root": { "type": "navigationController", "viewControllers": [{ "title": "a", "view": { "type": "scrollView", "subviews": [{ "type": "switch" }] } }] } }"#
    )
    #expect(try screen.frame("switch").minY == 64)
  }

  @Test("indicators show while it is scrolled: as long as what shows is of all, three points from the edge")
  func indicators() throws {
    #expect(try screen(#""contentOffset": [0, 0]"#).boxes("scrollIndicator").isEmpty)
    let start = try screen(#""flashScrollIndicators": true"#).frame("scrollIndicator")
    #expect(start.minY == 23 && near(start.height, 48.5) && near(start.maxX, 107, within: 0.5))
    let end = try screen(#""flashScrollIndicators": true, "contentOffset": [0, 600]"#).frame("scrollIndicator")
    #expect(near(end.maxY, 217))
  }

  @Test("pulled beyond its content, an indicator becomes shorter")
  func pulled() throws {
    let screen = try screen(#""flashScrollIndicators": true, "contentOffset": [0, -40]"#)
    let indicator = try screen.frame("scrollIndicator")
    #expect(indicator.minY == 23 && indicator.height < 48)
  }

  @Test("there is no indicator for what fits")
  func fits() throws {
    let screen = try Screen(
      view:
        #"{ "subviews": [{ "type": "scrollView", "frame": [0, 0, 100, 200], "contentSize": [100, 200], "flashScrollIndicators": true }] }"#
    )
    #expect(screen.boxes("scrollIndicator").isEmpty)
  }
}
