import Foundation
import Goldens
import SceneModel
import Testing
import UIRenderKit

/// Every example and every test scene, compared with its golden: each byte of each pixel, and the layout text.
///
/// `make record` writes the goldens anew; look at each picture before you keep it.
@Suite("Goldens")
struct GoldenTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The scenes by the names of their goldens: their paths without the ending.
  private static let scenes: [(name: String, path: String)] =
    scenes(below: "Examples", goldens: "Examples") + scenes(below: "Tests/UIRenderKitTests/Scenes", goldens: "Tests")

  private static func scenes(below folder: String, goldens: String) -> [(name: String, path: String)] {
    let root = package + "/" + folder
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.contains(".xcassets/") }.sorted().map { file in
      ("\(goldens)/\(file.dropLast(5))", "\(root)/\(file)")
    }
  }

  @Test("a scene looks and is laid out as its golden", arguments: scenes.map(\.name))
  func golden(name: String) throws {
    let scene = try #require(Self.scenes.first { $0.name == name })
    let mode = ProcessInfo.processInfo.environment["UIRENDER_RECORD"].flatMap(RecordMode.init(rawValue:)) ?? .never
    let goldens = GoldenFolder(
      path: Self.package + "/golden", failures: Self.package + "/golden-failures", recordMode: mode)
    let document = try SceneDocument(reading: SceneFile.read(scene.path))
    let renderer = Renderer()
    for variant in [nil] + document.scene.variants.map(Optional.some) {
      let name = variant.map { GoldenName.variant($0.name, of: name) } ?? name
      let rendering = try renderer.render(document, variant: variant)
      let text = rendering.root.text
      let verdict = try goldens.check(name: name, picture: rendering.bitmap, scale: rendering.scale, text: text)
      switch verdict {
      case .same, .within, .recorded: break
      case .missing, .different: Issue.record("\(name): \(verdict.message); see golden-failures/\(name).*.png")
      }
    }
  }

  @Test("the goldens say that they were made in this environment")
  func environment() throws {
    let file = URL(fileURLWithPath: Self.package + "/golden/ENVIRONMENT")
    if ProcessInfo.processInfo.environment["UIRENDER_RECORD"] == "all" {
      try Data(environmentText().utf8).write(to: file)
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(recorded == environmentText())
  }

  @Test("every golden belongs to a scene")
  func orphans() {
    let files = FileManager.default.enumerator(atPath: Self.package + "/golden")?.compactMap { $0 as? String } ?? []
    let names = Set(Self.scenes.map(\.name))
    for file in files where file.hasSuffix(".png") || file.hasSuffix(".txt") {
      let owner = file.dropLast(4).prefix { $0 != "~" }
      #expect(names.contains(String(owner)), "golden/\(file) has no scene")
    }
    #expect(Self.scenes.count > 20)
  }
}
