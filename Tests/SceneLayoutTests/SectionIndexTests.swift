import Geometry
import SceneModel
import Testing

@Suite("Section indices")
struct SectionIndexTests {
  private func index(_ count: Int, height: Double = 568) throws -> Screen {
    let titles = (0..<count).map { "\"\(Unicode.Scalar(UInt8(65 + $0 % 26)))\"" }.joined(separator: ",")
    return try Screen(
      view:
        "{ \"subviews\": [{ \"type\": \"tableView\", \"frame\": [0, 0, 320, \(height)], \"sectionIndexTitles\": [\(titles)], \"sections\": [{ \"header\": \"A\", \"rows\": [\"a\"] }] }] }"
    )
  }

  @Test("lines end 15 before the edge and headers do not; letters stand 10.25 apart in the middle of the strip (HIG 1)")
  func strip() throws {
    let screen = try index(27)
    #expect(try screen.frame("sectionIndex") == Rect(x: 305, y: 0, width: 15, height: 568))
    #expect(screen.frames("separator").first?.maxX == 305)
    #expect(try screen.frame("header").width == 320)
    let letters = screen.frames("letter")
    #expect(letters.count == 27)
    let pitch = ((letters.last?.midY ?? 0) - (letters.first?.midY ?? 0)) / 26
    #expect(near(pitch, 10.25, within: 0.03))
    #expect(near(((letters.first?.midY ?? 0) + (letters.last?.midY ?? 0)) / 2, 284, within: 0.5))
    #expect(screen.colors("letter").allSatisfy { $0 == Color(hex: 0x007AFF) })
  }

  @Test("where letters don't all fit, dots stand between those that are left; the first and the last are among these")
  func thinned() throws {
    let screen = try index(26, height: 160)
    #expect(screen.boxes("letter").count == 8)
    #expect(screen.boxes("dot").count == 7)
    #expect(try index(26, height: 20).boxes("letter").count == 1)
    #expect(try index(26, height: 5).boxes("letter").isEmpty)
  }
}
