/// A switch (UISwitch): always 51 × 31 points, whatever its frame says.
public struct Switch: Control {
  /// Whether it is on.
  public var isOn = false
  /// The colour of the track when on; nil is green.
  public var onTintColor: Color?
  /// The colour of the thumb; nil is white.
  public var thumbTintColor: Color?
  /// Whether it can be touched; if not, it is pale.
  public var state = ControlState()

  /// Makes a switch that is off.
  public init() {}
}

extension Switch: SceneObject {
  static let typeName = "switch"
  static let summary = "A switch of 51 × 31 points."
  static let keys: [Key<Switch>] = [
    Key("isOn", \.isOn, default: "false", "Whether it is on."),
    Key("onTintColor", \.onTintColor, default: "null", "The colour of the track when on; null is green."),
    Key("thumbTintColor", \.thumbTintColor, default: "null", "The colour of the thumb; null is white."),
    isEnabledKey,
  ]
}

extension Switch: ValueHolder {
  static let valueSummary = "`true` or `false`, also `yes`, `no`, `1` or `0` in any capitals, as `isOn`."
  var bindingUse: BindingUse { .truth }

  mutating func hold(_ value: BoundValue) { isOn = value.truth ?? isOn }
}
