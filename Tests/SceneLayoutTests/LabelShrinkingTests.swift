import Geometry
import Testing
import Typesetting

@Suite("Labels that shrink to fit")
struct LabelShrinkingTests {
  private let long = #""text": "iOS 7 Programming Cookbook", "font": "boldSystem:14""#

  private func label(_ keys: String) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"label\", \(keys) }] }")
  }

  private func source(_ screen: Screen) throws -> (size: Double, isTruncated: Bool, width: Double) {
    guard case .text(let text, _) = try #require(screen.boxes("text").first).content else { throw CancellationError() }
    return (try #require(text.source).size, text.lines[0].isTruncated, text.size.width)
  }

  @Test("\"100x23, bold 14, shrink on: font falls until the width fits\", to a tenth of a point")
  func shrinks() throws {
    let shrunk = try source(label(long + #", "frame": [0, 0, 100, 23], "adjustsFontSizeToFitWidth": true"#))
    #expect(shrunk.size < 14 && !shrunk.isTruncated && shrunk.width <= 100)
    let next = try source(label(long.replacing(":14", with: ":\(shrunk.size + 0.1)") + #", "frame": [0, 0, 900, 23]"#))
    #expect(next.width > 100)
  }

  @Test("\"min scale .5: not below 7 pt; below that, 7 pt with ellipsis\"")
  func floor() throws {
    let keys = #", "frame": [0, 0, 60, 23], "adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.5"#
    let shrunk = try source(label(long + keys))
    #expect(shrunk.size == 7 && shrunk.isTruncated)
  }

  @Test("\"Short text is not enlarged\", and only one line shrinks")
  func leftAlone() throws {
    let short = try source(label(#""text": "iOS", "frame": [0, 0, 100, 23], "adjustsFontSizeToFitWidth": true"#))
    #expect(short.size == 17)
    let lines = try source(
      label(long + #", "frame": [0, 0, 100, 70], "numberOfLines": 3, "adjustsFontSizeToFitWidth": true"#))
    #expect(lines.size == 14)
  }

  @Test("\"AlignBaselines keeps the baseline of the ORIGINAL size; AlignCenters centres the shrunk box; None = top\"")
  func baselines() throws {
    func baseline(_ adjustment: String) throws -> Double {
      let keys =
        #", "frame": [0, 0, 100, 60], "adjustsFontSizeToFitWidth": true, "baselineAdjustment": "\#(adjustment)""#
      return try #require(try label(#""text": "Half as wide as that", "font": 30"# + keys).baselines("text").first)
    }
    let full = try #require(try label(#""text": "Half", "font": 30, "frame": [0, 0, 100, 60]"#).baselines("text").first)
    #expect(try baseline("alignBaselines") == full)
    #expect(try baseline("alignCenters") < full)
    #expect(try baseline("none") < baseline("alignCenters"))
  }

  @Test("a highlighted label has its highlighted colour, if it has one")
  func highlighted() throws {
    let keys = #""text": "a", "frame": [0, 0, 9, 20], "textColor": "red", "isHighlighted": true"#
    #expect(try label(keys).colors("text") == [.init(hex: 0xFF0000)])
    #expect(try label(keys + #", "highlightedTextColor": "blue""#).colors("text") == [.init(hex: 0x0000FF)])
  }
}
