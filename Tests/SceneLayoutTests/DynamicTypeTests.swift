import Geometry
import SceneModel
import Testing

@testable import SceneLayout

@Suite("Dynamic Type")
struct DynamicTypeTests {
  private func heights(_ category: String, _ font: String) throws -> Double {
    let screen = try Screen(
      "{ \"preferredContentSizeCategory\": \"\(category)\", \"root\": { \"subviews\": [{ \"type\": \"label\", \"text\": \"Ag\", \"font\": \(font) }] } }"
    )
    return try screen.frame("label").height
  }

  @Test("a label whose font is a text style has the height of the setting's size: body is 17, 14 and 23 points")
  func labels() throws {
    #expect(try heights("large", "\"textStyle:body\"") == heights("large", "17"))
    #expect(try heights("extraSmall", "\"textStyle:body\"") == heights("large", "14"))
    #expect(try heights("extraExtraExtraLarge", "\"textStyle:body\"") == heights("large", "23"))
  }

  @Test("other fonts stay as they are")
  func fixed() throws {
    #expect(try heights("accessibilityLarge", "17") == heights("large", "17"))
  }

  @Test("\"S8's table of cell heights (iOS 8, small text)\": the texts of a cell are 14 points at the smallest setting")
  func cells() throws {
    func extents(_ category: String, _ font: String) throws -> [ClosedRange<Double>] {
      let screen = try Screen(
        "{ \"preferredContentSizeCategory\": \"\(category)\", \"root\": { \"type\": \"tableView\", \"sections\": [{ \"rows\": [{ \"style\": \"value1\", \"textLabel\": { \"text\": \"Cell 0\" \(font) }, \"detailTextLabel\": { \"text\": \"0,0\" \(font) } }] }] } }"
      )
      return screen.extents("textLabel") + screen.extents("detailTextLabel")
    }
    #expect(try extents("extraSmall", "") == extents("large", ", \"font\": 14"))
    #expect(try extents("large", "") == extents("large", ", \"font\": 17"))
  }
}
