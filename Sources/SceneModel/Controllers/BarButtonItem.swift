public import Geometry

/// A button in a bar (UIBarButtonItem): a title, an image, a system item or a view.
public struct BarButtonItem: Sendable {
  /// The title.
  public var title: Text?
  /// A template image, drawn in the tint colour.
  public var image: ImageReference?
  /// One of UIKit's own items.
  public var systemItem: SystemItem?
  /// A view in place of a button.
  public var customView: View?
  /// The weight of the title.
  public var style = Style.plain
  /// Whether it can be touched; else it is grey.
  public var isEnabled = true
  /// Its colour; nil inherits.
  public var tintColor: Color?
  /// The width; 0 is its own.
  ///
  /// A fixed space may have a negative one, which draws its neighbours together.
  public var width = 0.0
  /// How far the edges of the image are moved inwards.
  public var imageInsets = Insets.zero
  /// The image in the low bars of a screen held sideways; nil is the same one.
  public var landscapeImagePhone: ImageReference?
  /// How far the edges of that image are moved inwards.
  public var landscapeImagePhoneInsets = Insets.zero
  /// How the title is written; a disabled item keeps its grey.
  public var titleTextAttributes = TextAttributes()
  /// How far the title is moved.
  public var titlePositionAdjustment = Point.zero
  /// A picture that is stretched over the button, behind its title or image.
  public var backgroundImage: ImageReference?

  /// Makes an item without content.
  public init() {}

  /// UIBarButtonItemStyle.
  ///
  /// The title of a done item is bolder.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    case plain
    /// Drawn as plain: the flat look has no borders.
    case bordered
    case done
  }
}

extension BarButtonItem: SceneObject {
  static let typeName = "barButtonItem"
  static let summary = "A button in a bar: one of a title, an image, a system item or a custom view."
  static let keys: [Key<BarButtonItem>] = [
    Key("title", \.title, default: "null", "The title."),
    Key("image", \.image, default: "null", "A template image, drawn in the tint colour."),
    Key("systemItem", \.systemItem, default: "null", "One of UIKit's own items."),
    Key("customView", \.customView, default: "null", "A view in place of a button."),
    Key("style", \.style, default: "\"plain\"", "The weight of the title."),
    Key("isEnabled", \.isEnabled, default: "true", "Whether it can be touched; else it is grey."),
    Key("tintColor", \.tintColor, default: "null", "Its colour; null inherits."),
    Key("width", \.width, default: "0", "The width; 0 is its own. Only that of a fixed space may be negative."),
    Key("imageInsets", \.imageInsets, default: "[0, 0, 0, 0]", "How far the image's edges are moved inwards."),
    Key("landscapeImagePhone", \.landscapeImagePhone, default: "null", "The image in landscape; null is the same one."),
    Key(
      "landscapeImagePhoneInsets", \.landscapeImagePhoneInsets, default: "[0, 0, 0, 0]",
      "How far that image's edges are moved inwards."),
    Key("titleTextAttributes", \.titleTextAttributes, default: "{}", "How the title is written."),
    Key("titlePositionAdjustment", \.titlePositionAdjustment, default: "[0, 0]", "How far the title is moved."),
    Key("backgroundImage", \.backgroundImage, default: "null", "A picture stretched over the button, behind the rest."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value else { return }
    let contents = members.filter { ["title", "image", "systemItem", "customView"].contains($0.key) }
    if contents.isEmpty {
      reader.report(.missingKey("title"), at: json.offset)
    }
    for second in contents.dropFirst() {
      reader.report(.conflictingKeys(contents[0].key, second.key), at: second.keyOffset)
    }
    let isUnknown = systemItem == nil && members.contains { $0.key == "systemItem" }
    if width < 0, systemItem != .fixedSpace, !isUnknown, let member = members.first(where: { $0.key == "width" }) {
      reader.report(
        .outOfRange(found: width, range: "only a fixedSpace may be negative"), at: member.value.offset, under: "width")
    }
  }
}
