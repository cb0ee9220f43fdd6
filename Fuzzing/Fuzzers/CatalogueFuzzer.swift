@testable import SceneModel

/// Any bytes as the `Contents.json` of a catalogue of images.
final class CatalogueFuzzer: Fuzzer {
  static let name = "catalogue"

  static func seeds(_ package: String) -> [[UInt8]] {
    files(below: package + "/Examples/images", ".json").map(\.bytes)
      + files(below: package + "/Tests", "Contents.json").map(\.bytes)
  }

  static func words() -> [String] {
    [
      "images", "idiom", "scale", "filename", "resizing", "cap-insets", "center", "mode", "3-part-horizontal", "9-part",
      "tile", "stretch", "properties", "template-rendering-intent", "provides-namespace", "top", "left", "width", "2x",
      "iphone", "universal",
    ].map(\.quoted)
  }

  init(_ package: String) {}

  func take(_ bytes: [UInt8]) {
    _ = ImageSetContents.providesNamespace(bytes)
    do {
      for file in try ImageSetContents(bytes).files {
        require(file.scale.map { $0.isFinite && $0 > 0 } ?? true, "no scale")
      }
    } catch { _ = error.message }
  }
}
