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
    // Before anything is recorded: of two pictures with one golden only one could be it.
    var names: [String: String] = [:]
    let twice = (document.scene.variants + settings.variants).compactMap { variant in
      names.updateValue(variant.name, forKey: GoldenName.folded(variant.name)).map {
        Diagnostic(file: scene.path, fault: .duplicateVariant(variant.name, other: $0))
      }
    }
    if document.faults.isEmpty, !twice.isEmpty { return [broken(scene, scene.name, Diagnostics(twice))] }
    var results: [TestResult] = []
    if settings.wants(picture: scene.name) { results.append(result(for: scene, scene.name, document, nil)) }
    // A scene that cannot be read at all would only repeat itself in each variant.
    if document.faults.isEmpty {
      for variant in document.scene.variants + settings.variants {
        let name = GoldenName.variant(variant.name, of: scene.name)
        guard settings.wants(picture: name) else { continue }
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
    let leeway = settings.leeway(for: rendering.scene.test)
    check.tolerance.distance = leeway.distance
    check.tolerance.ignoresAntialiasing = leeway.ignoresAntialiasing
    check.budget = leeway.budget
    return result(of: check, leeway, scene, rendering)
  }

  private func result(
    of check: GoldenCheck, _ leeway: Leeway, _ scene: SceneCase, _ rendering: Rendering
  ) -> TestResult {
    var result = TestResult(name: check.name, scene: scene.path, state: .passed)
    result.leeway = leeway
    result.warnings = rendering.warnings.map { $0.description.withVisibleControls }
    // Recording may replace the text before it can be shown what has changed.
    let textFile = settings.goldens.file(check.name, .text)
    do throws(GoldenFault) {
      let (verdict, unkept) = try settings.goldens.outcome(of: check)
      result.message = verdict.message
      switch verdict {
      case .same: result.message = ""
      case .within(let difference):
        result.difference = difference
        result.message = "\(difference), \(leeway)"
      case .recorded: note(recorded: &result)
      case .missing: result.state = .missing
      case .different(let differences):
        result.state = .different
        for case .picture(let difference) in differences {
          result.difference = difference
          if leeway != .none { result.message += "\n\(leeway)" }
        }
        if let old = try? readRegularFile(textFile, limit: 1 << 26) {
          result.layout = LineChange.between(String(decoding: old, as: UTF8.self), rendering.root.text)
        }
      }
      result.unkept = unkept?.message
      if unkept == nil { note(kept: &result) }
    } catch {
      result.state = .broken
      result.message = error.message
      result.isMachineFault = Problem.unwritable(error.path, error.fault).status == .machineFault
    }
    return result
  }

  private func note(recorded result: inout TestResult) {
    result.state = .recorded
    result.pictures.actual = settings.goldens.file(result.name, .picture)
    guard !settings.isModeGiven else { return }
    result.isUnseen = true
    result.message = settings.goldens.unaskedWords(result.name)
  }

  /// Notes the pictures that were kept of a failure, or of what was recorded over.
  private func note(kept result: inout TestResult) {
    let kept = settings.goldens.evidence(of: result.name)
    switch result.state {
    case .missing: result.pictures.actual = kept.actual
    case .different:
      result.pictures.actual = kept.actual
      guard result.difference != nil else { return }
      result.pictures.expected = kept.expected
      result.pictures.difference = kept.difference
    case .recorded:
      guard settings.goldens.recordMode == .failed else { return }
      result.pictures.expected = existing(kept.expected)
      result.pictures.difference = existing(kept.difference)
    case .passed, .broken: break
    }
  }

  private func existing(_ path: String) -> String? { ((try? FileStatus.of(path)) ?? nil) == nil ? nil : path }

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
