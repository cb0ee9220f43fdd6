import Goldens
import Pixels
import SceneModel
import Synchronization
import UIRenderKit

/// What an assertion asks for.
struct GoldenAssertion {
  var name: String?
  var record: RecordMode?
  var tolerance: Tolerance?
  var budget: PixelBudget?
  var folder: String?

  /// Compares a rendering as the assertion says, and where it says nothing, as the scene does.
  ///
  /// What the scene excludes is excluded from an assertion with a tolerance too.
  func check(_ rendering: Rendering, of file: SceneFile, name: String) throws(Diagnostics) -> GoldenCheck {
    let test = rendering.scene.test
    var check = GoldenCheck(name: name, picture: rendering.bitmap, scale: rendering.scale, text: nil)
    check.tolerance =
      tolerance
      ?? Tolerance(distance: test.tolerance ?? 0, ignoresAntialiasing: test.ignoresAntialiasing ?? false)
    check.tolerance.masks += try rendering.ignoredRegions(in: file)
    check.budget = budget ?? PixelBudget(pixels: test.maxPixels, share: test.maxShare)
    return check
  }
}

/// Draws a scene, compares it and tells the test what came of it.
func check(_ assertion: GoldenAssertion, _ document: SceneDocument, _ site: TestSite) -> Bool {
  let name = site.goldenName(assertion.name)
  if let problem = GoldenNames.shared.problem(with: name, at: site) {
    site.fail(problem, [])
    return false
  }
  let word: RecordMode?
  do throws(RecordWord) { word = try RecordMode.asked(by: environment("UIRENDER_RECORD")) } catch {
    site.fail(error.message, [])
    return false
  }
  let asked = assertion.record ?? word
  let goldens = GoldenFolder(
    path: assertion.folder ?? site.folder + "/Goldens",
    failures: environment("UIRENDER_FAILURES") ?? "golden-failures", recordMode: asked ?? .unasked(in: environment))
  do throws(GoldenFault) {
    let check: GoldenCheck
    do throws(Diagnostics) {
      let rendering = try Renderer().render(document)
      rendering.warnings.forEach { site.warn($0.description) }
      check = try assertion.check(rendering, of: document.file, name: name)
    } catch {
      site.fail(error.words, [])
      return false
    }
    let (verdict, fault) = try goldens.outcome(of: check)
    let unkept = fault.map { "\nThe pictures could not be kept: \($0.message)" } ?? ""
    let kept = goldens.evidence(of: name)
    switch verdict {
    case .same, .within: return true
    case .recorded:
      // Who has asked for recording gets what was asked for.
      if asked != nil { return true }
      site.fail(goldens.unaskedWords(name), [])
    case .missing:
      site.fail(
        "there is no golden \(goldens.file(name, .picture)); what was drawn is \(kept.actual). "
          + "Record it with UIRENDER_RECORD=missing" + unkept, [kept.actual])
    case .different:
      let allowed = check.budget == .none ? "" : ", allowed \(check.budget)"
      site.fail(
        "\(name): \(verdict.message)\(allowed)\n  golden:     \(goldens.file(name, .picture))\n"
          + "  actual:     \(kept.actual)\n  difference: \(kept.difference)\n"
          + "If the change is wanted: UIRENDER_RECORD=failed swift test" + unkept,
        [kept.expected, kept.actual, kept.difference])
    }
  } catch {
    site.fail(error.message, [])
  }
  return false
}

/// A word of `UIRENDER_RECORD` that is no record mode.
struct RecordWord: Error {
  let text: String

  var message: String {
    let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "UIRENDER_RECORD: unknown mode \(text.quoted) (valid: \(known))"
  }
}

extension RecordMode {
  /// What the word asks for, which the environment says; nil if it says nothing.
  static func asked(by word: String?) throws(RecordWord) -> RecordMode? {
    guard let word, !word.isEmpty else { return nil }
    guard let mode = RecordMode(rawValue: word) else { throw RecordWord(text: word) }
    return mode
  }
}

/// The names of goldens that assertions have used, since two must not share one.
final class GoldenNames: Sendable {
  static let shared = GoldenNames()
  private let places = Mutex<[String: String]>([:])

  /// What is wrong with a name, in words; nil if it can be used.
  func problem(with name: String, at site: TestSite) -> String? {
    do throws(GoldenName.Fault) {
      _ = try GoldenName.make(scene: name + ".x", currentFolder: "")
    } catch {
      return "\(name): \(error.message)"
    }
    let other = places.withLock { places -> String? in
      let known = places[GoldenName.folded(name)]
      if known == nil { places[GoldenName.folded(name)] = site.description }
      return known == site.description ? nil : known
    }
    return other.map { "the golden \(name) is that of \($0) too; give each assertion a name (named:)" }
  }
}

extension Diagnostics {
  /// The faults, a line each.
  var words: String { list.map(\.description).joined(separator: "\n") }
}
