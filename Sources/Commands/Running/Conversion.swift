import Pixels
import SceneModel
import UIRenderKit

/// Takes scenes one after the other through a stage and brings what comes out to its place.
struct Conversion {
  /// What becomes of a scene.
  struct Product {
    let bytes: [UInt8]
    let warnings: [Diagnostic]
    /// The images and fonts that went into it.
    let files: [String]
  }

  let scenes: [String]
  let destinations: Destinations

  /// Checks what can be checked before the first scene is read.
  init(_ invocation: Invocation, ending: String) throws(Problem) {
    scenes = invocation.operands
    guard scenes.count(where: { $0 == "-" }) < 2 else { throw .usage(.standardInputTwice) }
    if let output = invocation[.output], output != "-" {
      destinations = try .places(for: scenes, output: output, ending: ending)
    } else {
      destinations = .standardOutput(scenes.count)
    }
  }

  /// Whether what becomes of several scenes goes to one place.
  var isJoined: Bool { scenes.count > 1 && destinations.list.first == .standardOutput }

  /// Does the work.
  ///
  /// A scene that is broken does not keep the others from being done; an output that takes nothing more does.
  func run(_ report: inout Report, _ stage: (SceneFile) throws(Diagnostics) -> Product) {
    var isFolderMissing = destinations.folder != nil
    var used = UsedFiles()
    for (scene, destination) in zip(scenes, destinations.list) {
      guard let product = make(scene, stage, &report) else { continue }
      used.add(product.files, of: scene)
      do throws(Problem) {
        if isFolderMissing, let folder = destinations.folder {
          do throws(FileFault) { try makeFolder(folder) } catch { throw .unwritable(folder, error) }
          isFolderMissing = false
        }
        try used.keep(from: destination)
        try destination.put(product.bytes)
      } catch {
        report.add(error)
        if isFolderMissing || destination == .standardOutput { return }
      }
    }
  }

  private func make(
    _ scene: String, _ stage: (SceneFile) throws(Diagnostics) -> Product, _ report: inout Report
  ) -> Product? {
    let file: SceneFile
    do throws(SceneInputFault) { file = try readScene(scene) } catch {
      switch error {
      case .diagnostics(let diagnostics): report.add(diagnostics.list)
      case .problem(let problem): report.add(problem)
      }
      return nil
    }
    do throws(Diagnostics) {
      let product = try stage(file)
      report.add(product.warnings)
      return product
    } catch {
      report.add(error.list)
      return nil
    }
  }
}
