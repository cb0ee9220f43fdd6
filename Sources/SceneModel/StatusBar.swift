/// What the status bar shows.
public struct StatusBar: Sendable {
  /// Whether it is hidden; nil leaves that to the controllers, and hides it on a screen held sideways as iOS 8 does.
  public var isHidden: Bool?
  /// Its colours; nil leaves them to the controllers.
  public var style: Style?
  /// How many of the five dots before the carrier are filled, 0 to 5; nil shows none, as in the simulator.
  public var signalStrength: Int?
  /// The carrier's name at the left.
  public var carrier: Text = "Carrier"
  /// How many of the three parts of the wifi sign are filled, 0 to 3; nil shows none.
  public var wifiStrength: Int? = 3
  /// The kind of the cellular network, such as "LTE", after the carrier.
  public var network: Text?
  /// The clock in the middle.
  public var time: Text = "9:41 AM"
  /// Whether the arrow of an app that asks for the place is there.
  public var showsLocation = false
  /// Whether the sign of Bluetooth is there.
  public var showsBluetooth = false
  /// How full the battery is, 0 to 1.
  public var batteryLevel = 1.0
  /// Whether it is charged.
  public var batteryState = BatteryState.unplugged
  /// Whether the level stands beside the battery in per cent.
  public var showsBatteryPercentage = false
  /// The line of a call that goes on, which makes the bar twice as high; nil is no call.
  public var inCallText: Text?

  /// Makes the status bar of Apple's simulator, at the time of Apple's pictures.
  public init() {}

  /// UIDeviceBatteryState, as far as it shows.
  public enum BatteryState: String, CaseIterable, Sendable, SceneChoice {
    case unplugged, charging
  }

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
  static let summary = "The status bar: carrier, wifi, clock and battery; what is not said is as in the simulator."
  static let keys: [Key<StatusBar>] = [
    Key("isHidden", \.isHidden, default: "null", "Whether it is hidden; null leaves it to the controllers."),
    Key("style", \.style, default: "null", "Black text or white text; null leaves it to the controllers."),
    Key(
      "signalStrength", \.signalStrength, in: 0...5, default: "null",
      "How many of the five dots before the carrier are filled; null shows none."),
    Key("carrier", \.carrier, default: "\"Carrier\"", "The carrier's name."),
    Key(
      "wifiStrength", \.wifiStrength, in: 0...3, default: "3",
      "How many of the three parts of the wifi sign are filled; null shows none."),
    Key(
      "network", \.network, default: "null", "The kind of the cellular network, such as \"LTE\", after the carrier."),
    Key("time", \.time, default: "\"9:41 AM\"", "The clock."),
    Key(
      "showsLocation", \.showsLocation, default: "false",
      "Whether the arrow of an app that asks for the place is there."),
    Key("showsBluetooth", \.showsBluetooth, default: "false", "Whether the sign of Bluetooth is there."),
    Key("batteryLevel", \.batteryLevel, in: 0...1, default: "1", "How full the battery is."),
    Key(
      "batteryState", \.batteryState, default: "\"unplugged\"",
      "Whether it is charged, which makes it green and puts a bolt behind it."),
    Key(
      "showsBatteryPercentage", \.showsBatteryPercentage, default: "false",
      "Whether the level stands beside the battery in per cent."),
    Key(
      "inCallText", \.inCallText, default: "null",
      "The line of a call that goes on, such as \"Touch to return to call 00:12\"; the bar is then 40 points high."),
  ]
}
