import Goldens
import Pixels
import UIRenderKit

/// The file in a golden folder that says with which libraries and fonts the goldens were made.
struct EnvironmentRecord {
  let path: String
  /// What it says; nil if there is none.
  private let recorded: [String: String]?

  init(goldens: String) {
    path = goldens + "/ENVIRONMENT"
    recorded = (try? readRegularFile(path, limit: 1 << 20)).map { Self.parts(String(decoding: $0, as: UTF8.self)) }
  }

  /// How the environment of the goldens differs from this one, a line each; empty if it does not or is not recorded.
  ///
  /// A font that is pinned only here is no difference: no golden can have been made with it.
  var differences: [String] {
    guard let recorded else { return [] }
    let here = Self.parts(environmentText())
    let names = recorded.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names.compactMap { name in
      guard let there = recorded[name], there != here[name] else { return nil }
      // A font is told by its size and its checksum.
      guard there.contains(" ") || here[name]?.contains(" ") == true else {
        return "\(name): \(there) there, \(here[name] ?? "none") here"
      }
      return here[name] == nil || here[name] == "missing"
        ? "\(name): there only" : there == "missing" ? "\(name): here only" : "\(name): another file of this name"
    }
  }

  /// Why pictures may differ though no scene has changed; nil if the environment is no reason.
  func remark() -> String? {
    differences.isEmpty ? nil : "the goldens were made in another environment, which may be why pictures differ:" + list
  }

  /// What to know after goldens were written into a folder whose others come from elsewhere; nil if they do not.
  func mixtureRemark(count: Int) -> String? {
    if differences.isEmpty { return nil }
    let recorded = count == 1 ? "1 golden was recorded" : "\(count) goldens were recorded"
    return
      "\(recorded) here, but the others in another environment, so that no machine may pass them all; record all of "
      + "them with --record all, or these where the others come from:" + list
  }

  /// Notes this environment: where none is noted yet, where this one only has more, or when all goldens were made anew.
  func write(isAnew: Bool) throws(Problem) {
    if !isAnew, !differences.isEmpty { return }
    let bytes = Array(environmentText().utf8)
    if let old = try? readRegularFile(path, limit: 1 << 20), old == bytes { return }
    makeFolder(forFile: path)
    try Destination.file(path).put(bytes)
  }

  private var list: String {
    let all = differences
    return all.prefix(6).map { "\n  " + $0 }.joined() + (all.count > 6 ? "\n  and \(all.count - 6) more" : "")
  }

  /// The first word of each line with the rest of it.
  private static func parts(_ text: String) -> [String: String] {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    return Dictionary(lines.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") }) { first, _ in first }
  }
}
