import Pixels
import SceneModel
import Testing
import UIRenderKit

@Suite("The signs of system items")
struct SystemItemTests {
  private static let ground: UInt32 = 0xFFF8_F8F8

  /// A picture of a black sign on its bar.
  private func picture(_ item: String, scale: Double) throws -> Bitmap {
    let text = """
      { "device": { "size": [60, 40], "scale": \(scale) }, "statusBar": { "isHidden": true }, "root": {
        "tintColor": "black", "subviews": [{ \(item), "isTranslucent": false, "frame": [0, -1, 60, 49] }] } }
      """
    return try Renderer().render(SceneFile(path: "test.json", bytes: Array(text.utf8), folder: "")).bitmap
  }

  private func sign(_ name: String, scale: Double) throws -> Bitmap {
    try picture(
      #""type": "navigationBar", "items": [{ "leftBarButtonItem": { "systemItem": "\#(name)" } }]"#, scale: scale)
  }

  private func tab(_ name: String, isSelected: Bool, scale: Double) throws -> Bitmap {
    try picture(
      #""type": "tabBar", "items": [{ "systemItem": "\#(name)" }], "selectedItem": \#(isSelected ? 0 : -1)"#,
      scale: scale)
  }

  /// The box around all pixels that are not ground, in pixels; the title of a tab stands below it.
  private func ink(_ picture: Bitmap, scale: Double) -> (x: Range<Int>, y: Range<Int>) {
    let ink = picture.pixels.indices.filter {
      picture.pixels[$0] != Self.ground && $0 / picture.width < Int(36 * scale)
    }
    let columns = ink.map { $0 % picture.width }, rows = ink.map { $0 / picture.width }
    return ((columns.min() ?? 0)..<(columns.max() ?? 0) + 1, (rows.min() ?? 0)..<(rows.max() ?? 0) + 1)
  }

  @Test(
    "\"box (w x h)\": the ink of each sign at 2x, within half a point",
    arguments: [
      ("add", 17.5, 17.5), ("compose", 23, 23), ("reply", 25, 19), ("action", 19, 27), ("organize", 20.5, 17),
      ("bookmarks", 26, 24), ("search", 15.5, 15.5), ("refresh", 18, 22), ("stop", 16, 16), ("camera", 25, 19),
      ("trash", 18, 25), ("play", 16, 19), ("pause", 14, 19), ("rewind", 25, 15), ("fastForward", 25, 15),
      ("pageCurl", 24, 22),
    ])
  func box(name: String, width: Double, height: Double) throws {
    let box = try ink(sign(name, scale: 2), scale: 2)
    #expect(abs(Double(box.x.count) / 2 - width) <= 0.5)
    #expect(abs(Double(box.y.count) / 2 - height) <= 0.5)
  }

  @Test(
    "\"Tab bar system art (HIG1 @2x px)\": the ink of each sign at 2x, within half a point",
    arguments: [
      ("bookmarks", 51, 48), ("contacts", 48, 48), ("downloads", 39, 48), ("favorites", 54, 51), ("history", 48, 48),
      ("mostViewed", 51, 45), ("more", 48, 9), ("search", 48, 48),
    ], [false, true])
  func tabBox(art: (name: String, width: Int, height: Int), isSelected: Bool) throws {
    let box = try ink(tab(art.name, isSelected: isSelected, scale: 2), scale: 2)
    #expect(abs(box.x.count - art.width) <= 1)
    #expect(abs(box.y.count - art.height) <= 1)
  }

  /// The colours of a part of a sign, in points from the top left of its ink.
  private func colors(in part: (x: ClosedRange<Double>, y: ClosedRange<Double>), of picture: Bitmap, scale: Double)
    -> Set<UInt32>
  {
    let box = ink(picture, scale: scale)
    func pixels(_ range: ClosedRange<Double>, from start: Int) -> Range<Int> {
      start + Int((range.lowerBound * scale).rounded())..<start + Int((range.upperBound * scale).rounded())
    }
    let rows = pixels(part.y, from: box.y.lowerBound), columns = pixels(part.x, from: box.x.lowerBound)
    return Set(rows.flatMap { row in columns.map { picture.pixels[row * picture.width + $0] } })
  }

  @Test(
    "where a sign has level and upright lines only, each pixel is full or empty at 1x, 2x and 3x",
    arguments: [1.0, 2, 3])
  func crisp(scale: Double) throws {
    let parts: [(name: String, x: ClosedRange<Double>, y: ClosedRange<Double>)] = [
      ("add", 0...17, 0...17), ("pause", 0...14, 0...19), ("compose", 0...19, 17...23), ("action", 0...19, 9...27),
      ("organize", 0...20, 6...14), ("bookmarks", 0...26, 4...18), ("trash", 0...18, 3...4),
      ("pageCurl", 0...9, 0...22), ("camera", 2...5, 1...2), ("rewind", 11...13, 2...5),
      ("fastForward", 11...14, 2...5), ("play", 0...3, 5...14),
      ("reply", 11...14, 7...10),
    ]
    for part in parts {
      let colors = try colors(in: (part.x, part.y), of: sign(part.name, scale: scale), scale: scale)
      #expect(colors.isSubset(of: [0xFF00_0000, Self.ground]) && !colors.isEmpty, "\(part.name)")
    }
  }

  @Test("so has a tab's, unselected and selected", arguments: [1.0, 2, 3], [false, true])
  func crispTabs(scale: Double, isSelected: Bool) throws {
    let parts: [(name: String, x: ClosedRange<Double>, y: ClosedRange<Double>)] = [
      ("bookmarks", 0...25, 4...18), ("downloads", 0...19, 7...10), ("mostViewed", 9...25, 0...22),
      ("recents", 6...17, 5...17),
    ]
    for part in parts {
      let colors = try colors(
        in: (part.x, part.y), of: tab(part.name, isSelected: isSelected, scale: scale), scale: scale)
      let ink: UInt32 = isSelected ? 0xFF00_0000 : 0xFF92_9292
      #expect(colors == [ink, Self.ground], "\(part.name)")
    }
  }
}
