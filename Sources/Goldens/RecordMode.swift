/// When a golden may be written.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Never: the mode of a build server, where a retry must not turn a missing golden into a passed test.
  case never
  /// Where there is none yet.
  case missing
  /// Where there is none, or where it differs; the failure pictures are written too, so that the change can be looked at.
  case failed
  /// As `failed`, but a change is wanted and leaves no failure pictures.
  case all

  /// The mode where nobody has asked for one: a build server, which sets `CI`, writes nothing.
  /// - Parameter environment: The value of an environment variable, nil if it is not set.
  public static func unasked(in environment: (String) -> String?) -> RecordMode {
    ["", "0", "false"].contains(environment("CI") ?? "") ? .missing : .never
  }

  /// Whether this mode writes over what a finding is about.
  func records(_ finding: GoldenDifference) -> Bool {
    switch self {
    case .never: false
    case .missing: finding.isAbsence
    case .failed, .all: true
    }
  }
}
