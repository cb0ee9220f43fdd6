/// A line that tells how far the work is, on a terminal only.
struct Progress: Sendable {
  private let isShown: Bool
  private let total: Int

  init(total: Int) {
    self.total = total
    isShown = isStandardErrorATerminal() && environment("TERM") != "dumb"
  }

  func show(_ count: Int, _ name: String) {
    if isShown { writeStandardError("\r\u{1B}[K[\(count)/\(total)] \(name.prefix(60))") }
  }

  func end() {
    if isShown { writeStandardError("\r\u{1B}[K") }
  }
}
