/// What makes a whole run fail, though no picture may have failed: an interruption, goldens that no scene has.
public struct RunFailure: Equatable, Sendable {
  /// What has to change before the run can pass.
  public enum Cause: String, Sendable {
    /// The goldens.
    case goldens
    /// What was typed.
    case input
    /// Nothing that was typed: the same command may pass elsewhere, or another time.
    case machine
  }

  /// What has failed, in words without a period.
  public var message: String
  /// What has to change.
  public var cause: Cause

  /// States a failure.
  public init(_ message: String, _ cause: Cause) {
    self.message = message
    self.cause = cause
  }
}
