import Goldens
import Pixels
import SceneModel
import UIRenderKit

/// Draws scenes and compares them with their goldens, one after the other; each process has its own.
final class SceneTester {
  private let settings: TestSettings
  private let renderer = Renderer()

  init(_ settings: TestSettings) { self.settings = settings }

  /// What comes of a scene and each of its variants.
  func results(for scene: SceneCase) -> [TestResult] {
    let document: SceneDocument
    do throws(Diagnostics) {
      document = try SceneDocument(reading: SceneFile.read(scene.path, limits: settings.limits))
    } catch {
      return [broken(scene, scene.name, error)]
    }
    var results: [TestResult] = []
    if settings.wants(picture: scene.name) { results.append(result(for: scene, scene.name, document, nil)) }
    // A scene that cannot be read at all would only repeat itself in each variant.
    if document.faults.isEmpty {
      var seen: Set<String> = []
      for variant in document.scene.variants + settings.variants {
        let name = GoldenName.variant(variant.name, of: scene.name)
        guard settings.wants(picture: name) else { continue }
        guard seen.insert(GoldenName.folded(variant.name)).inserted else {
          let fault = Diagnostic(file: scene.path, fault: .duplicateVariant(variant.name))
          results.append(broken(scene, name, Diagnostics([fault])))
          continue
        }
        results.append(result(for: scene, name, document, variant))
      }
    }
    return results
  }

  private func result(
    for scene: SceneCase, _ name: String, _ document: SceneDocument, _ variant: SceneVariant?
  ) -> TestResult {
    let rendering: Rendering
    var check: GoldenCheck
    do throws(Diagnostics) {
      rendering = try renderer.render(document, variant: variant)
      let text = settings.comparesLayout ? rendering.root.text : nil
      check = GoldenCheck(name: name, picture: rendering.bitmap, scale: rendering.scale, text: text)
      check.tolerance.masks = try rendering.ignoredRegions(in: document.file)
    } catch {
      return broken(scene, name, error)
    }
    let test = rendering.scene.test
    check.tolerance.distance = test.tolerance ?? settings.tolerance
    check.tolerance.ignoresAntialiasing = test.ignoresAntialiasing ?? settings.ignoresAntialiasing
    check.budget = settings.budget
    if test.maxPixels != nil || test.maxShare != nil {
      check.budget = PixelBudget(pixels: test.maxPixels, share: test.maxShare)
    }
    return result(of: check, scene, rendering)
  }

  private func result(of check: GoldenCheck, _ scene: SceneCase, _ rendering: Rendering) -> TestResult {
    var result = TestResult(name: check.name, scene: scene.path, state: .passed)
    result.budget = check.budget
    result.warnings = rendering.warnings.map(\.description)
    // Recording may replace the text before it can be shown what has changed.
    let textFile = settings.goldens.file(check.name, .text)
    do throws(GoldenFault) {
      let verdict = try settings.goldens.check(check)
      result.message = verdict.message
      let kept = "\(settings.goldens.failures)/\(check.name)"
      switch verdict {
      case .same: result.message = ""
      case .within(let difference):
        result.difference = difference
        result.message = "\(difference), allowed \(check.budget)"
      case .recorded: result.state = .recorded
      case .missing:
        result.state = .missing
        result.pictures.actual = kept + ".actual.png"
      case .different(let differences):
        result.state = .different
        result.pictures.actual = kept + ".actual.png"
        for case .picture(let difference) in differences {
          result.difference = difference
          result.pictures.expected = kept + ".expected.png"
          result.pictures.difference = kept + ".diff.png"
          if check.budget != .none { result.message += ", allowed \(check.budget)" }
        }
        if let old = try? readRegularFile(textFile, limit: 1 << 26) {
          result.layout = LineChange.between(String(decoding: old, as: UTF8.self), rendering.root.text)
        }
      }
    } catch {
      result.state = .broken
      result.message = error.message
      result.isMachineFault = Problem.unwritable(error.path, error.fault).status == .machineFault
    }
    return result
  }

  private func broken(_ scene: SceneCase, _ name: String, _ diagnostics: Diagnostics) -> TestResult {
    var result = TestResult(name: name, scene: scene.path, state: .broken)
    result.message = diagnostics.list.map { $0.description.withVisibleControls }.joined(separator: "\n")
    let first = diagnostics.list.first { $0.severity == .error }
    result.line = first?.position?.line
    result.column = first?.position?.column
    result.isMachineFault = diagnostics.list.contains(where: \.isMachineFault)
    return result
  }
}
