/// What was found in a file: so much of it as anybody reads, and how much more there was.
struct Findings {
  private var list: [(site: Site?, fault: Fault)] = []
  private var more = 0

  /// A file with more faults is not a scene that somebody mistyped.
  private static let limit = 1000

  /// Notes that there is something at a place.
  ///
  /// A fault that would be left out is not made: to collect the names that it could have meant takes time.
  mutating func add(_ fault: @autoclosure () -> Fault, at site: @autoclosure () -> Site) {
    if list.count < Self.limit { list.append((site(), fault())) } else { more += 1 }
  }

  /// What was found, in reading order.
  func diagnostics(_ severity: Diagnostic.Severity, of file: SceneFile) -> [Diagnostic] {
    let diagnostics = file.diagnostics(severity, list)
    guard more > 0 else { return diagnostics }
    return diagnostics
      + [Diagnostic(severity: severity, file: file.path, position: diagnostics.last?.position, fault: .more(more))]
  }
}
