import Geometry
import SceneModel
import Testing

@Suite("Segmented controls")
struct SegmentedControlLayoutTests {
  private func control(_ keys: String) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"segmentedControl\", \(keys) }] }")
  }

  @Test(
    "\"300 wide /2 = 150 each; 3 segs 278 wide: dividers at 92.0, 185\", each 1 pt",
    arguments: [(300.0, 2, [150.0]), (278, 3, [92, 185]), (300, 1, [])])
  func dividers(width: Double, count: Int, expected: [Double]) throws {
    let items = (0..<count).map { "\"\($0)\"" }.joined(separator: ",")
    let screen = try control("\"frame\": [0, 0, \(width), 29], \"items\": [\(items)]")
    #expect(screen.frames("divider").map(\.minX) == expected)
    #expect(screen.frames("divider").allSatisfy { $0.width == 1 && $0.height == 29 })
  }

  @Test("\"height 29\", \"baseline 18.5 from top\"; \"300x64 -> outline uses the full 64, text centred vertically\"")
  func heights() throws {
    #expect(try control(#""items": ["A", "B"]"#).frame("segmentedControl").height == 29)
    #expect(try control(#""frame": [0, 0, 300, 29], "items": ["A"]"#).baselines("segment.title") == [18.5])
    let tall = try control(#""frame": [0, 0, 300, 64], "items": ["A"]"#)
    #expect(try tall.frame("border").height == 64)
    #expect(tall.baselines("segment.title") == [36.5])
  }

  @Test("the control of Interface Builder, \"First\" and \"Second\", is 121 wide")
  func intrinsicWidth() throws {
    #expect(try control(#""items": ["First", "Second"]"#).frame("segmentedControl").width == 121)
  }

  @Test("\"text tint when normal, white on selected\"; \"momentary: no selection drawn\"")
  func selection() throws {
    let keys = #""frame": [0, 0, 300, 29], "items": ["A", "B"], "tintColor": "red", "selectedSegmentIndex": 1"#
    #expect(try control(keys).colors("segment.title") == [Color(hex: 0xFF0000), .white])
    let momentary = try control(keys + ", \"isMomentary\": true")
    #expect(momentary.colors("segment.title") == [Color(hex: 0xFF0000), Color(hex: 0xFF0000)])
    #expect(momentary.boxes("selection").isEmpty)
  }

  @Test("\"the long title ends in an ellipsis, font does not shrink\"")
  func longTitle() throws {
    let screen = try control(#""frame": [0, 0, 300, 29], "items": ["A", "A much longer title than fits", "B"]"#)
    #expect(screen.extents("segment.title")[1].upperBound < 200)
    #expect(screen.baselines("segment.title") == [18.5, 18.5, 18.5])
  }

  /// Where segments end, but for the last.
  private func dividers(_ keys: String) throws -> [Double] { try control(keys).frames("divider").map(\.minX) }

  @Test("\"Widths by content: same with apportioning on -> wider middle segment, total still 300\"")
  func widthsByContent() throws {
    let keys = #""frame": [0, 0, 300, 29], "items": ["A", "A much longer title", "B"]"#
    #expect(try dividers(keys) == [100, 200])
    let edges = try dividers(keys + ", \"apportionsSegmentWidthsByContent\": true")
    #expect(edges[0] < 100 && edges[1] > 200)
    #expect(try control(keys).frame("border").width == 300)
    // "A" and "B" are equally wide here, so the outer segments are too.
    #expect(abs(edges[0] - (300 - edges[1] - 1)) <= 1)
  }

  @Test("with too little space, the widest segment gives way and short titles stay whole")
  func lackOfWidth() throws {
    let long = String(repeating: "very ", count: 20)
    let screen = try control(
      "\"frame\": [0, 0, 200, 29], \"items\": [\"A\", \"\(long)\", \"Short\"], "
        + "\"apportionsSegmentWidthsByContent\": true")
    let texts = screen.boxes("segment.title").compactMap { $0.content?.typesetText }
    #expect(texts.map { $0.lines[0].isTruncated } == [false, true, false])
  }

  @Test("a segment's own width comes before the control's choice; the others share the rest")
  func ownWidths() throws {
    let mixed = #""frame": [0, 0, 300, 29], "items": [{ "title": "A", "width": 61 }, "B", "C"]"#
    #expect(try dividers(mixed) == [61, 181])
    let all = #""frame": [0, 0, 300, 29], "items": [{ "title": "A", "width": 40 }, { "title": "B", "width": 60 }]"#
    #expect(try dividers(all) == [40])
    #expect(try control(all).frame("border").width == 101)
    let own = #""items": [{ "title": "A", "width": 40 }, { "title": "B", "width": 60 }]"#
    #expect(try control(own).frame("segmentedControl").width == 101)
  }

  @Test("a title or an image is moved by its content offset")
  func contentOffset() throws {
    let keys = #""frame": [0, 0, 300, 29], "items": [{ "title": "A", "contentOffset": [10, 3] }, "A"]"#
    let screen = try control(keys)
    #expect(screen.baselines("segment.title") == [21.5, 18.5])
    let starts = screen.extents("segment.title").map(\.lowerBound)
    #expect(near(starts[0] - 10, starts[1] - 150.5, within: 1))
  }

  @Test("images are templates in the segment's colour, in its middle")
  func images() throws {
    let screen = try control(#""frame": [0, 0, 300, 29], "items": [{ "image": "a.png" }, "B"], "tintColor": "red""#)
    let half = try control(#""frame": [0, 0, 301, 29], "items": [{ "image": "a.png" }, "B"]"#)
    #expect(screen.colors("segment.image") == [Color(hex: 0xFF0000)])
    #expect(try half.frame("segment.image") == Rect(x: 64, y: 3.5, width: 22, height: 22))
  }

  @Test("the content of a disabled segment has half the colour; a disabled control is at half opacity")
  func disabled() throws {
    let keys = #""frame": [0, 0, 300, 29], "items": ["A", { "title": "B", "isEnabled": false }], "tintColor": "red""#
    #expect(try control(keys).colors("segment.title") == [Color(hex: 0xFF0000), Color(hex: 0xFF0000, alpha: 0.5)])
    #expect(try control(keys).boxes("segmentedControl").map(\.opacity) == [1])
    #expect(try control(keys + ", \"isEnabled\": false").boxes("segmentedControl").map(\.opacity) == [0.5])
  }

  @Test("a segment that has no room even for an ellipsis shows nothing, rather than letters beyond it")
  func narrow() throws {
    let keys = #""frame": [0, 0, 30, 29], "items": ["One", "Two", "Three"]"#
    let screen = try Screen(view: "{ \"subviews\": [{ \"type\": \"segmentedControl\", \(keys) }] }")
    #expect(screen.boxes("segment.title").isEmpty)
  }
}
