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
}
