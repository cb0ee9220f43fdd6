/// What lies behind the contents of any bar.
public struct BarAppearance: Sendable {
  /// The shade of the bar.
  public var barStyle = Style.default
  /// The colour of the bar; nil is that of the style.
  public var barTintColor: Color?
  /// Whether what lies under the bar shines through; nil is yes, but not under a background image without holes.
  public var isTranslucent: Bool?
  /// A picture that is stretched over the bar in place of its colour.
  public var backgroundImage: ImageReference?
  /// The hairline at the edge that meets the content.
  public var shadowImage = ShadowImage.automatic

  /// Makes the look of a light translucent bar.
  public init() {}

  /// UIBarStyle.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    /// Light, with dark text.
    case `default`
    /// Dark, with white titles and a white status bar.
    case black
  }

  /// The hairline of a bar.
  public enum ShadowImage: String, CaseIterable, Sendable, SceneChoice {
    /// The look's hairline.
    case automatic
    /// No hairline, as with an empty image in UIKit.
    case none
  }
}

/// A bar: navigation bars, toolbars and tab bars have the same backgrounds.
protocol BarContent {
  var appearance: BarAppearance { get set }
}

extension Key where Root: BarContent {
  /// The keys of a bar's background, which all kinds of bar share.
  static var appearance: [Key<Root>] {
    [
      Key("barStyle", \Root.appearance.barStyle, default: "\"default\"", "The shade of the bar: light or black."),
      Key("barTintColor", \Root.appearance.barTintColor, default: "null", "The colour of the bar itself."),
      Key(
        "isTranslucent", \Root.appearance.isTranslucent, default: "null",
        "Whether what lies under the bar shines through; null is yes, but not under an opaque background image."),
      Key(
        "backgroundImage", \Root.appearance.backgroundImage, default: "null",
        "A picture that is stretched over the bar in place of its colour."),
      Key(
        "shadowImage", \Root.appearance.shadowImage, default: "\"automatic\"",
        "The hairline where the bar meets the content."),
    ]
  }
}

/// A bar that a controller brings along: the keys of its background and of its own, and its tint.
protocol ControllerBar: BarContent, SceneObject {
  /// The tint of what can be touched in the bar; nil inherits.
  var tintColor: Color? { get set }
  /// The keys that a controller's bar and one on its own have both.
  static var appearanceKeys: [Key<Self>] { get }
}

extension ControllerBar {
  /// What the bar of a controller has: the controller gives it its items and its place.
  static var partKeys: [Key<Self>] {
    appearanceKeys + [Key("tintColor", \.tintColor, default: "null", "The tint of its buttons; null inherits.")]
  }

  static var form: ValueForm {
    .object(ObjectForm(name: partName, summary: "A bar of a controller.") { partKeys.map(\.keyForm) })
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Self? {
    readObject(json, partKeys, &reader)
  }
}
