/// What can be touched (UIControl).
///
/// A control's table takes those of the keys that show in its look.
public protocol Control: ViewContent {
  /// Whether it can be touched, is touched, and is chosen.
  var state: ControlState { get set }
}

/// The state of a control (UIControl.State).
public struct ControlState: Hashable, Sendable {
  /// Whether it can be touched.
  public var isEnabled = true
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false

  /// Makes the normal state.
  public init() {}
}

extension Control where Self: SceneObject {
  /// The key of controls that only look different when they cannot be touched.
  static var isEnabledKey: Key<Self> {
    Key("isEnabled", \.state.isEnabled, default: "true", "Whether it can be touched.")
  }

  /// The keys of controls that look different in every state.
  static var stateKeys: [Key<Self>] {
    [
      isEnabledKey,
      Key("isHighlighted", \.state.isHighlighted, default: "false", "Whether a finger is on it."),
      Key("isSelected", \.state.isSelected, default: "false", "Whether it is chosen."),
    ]
  }
}
