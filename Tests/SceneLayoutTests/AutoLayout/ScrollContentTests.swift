import Geometry
import Testing

@testable import SceneLayout

/// "Constraints between the edges or margins of the scroll view and its content attach to the scroll view's content
/// area. Constraints between the height, width, or centers attach to the scroll view's frame." (Auto Layout Guide)
@Suite("The content of scroll views by constraints") struct ScrollContentTests {
  private func screen(_ constraints: String, _ more: String = "", subviews: String = #"{ "id": "x" }"#) throws -> Screen
  {
    try Screen(
      view: """
        { "constraints": ["H:|-10-[s(200)]", "V:|-20-[s(100)]", "V:[s][below(5)]", "below.left == s.left",
            "below.right == s.right"],
          "subviews": [
            { "type": "scrollView", "id": "s", "flashScrollIndicators": true, \(more)
              "constraints": [\(constraints)], "subviews": [\(subviews)] },
            { "id": "below" } ] }
        """)
  }

  @Test("edges on all sides make the content, and leave the frame and what is beside it alone")
  func edges() throws {
    let screen = try screen(#""H:|-10-[x(400)]-10-|", "V:|-10-[x(500)]-10-|""#)
    #expect(try near(screen.view("s"), [10, 20, 200, 100]))
    #expect(try near(screen.view("x"), [20, 30, 400, 500]))
    #expect(try near(screen.view("below"), [10, 120, 200, 5]))
    #expect(screen.remarks == [])
    // What shows of all: 100 of 520 down, 200 of 420 across, each leaving the corner to the other.
    let marks = screen.boxes("scrollIndicator")
    #expect(marks.count == 2)
    #expect(near(marks[0].frame.height, (100 - 5.5 - 6) * 100 / 520, within: 0.5))
    #expect(near(marks[1].frame.width, (200 - 5.5 - 6) * 200 / 420, within: 0.5))
  }

  @Test("a length against the scroll view is that of its frame: the content scrolls in one direction")
  func width() throws {
    let screen = try screen(#""H:|[x]|", "V:|[x(500)]|", "x.width == s.width""#)
    #expect(try near(screen.view("x"), [10, 20, 200, 500]))
    #expect(screen.boxes("scrollIndicator").count == 1)
  }

  @Test("a label of several lines makes the content as high as its lines")
  func label() throws {
    let text = String(repeating: "many words ", count: 40)
    let screen = try screen(
      #""H:|-8-[x]-8-|", "V:|-8-[x]-8-|", "x.width == superview.width - 16""#,
      subviews: #"{ "type": "label", "id": "x", "numberOfLines": 0, "text": "\#(text)" }"#)
    let label = try screen.view("x")
    #expect(near(label.width, 184) && label.height > 200)
    let mark = try screen.frame("scrollIndicator")
    #expect(near(mark.height, 94 * 100 / (label.height + 16), within: 0.5))
  }

  @Test("the centre is that of the frame, and the guides name the content and the frame")
  func guides() throws {
    let screen = try screen(
      """
      "c.leading == contentLayoutGuide.leading", "c.trailing == s.contentLayoutGuide.trailing", "c.top == superview.contentLayoutGuide.top",
      "c.height == 30", "contentLayoutGuide.width == 300", "contentLayoutGuide.height == 2 * frameLayoutGuide.height",
      "m.centerX == s.centerX", "m.centerY == s.centerY", "m.width == 10", "m.height == 10",
      "f.top == frameLayoutGuide.top + 4", "f.right == frameLayoutGuide.right - 4", "f.width == 10", "f.height == 10"
      """, #""contentOffset": [5, 60],"#, subviews: #"{ "id": "c" }, { "id": "m" }, { "id": "f" }"#)
    #expect(try near(screen.view("c"), [10 - 5, 20 - 60, 300, 30]))
    #expect(try near(screen.view("m"), [10 + 100 - 5 - 5, 20 + 50 - 5 - 60, 10, 10]))
    // What is held to the frame's guide stays where it is as the content scrolls.
    #expect(try near(screen.view("f"), [10 + 200 - 14, 24, 10, 10]))
    #expect(screen.boxes("scrollIndicator").count == 2)
  }

  @Test("contentSize holds along an axis for which no constraint says one, and a warning tells where it does not")
  func declared() throws {
    let both = try screen(#""H:|[x(400)]|", "V:|[x(500)]|""#, #""contentSize": [900, 500],"#)
    #expect(both.remarks == ["contentSize has no effect, for constraints make the content 400 × 500 points large"])
    let one = try screen(#""H:|[x(200)]|", "V:|[x(20)]""#, #""contentSize": [200, 500],"#)
    #expect(one.remarks == [])
    #expect(one.boxes("scrollIndicator").count == 1)
  }

  @Test("margins at the edges of a scroll view are those of its content")
  func margins() throws {
    let screen = try screen(#""H:|-[x(400)]-|", "V:|-[x(500)]-|""#, #""layoutMargins": [1, 2, 3, 4],"#)
    #expect(try near(screen.view("x"), [12, 21, 400, 500]))
    #expect(near(screen.boxes("scrollIndicator")[0].frame.height, 88.5 * 100 / 504, within: 0.5))
  }

  @Test("below a bar the content of a controller's scroll view starts at 64, whatever its constraints")
  func underBars() throws {
    let screen = try Screen(
      """
      { "root": { "type": "navigationController", "viewControllers": [{ "title": "a", "view": { "type": "scrollView",
        "flashScrollIndicators": true, "constraints": ["H:|[x]|", "V:|[x(1000)]|", "x.width == superview.width"],
        "subviews": [{ "id": "x" }] } }] } }
      """)
    #expect(try near(screen.view("x"), [0, 64, 320, 1000]))
    #expect(screen.boxes("scrollIndicator").count == 1)
  }
}
