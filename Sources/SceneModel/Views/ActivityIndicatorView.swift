/// Twelve spokes that turn while something goes on (UIActivityIndicatorView).
public struct ActivityIndicatorView: ViewContent {
  /// The size and the colour.
  public var style = Style.white
  /// The colour of the darkest spoke; nil is the style's.
  public var color: Color?
  /// Whether it turns.
  public var isAnimating = false
  /// Whether it shows only while it turns.
  public var hidesWhenStopped = true
  /// How far it has turned, in twelfths: the spoke at the top is the strongest at 0, the next one clockwise at 1.
  public var phase = 0

  /// Makes a white indicator that does not turn, and so does not show.
  public init() {}

  /// UIActivityIndicatorViewStyle.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    case whiteLarge, white, gray
  }
}

extension ActivityIndicatorView: SceneObject {
  static let typeName = "activityIndicatorView"
  static let summary = "Twelve spokes that turn while something goes on; it shows only with `isAnimating`."
  static let keys: [Key<ActivityIndicatorView>] = [
    Key("style", \.style, default: "\"white\"", "The size and the colour: 20 points square, or 37 for `whiteLarge`."),
    Key("color", \.color, default: "null", "The colour of the strongest spoke; null is the style's."),
    Key("isAnimating", \.isAnimating, default: "false", "Whether it turns."),
    Key("hidesWhenStopped", \.hidesWhenStopped, default: "true", "Whether it shows only while it turns."),
    Key("phase", \.phase, in: 0...11, default: "0", "Which spoke is the strongest, clockwise from the top."),
  ]
}
