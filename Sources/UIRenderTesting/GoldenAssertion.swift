import Goldens
import Pixels
import SceneModel
import Synchronization
import UIRenderKit

/// What an assertion asks for.
struct GoldenAssertion {
  var name: String?
  var record: RecordMode?
  var tolerance: Tolerance
  var budget: PixelBudget
  var folder: String?
}

/// Draws a scene, compares it and tells the test what came of it.
func check(_ assertion: GoldenAssertion, _ document: SceneDocument, _ site: TestSite) -> Bool {
  let name = site.goldenName(assertion.name)
  if let problem = GoldenNames.shared.problem(with: name, at: site) {
    site.fail(problem, [])
    return false
  }
  let mode = assertion.record ?? RecordMode.ofEnvironment
  let goldens = GoldenFolder(
    path: assertion.folder ?? site.folder + "/Goldens",
    failures: environment("UIRENDER_FAILURES") ?? "golden-failures", recordMode: mode)
  do throws(GoldenFault) {
    let rendering: Rendering
    do throws(Diagnostics) {
      rendering = try Renderer().render(document)
    } catch {
      site.fail(error.words, [])
      return false
    }
    var check = GoldenCheck(name: name, picture: rendering.bitmap, scale: rendering.scale, text: nil)
    check.tolerance = assertion.tolerance
    check.budget = assertion.budget
    let (verdict, fault) = try goldens.outcome(of: check)
    let unkept = fault.map { "\nThe pictures could not be kept: \($0.message)" } ?? ""
    let kept = "\(goldens.failures)/\(name)"
    switch verdict {
    case .same, .within: return true
    case .recorded:
      // Who has asked for recording gets what was asked for.
      if assertion.record != nil || environment("UIRENDER_RECORD") != nil { return true }
      site.fail(
        "the golden was missing and is written now: \(goldens.file(name, .picture)); look at it, and run again", [])
    case .missing:
      site.fail(
        "there is no golden \(goldens.file(name, .picture)); what was drawn is \(kept).actual.png. "
          + "Record it with UIRENDER_RECORD=missing" + unkept, [kept + ".actual.png"])
    case .different:
      let allowed = assertion.budget == .none ? "" : ", allowed \(assertion.budget)"
      site.fail(
        "\(name): \(verdict.message)\(allowed)\n  golden:     \(goldens.file(name, .picture))\n"
          + "  actual:     \(kept).actual.png\n  difference: \(kept).diff.png\n"
          + "If the change is wanted: UIRENDER_RECORD=failed swift test" + unkept,
        [kept + ".expected.png", kept + ".actual.png", kept + ".diff.png"])
    }
  } catch {
    site.fail(error.message, [])
  }
  return false
}

extension RecordMode {
  /// What the environment says about recording.
  fileprivate static var ofEnvironment: RecordMode {
    if let mode = environment("UIRENDER_RECORD").flatMap(RecordMode.init) { return mode }
    return ["", "0", "false"].contains(environment("CI") ?? "") ? .missing : .never
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
