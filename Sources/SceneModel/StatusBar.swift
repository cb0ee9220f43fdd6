/// What the status bar shows.
public struct StatusBar: Sendable {
  /// Whether it is hidden; nil leaves that to the controllers, and hides it on a screen held sideways as iOS 8 does.
  public var isHidden: Bool?
  /// Its colours; nil leaves them to the controllers.
  public var style: Style?
  /// The carrier's name at the left.
  public var carrier: Text = "Carrier"
  /// The clock in the middle.
  public var time: Text = "9:41 AM"
  /// The line of a call that goes on, which makes the bar twice as high; nil is no call.
  public var inCallText: Text?

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
    Key("isHidden", \.isHidden, default: "null", "Whether it is hidden; null leaves it to the controllers."),
    Key("style", \.style, default: "null", "Black text or white text; null leaves it to the controllers."),
    Key("carrier", \.carrier, default: "\"Carrier\"", "The carrier's name."),
    Key("time", \.time, default: "\"9:41 AM\"", "The clock."),
    Key(
      "inCallText", \.inCallText, default: "null",
      "The line of a call that goes on, such as \"Touch to return to call 00:12\"; the bar is then 40 points high."),
  ]
}
