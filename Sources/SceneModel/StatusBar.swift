/// What the status bar shows.
public struct StatusBar: Sendable {
  /// Whether it is hidden; nil hides it on a screen held sideways, as iOS 8 does.
  public var isHidden: Bool?
  /// Its colours.
  public var style = Style.default
  /// The carrier's name at the left.
  public var carrier: Text = "Carrier"
  /// The clock in the middle.
  public var time: Text = "9:41 AM"

  /// Makes the status bar of Apple's simulator, at the time of Apple's pictures.
  public init() {}

  /// UIStatusBarStyle.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    /// Black, for light content below.
    case `default`
    /// White, for dark content below.
    case lightContent
  }
}

extension StatusBar: SceneObject {
  static let typeName = "statusBar"
  static let summary = "The status bar: carrier, wifi, clock and a full battery."
  static let keys: [Key<StatusBar>] = [
    Key("isHidden", \.isHidden, default: "null", "Whether it is hidden; null hides it in landscape."),
    Key("style", \.style, default: "\"default\"", "Black text or white text."),
    Key("carrier", \.carrier, default: "\"Carrier\"", "The carrier's name."),
    Key("time", \.time, default: "\"9:41 AM\"", "The clock."),
  ]
}
