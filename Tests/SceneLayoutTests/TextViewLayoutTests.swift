import Geometry
import SceneModel
import Testing

@Suite("Text views")
struct TextViewLayoutTests {
  private func view(_ keys: String) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"textView\", \(keys) }] }")
  }

  private let lines = #""frame": [20, 0, 100, 100], "font": 14, "text": "one\ntwo\nthree""#

  @Test("\"UITextView at x 20 -> text starts at 20 + 0 + 5 and 8 below its top\"")
  func insets() throws {
    let text = try view(lines).frame("text")
    #expect(text.origin == Point(x: 25, y: 8))
  }

  @Test("\"Setting container inset to zero still leaves the 5\"")
  func zeroInset() throws {
    #expect(try view(lines + #", "textContainerInset": [0, 0, 0, 0]"#).frame("text").origin == Point(x: 25, y: 0))
    #expect(try view(lines + #", "textContainerInset": [1, 2, 0, 0]"#).frame("text").origin == Point(x: 27, y: 1))
  }

  @Test("the offset moves the text up and to the left")
  func offset() throws {
    let plain = try view(lines), scrolled = try view(lines + #", "contentOffset": [3, 17]"#)
    #expect(try scrolled.frame("text").minX == plain.frame("text").minX - 3)
    #expect(scrolled.baselines("text") == plain.baselines("text").map { $0 - 17 })
  }

  @Test(
    "\"automaticallyAdjustsScrollViewInsets: any scroll view that is the view or its first subview\" starts below bars")
  func automaticInset() throws {
    func top(_ view: String, adjusts: Bool = true) throws -> Double {
      try Screen(
        """
        { "root": { "type": "navigationController", "viewControllers": [{
          "automaticallyAdjustsScrollViewInsets": \(adjusts), "view": \(view) }] } }
        """
      ).frame("text").minY
    }
    let text = #""type": "textView", "text": "one""#
    #expect(try top("{ \(text) }") == 72)
    #expect(try top("{ \(text) }", adjusts: false) == 8)
    #expect(try top("{ \(text), \"contentOffset\": [0, -20] }") == 28)
    #expect(try top("{ \"subviews\": [{ \(text), \"frame\": [0, 0, 320, 568] }] }") == 72)
    #expect(try top("{ \"subviews\": [{}, { \(text), \"frame\": [0, 0, 320, 568] }] }") == 8)
    let header = "{ \"header\": { \(text) }, \"heightForHeader\": 50, \"rows\": [] }"
    #expect(try top("{ \"type\": \"tableView\", \"sections\": [\(header)] }") == 72)
  }

  @Test("\"14 pt -> 17.0\" from line to line, and lines far outside are left out")
  func pitch() throws {
    let baselines = try view(lines).baselines("text")
    #expect(zip(baselines, baselines.dropFirst()).allSatisfy { $1 - $0 == 17 } && baselines.count == 3)
    let many = (0..<500).map { "\($0)" }.joined(separator: "\\n")
    let screen = try view("\"frame\": [0, 0, 100, 100], \"text\": \"\(many)\", \"contentOffset\": [0, 1000]")
    #expect(screen.baselines("text").count < 12)
  }

  @Test("words that do not fit go to the next line, within 5 points of the edges")
  func wrapping() throws {
    let screen = try view(#""frame": [0, 0, 100, 100], "text": "some words that need several lines""#)
    #expect(screen.extents("text").count > 1)
    #expect(screen.extents("text").allSatisfy { $0.lowerBound >= 5 && $0.upperBound <= 95.5 })
  }

  @Test("its own size is that of the lines and the margins")
  func size() throws {
    let screen = try view(#""font": 14, "text": "one\ntwo", "sizeToFit": true"#)
    #expect(try screen.frame("textView").height == 34 + 16)
  }
}
