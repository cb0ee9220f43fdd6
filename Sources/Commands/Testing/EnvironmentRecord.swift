import Goldens
import Pixels
import UIRenderKit

/// The file in a golden folder that says with which libraries and fonts the goldens were made.
struct EnvironmentRecord {
  let path: String

  init(goldens: String) { path = goldens + "/ENVIRONMENT" }

  /// How the environment of the goldens differs from this one, in words; nil if it does not or is not recorded.
  func remark() -> String? {
    guard let bytes = try? readRegularFile(path, limit: 1 << 20) else { return nil }
    let old = String(decoding: bytes, as: UTF8.self), new = environmentText()
    let changes = LineChange.between(old, new).filter { $0.kind != .same }
    guard !changes.isEmpty else { return nil }
    let there = changes.filter { $0.kind == .removed }.map(\.text)
    let here = changes.filter { $0.kind == .added }.map(\.text)
    return "the goldens were made in another environment, which may be why pictures differ:\n"
      + "  there: \(list(there))\n  here:  \(list(here))"
  }

  /// Notes this environment: where none is noted yet, or when all goldens were made anew.
  func write(isAnew: Bool) throws(Problem) {
    if !isAnew, (try? FileStatus.of(path)) ?? nil != nil { return }
    let bytes = Array(environmentText().utf8)
    if let old = try? readRegularFile(path, limit: 1 << 20), old == bytes { return }
    makeFolder(forFile: path)
    try Destination.file(path).put(bytes)
  }

  private func list(_ lines: [String]) -> String {
    lines.isEmpty ? "nothing" : lines.prefix(6).joined(separator: ", ") + (lines.count > 6 ? ", …" : "")
  }
}
