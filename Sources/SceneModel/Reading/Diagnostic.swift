/// One thing that is wrong with a scene, its assets or the machine: a fact with its place, worded elsewhere.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// No picture can be made.
    case error
    /// A picture is made, but somebody should look.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The file that it is about, as the user named it.
  public var file: String
  /// The place in the file; nil if it is about the file as a whole.
  public var position: SourcePosition?
  /// The path of the key, such as `root.navigationItem.title`; empty if no key is meant.
  public var path: String
  /// What is wrong.
  public var fault: Fault

  /// States a fact.
  public init(
    severity: Severity = .error, file: String, position: SourcePosition? = nil, path: String = "", fault: Fault
  ) {
    self.severity = severity
    self.file = file
    self.position = position
    self.path = path
    self.fault = fault
  }
}

/// All the reasons for which there is no picture, in the order of their places.
public struct Diagnostics: Error, Hashable, Sendable {
  /// The reasons; at least one is an error.
  public var list: [Diagnostic]

  /// Collects reasons and sorts them by place.
  public init(_ list: [Diagnostic]) {
    self.list = list.inReadingOrder
  }
}

extension [Diagnostic] {
  /// The diagnostics from the top of the file to its end; those at one place stay as they were found.
  public var inReadingOrder: [Diagnostic] {
    enumerated().sorted { first, second in
      let (a, b) = (first.element.position, second.element.position)
      return (a?.line ?? 0, a?.column ?? 0, first.offset) < (b?.line ?? 0, b?.column ?? 0, second.offset)
    }.map(\.element)
  }
}
