@testable import SceneModel

/// Any text as a line of the Visual Format Language and as a constraint.
final class ConstraintFuzzer: Fuzzer {
  static let name = "constraint"
  static let longest = 512

  static func seeds(_ package: String) -> [[UInt8]] {
    let texts = SceneTexts(package).byKey
    return (texts["constraints", default: []] + texts["visualFormat", default: []]).map { [0] + Array($0.utf8) }
  }

  static func words() -> [String] {
    LayoutAttribute.allCases.map(\.rawValue) + VisualFormat.Option.allCases.map(\.rawValue)
      + Array(LayoutConstraint.namedPriorities.keys)
      + [
        "H:|-", "V:[", "]-(>=8@750)-|", "superview.", "layoutMarginsGuide.", "safeAreaLayoutGuide.", "==", "<=", "≥",
        "×", "−",
      ]
  }

  init(_ package: String) {}

  func take(_ bytes: [UInt8]) {
    var decisions = Decisions(bytes)
    let option = decisions.byte()
    guard let text = String(validating: decisions.rest(), as: UTF8.self) else { return }
    let options = VisualFormat.Option.allCases
    let chosen = option == 0 ? [] : [options[option % options.count], options[(option / 16) % options.count]]
    do {
      for constraint in try VisualFormat.parse(text, options: chosen, metrics: ["gap": 8, "wide": 1e6]) {
        check(constraint)
      }
    } catch { check(error) }
    do { check(try ConstraintText.parse(text)) } catch { check(error) }
  }

  private func check(_ constraint: LayoutConstraint) {
    _ = constraint.first.text
    _ = constraint.second?.text
  }

  private func check(_ fault: ConstraintFault) {
    let words = Fault.constraint(fault).message
    require(words.utf8.count < 2000, "a message without end")
  }
}
