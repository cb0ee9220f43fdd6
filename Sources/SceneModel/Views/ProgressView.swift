/// A bar that shows how much is done (UIProgressView).
public struct ProgressView: ViewContent {
  /// How much is done, 0 to 1.
  public var progress = 0.0
  /// The look.
  public var progressViewStyle = Style.default
  /// The colour of what is done; nil is the tint.
  public var progressTintColor: Color?
  /// The colour of what is not done; nil is grey.
  public var trackTintColor: Color?

  /// Makes a bar with nothing done.
  public init() {}

  /// UIProgressViewStyle: for a place of its own, or for the edge of a bar.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    case `default`, bar
  }
}

extension ProgressView: SceneObject {
  static let typeName = "progressView"
  static let summary = "A bar that shows how much is done, 2 points high."
  static let keys: [Key<ProgressView>] = [
    Key("progress", \.progress, in: 0...1, default: "0", "How much is done."),
    Key(
      "progressViewStyle", \.progressViewStyle, default: "\"default\"",
      "The look; `bar` is meant for the edge of a bar."),
    Key("progressTintColor", \.progressTintColor, default: "null", "The colour of what is done; null is the tint."),
    Key("trackTintColor", \.trackTintColor, default: "null", "The colour of what is not done; null is grey."),
  ]
}

extension ProgressView: ValueHolder {
  static let valueSummary = "A number from 0 to 1, as its `progress`."
  var bindingUse: BindingUse { .fraction }

  mutating func hold(_ value: BoundValue) { progress = min(1, max(0, value.number ?? progress)) }
}
