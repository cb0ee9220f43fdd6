public import Geometry

/// How a title is written: the attributes of UIKit's `titleTextAttributes`.
public struct TextAttributes: Sendable {
  /// The font; nil is that of the place.
  public var font: Font?
  /// The colour; nil is that of the place.
  public var foregroundColor: Color?
  /// The shadow; nil draws none.
  public var shadow: TextShadow?

  /// Makes attributes that change nothing.
  public init() {}

  /// The attributes, and those of others where these say nothing.
  public func over(_ others: TextAttributes) -> TextAttributes {
    var merged = self
    merged.font = font ?? others.font
    merged.foregroundColor = foregroundColor ?? others.foregroundColor
    merged.shadow = shadow ?? others.shadow
    return merged
  }
}

/// The shadow of a text (NSShadow without blur).
public struct TextShadow: Sendable {
  /// Its colour; UIKit's default is black at a third.
  public var shadowColor = Color(white: 0, alpha: 1.0 / 3)
  /// Where it lies, from the text.
  public var shadowOffset = Point(x: 0, y: -1)

  /// Makes UIKit's default shadow.
  public init() {}
}

extension TextAttributes: SceneObject {
  static let typeName = "textAttributes"
  static let summary = "How a title is written."
  static let keys: [Key<TextAttributes>] = [
    Key("font", \.font, default: "null", "The font; null is that of the place."),
    Key("foregroundColor", \.foregroundColor, default: "null", "The colour; null is that of the place."),
    Key("shadow", \.shadow, default: "null", "The shadow; null draws none."),
  ]
}

extension TextShadow: SceneObject {
  static let typeName = "textShadow"
  static let summary = "The shadow of a text, which is not blurred."
  static let keys: [Key<TextShadow>] = [
    Key("shadowColor", \.shadowColor, default: "{ \"white\": 0, \"alpha\": 0.3333333333333333 }", "Its colour."),
    Key("shadowOffset", \.shadowOffset, default: "[0, -1]", "Where it lies, from the text."),
  ]
}
