import Glibc
import Pixels
@testable import SceneModel
@testable import Typesetting
@testable import UIRenderKit

/// Any bytes as a font file of a scene, in which a text is set and drawn.
final class FontFuzzer: Fuzzer {
  static let name = "font"
  static let longest = 20_000

  static func seeds(_ package: String) -> [[UInt8]] {
    files(below: package + "/Examples/fonts", ".ttf", ".otf").map(\.bytes)
      + files(below: package + "/Tests/CommandsTests/BadScenes/assets", ".ttf", ".otf", ".ttc").map(\.bytes)
  }

  static func words() -> [String] {
    [
      "glyf", "loca", "head", "hhea", "hmtx", "cmap", "maxp", "name", "OS/2", "post", "fvar", "gvar", "GSUB", "GPOS",
      "GDEF", "CFF ", "CFF2", "COLR", "CPAL", "CBDT", "CBLC", "sbix", "SVG ", "avar", "HVAR", "ttcf", "OTTO", "wOFF",
      "wOF2", "kern", "kerx", "morx", "wght",
    ]
  }

  private let folder: String
  private var number = 0

  init(_ package: String) {
    folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
  }

  func take(_ bytes: [UInt8]) {
    // A file that has a name again could be one that is known.
    number += 1
    let path = "\(folder)/uirender-fuzz-\(getpid())-\(number).ttf"
    save(bytes, path)
    defer { unlink(path) }
    let family = (try? FontSet.pinned.adding([path]))?.additions.first?.family ?? "Sticks"
    let scene = """
      { "device": { "size": [60, 40], "scale": 1 }, "fonts": [\(path.quoted)], "root": { "type": "label",
        "frame": [0, 0, 60, 40], "numberOfLines": 0, "font": { "family": \(family.quoted), "size": 12, "weight": "bold" },
        "text": "HAfi 12\\nV.o" } }
      """
    do {
      _ = try Renderer().render(SceneFile(path: "scene.json", bytes: Array(scene.utf8), folder: ""))
    } catch {
      for diagnostic in error.list {
        if case .machine = diagnostic.fault { require(false, diagnostic.description) }
      }
    }
  }
}
