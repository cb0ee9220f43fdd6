import SceneLayout
@testable import SceneModel
@testable import UIRenderKit

/// Any bytes as a scene, which is drawn if it is one.
final class SceneFuzzer: Fuzzer {
  static let name = "scene"
  static let longest = 16_000

  static func seeds(_ package: String) -> [[UInt8]] { scenes(package) }

  static func words() -> [String] { sceneWords() }

  private let drawing: SmallDrawing

  init(_ package: String) { drawing = SmallDrawing(package) }

  func take(_ bytes: [UInt8]) { drawing.draw(bytes) }
}

/// Scenes that are made of the key tables by choices, so that nearly all of them can be drawn.
final class MadeSceneFuzzer: Fuzzer {
  static let name = "made-scene"
  static let longest = 600

  /// Series of choices that need no luck: each byte is a hash of its place and of the seed's number.
  static func seeds(_ package: String) -> [[UInt8]] {
    (1...200).map { seed in
      var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
      return (0..<(seed * 3)).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
    }
  }

  private let drawing: SmallDrawing
  private let texts: SceneTexts
  private let tables = SceneMaker.Tables()

  init(_ package: String) {
    drawing = SmallDrawing(package)
    texts = SceneTexts(package)
  }

  func take(_ bytes: [UInt8]) {
    var maker = SceneMaker(bytes, texts, tables)
    let scene = maker.scene()
    tell(scene)
    drawing.draw(Array(scene.utf8))
  }
}

/// The whole way from a scene to a picture of few pixels.
final class SmallDrawing {
  private let folder: String
  private let renderer = Renderer()
  private var drawn = 0, refused = 0

  init(_ package: String) { folder = package + "/Examples" }

  func draw(_ bytes: [UInt8]) {
    let file = SceneFile(path: "scene.json", bytes: bytes, folder: folder)
    do throws(Diagnostics) {
      var document = try SceneDocument(reading: file)
      guard document.faults.isEmpty else { throw Diagnostics(document.faults) }
      // What large pictures cost is known; and the fonts of the package are no input.
      if document.scene.device.size.width * document.scene.device.size.height > 1e6 {
        document.scene.device = .standard
      }
      let rendering = try renderer.render(document, scale: bytes.count % 3 == 0 ? 1 : 0.5)
      require(!rendering.png(compression: .fast).isEmpty, "no picture")
      require(!rendering.root.text.isEmpty, "no layout")
      for warning in rendering.warnings { _ = warning.description }
      if bytes.count % 4 == 0 { _ = try renderer.layoutText(file, findsAmbiguity: true) }
      drawn += 1
    } catch {
      for diagnostic in error.list {
        let words = diagnostic.description
        tell(words)
        // A scene is at fault, not the machine.
        if case .machine = diagnostic.fault { require(false, words) }
      }
      refused += 1
    }
    if (drawn + refused).isMultiple(of: 100) { tell("\(drawn) drawn, \(refused) refused") }
  }
}
