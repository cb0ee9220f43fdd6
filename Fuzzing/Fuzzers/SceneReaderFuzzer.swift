@testable import SceneModel

/// Any bytes as a scene, which is read and not drawn.
final class SceneReaderFuzzer: Fuzzer {
  static let name = "scene-reader"
  static let longest = 16_000

  static func seeds(_ package: String) -> [[UInt8]] { scenes(package) }

  static func words() -> [String] { sceneWords() }

  init(_ package: String) {}

  func take(_ bytes: [UInt8]) {
    let file = SceneFile(path: "scene.json", bytes: bytes, folder: "")
    do {
      let document = try SceneDocument(reading: file)
      for diagnostic in document.faults + document.warnings { check(diagnostic, bytes.count) }
    } catch {
      require(!error.list.isEmpty, "refused without a reason")
      for diagnostic in error.list { check(diagnostic, bytes.count) }
    }
  }

  private func check(_ diagnostic: Diagnostic, _ count: Int) {
    let words = diagnostic.description
    require(words.hasPrefix("scene.json"), "no file: \(words)")
    require(!words.contains("\n"), "more than a line: \(words)")
    require(words.utf8.count < 2000 + 8 * count, "a message without end: \(words.utf8.count) bytes")
    if let position = diagnostic.position {
      require((1...(count + 1)).contains(position.line) && (1...(count + 1)).contains(position.column), "no place")
    }
  }
}
