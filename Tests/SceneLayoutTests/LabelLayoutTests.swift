import Geometry
import Testing

@Suite("Labels")
struct LabelLayoutTests {
  private func label(_ keys: String, scale: Double = 2) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"label\", \(keys) }] }", scale: scale)
  }

  @Test(
    "\"single-line UILabel intrinsic height = ceil to 0.5: 17 pt -> 20.5; 10 pt tab label -> 12\"",
    arguments: [(17.0, 20.5), (10, 12), (13, 16), (15, 18), (70, 84)])
  func sizeToFit(size: Double, height: Double) throws {
    let screen = try label("\"text\": \"iOS SDK\", \"sizeToFit\": true, \"font\": \(size)")
    #expect(try screen.frame("label").height == height)
  }

  @Test(
    "\"baseline in a vertically centred label: y = (H - lineHeight)/2 + 0.952*size\", from a whole point",
    arguments: [
      (17.0, 22.0, 17.0), (10, 12, 9.5), (18, 43.5, 28), (17, 44, 28), (16, 44, 27), (15, 30, 20.5), (15, 21, 16.5),
      (14, 22, 16.5), (12, 20, 14.5), (12, 44, 26.5), (17, 47, 29),
    ])
  func baseline(size: Double, height: Double, baseline: Double) throws {
    let screen = try label("\"text\": \"Hg\", \"font\": \(size), \"frame\": [0, 0, 300, \(height)]")
    #expect(screen.baselines("text") == [baseline])
  }

  @Test(
    "\"multi-line pitch = lineHeight rounded UP to a device px: 13 pt -> 16.0, 14 pt -> 17.0\"",
    arguments: [(13.0, 16.0), (14, 17)])
  func pitch(size: Double, pitch: Double) throws {
    let screen = try label(
      "\"text\": \"a\\nb\\nc\", \"numberOfLines\": 0, \"font\": \(size), \"frame\": [0, 0, 300, 90]")
    let lines = screen.baselines("text")
    #expect(lines.count == 3)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $1 - $0 == pitch })
  }

  @Test("\"One line by default. 100x50, long text -> one line with tail ellipsis, vertically centred\"")
  func oneLine() throws {
    let screen = try label(
      "\"text\": \"iOS 7 Programming Cookbook\", \"font\": \"boldSystem:14\", \"frame\": [0, 0, 100, 50]")
    #expect(screen.baselines("text") == [30.5])
    #expect(try screen.frame("text").width <= 100)
  }

  @Test("17 points in 44 have their baseline at 28.0 at every scale", arguments: [1.0, 2, 3])
  func baselineAtScale(scale: Double) throws {
    let screen = try label("\"text\": \"Hg\", \"frame\": [0, 0, 300, 44]", scale: scale)
    #expect(near(try #require(screen.baselines("text").first), 28))
  }

  @Test("\"3 lines allowed in 100x140 -> the block of lines is centred\"")
  func block() throws {
    let text = "\"text\": \"iOS 7 Programming Cookbook\", \"numberOfLines\": 3, \"frame\": [0, 0, 100, 140]"
    let frame = try label(text).frame("text")
    #expect(near(frame.midY, 70, within: 0.5))
  }

  @Test("lines beyond the height are dropped, and the last one that is left is cut off")
  func height() throws {
    let text = "\"text\": \"one two three four five six seven\", \"numberOfLines\": 0, \"frame\": [0, 0, 60, 45]"
    #expect(try label(text).baselines("text").count == 2)
  }

  @Test("\"shadowOffset default (0,-1) = one point above; shadowColor nil = none\"")
  func shadow() throws {
    let text = "\"text\": \"Hg\", \"frame\": [10, 10, 100, 30]"
    #expect(try label(text).boxes("text.shadow").isEmpty)
    #expect(try label(text + ", \"shadowOffset\": [2, 2]").boxes("text.shadow").isEmpty)
    let above = try label(text + ", \"shadowColor\": \"red\"")
    #expect(try above.frame("text.shadow").minY == above.frame("text").minY - 1)
    let below = try label(text + ", \"shadowColor\": \"red\", \"shadowOffset\": [2, 3]")
    #expect(try below.frame("text.shadow").origin == below.frame("text").origin + Point(x: 2, y: 3))
  }

  @Test("nothing is drawn beyond a label's bounds, unless it is told not to clip")
  func clipping() throws {
    let text = "\"text\": \"Clipped horse rider\", \"lineBreakMode\": \"byClipping\", \"frame\": [10, 10, 100, 22]"
    #expect(try #require(try label(text).boxes("label").first).clipsToBounds)
    #expect(try #require(try label(text + ", \"clipsToBounds\": false").boxes("label").first).clipsToBounds == false)
  }

  @Test("text stands at the left, in the middle or at the right of its frame")
  func alignment() throws {
    let text = "\"text\": \"Hg\", \"frame\": [10, 0, 100, 30]"
    let left = try #require(try label(text).extents("text").first)
    let center = try #require(try label(text + ", \"textAlignment\": \"center\"").extents("text").first)
    let right = try #require(try label(text + ", \"textAlignment\": \"right\"").extents("text").first)
    #expect(near(left.lowerBound, 10))
    #expect(near((center.lowerBound + center.upperBound) / 2, 60))
    #expect(near(right.upperBound, 110))
  }

  @Test("a text has the same lines at every scale", arguments: [1.0, 1.5, 3.0])
  func scales(scale: Double) throws {
    let text = "\"text\": \"A footer explains the group above it; it runs over as many lines as it needs.\","
    func widths(_ scale: Double) throws -> [Double] {
      try label(text + "\"numberOfLines\": 0, \"font\": 13, \"frame\": [0, 0, 290, 200]", scale: scale)
        .extents("text").map { $0.upperBound - $0.lowerBound }
    }
    let (here, atTwo) = (try widths(scale), try widths(2))
    #expect(here.count == 2 && atTwo.count == 2)
    #expect(zip(here, atTwo).allSatisfy { near($0, $1) })
  }

  @Test("centred on a point after its size is known")
  func center() throws {
    let screen = try label("\"text\": \"iOS SDK\", \"sizeToFit\": true, \"center\": [160, 284]")
    let frame = try screen.frame("label")
    #expect(near(frame.midX, 160, within: 0.5) && near(frame.midY, 284, within: 0.5))
  }
}
