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

  /// Makes an item without content.
  public init() {}

  /// UIBarButtonItemStyle.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    case plain, done
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
  }
}
