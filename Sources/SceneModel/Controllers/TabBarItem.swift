public import Geometry

/// A tab (UITabBarItem).
public struct TabBarItem: Sendable {
  /// The title; nil is the view controller's.
  public var title: Text?
  /// A template image: only its alpha counts.
  public var image: ImageReference?
  /// One of UIKit's own tabs, with its title and its sign.
  public var systemItem: SystemItem?
  /// The image of the tab when it is selected; nil is the same one.
  public var selectedImage: ImageReference?
  /// How far the edges of the image are moved inwards.
  public var imageInsets = Insets.zero
  /// How far the title is moved.
  public var titlePositionAdjustment = Point.zero
  /// How the title is written; a colour counts only while the tab is not selected.
  public var titleTextAttributes = TextAttributes()
  /// How the title of the selected tab is written; nil is as usual, in the tint.
  public var selectedTitleTextAttributes: TextAttributes?
  /// The text of the badge; nil shows none.
  public var badgeValue: Text?

  /// Makes an item without content.
  public init() {}
}

extension TabBarItem: SceneObject {
  static let typeName = "tabBarItem"
  static let summary = "A tab: a title and a template image, or a system item."
  static let keys: [Key<TabBarItem>] = [
    Key("title", \.title, default: "null", "The title; null is the view controller's."),
    Key("image", \.image, default: "null", "A template image: only its alpha counts."),
    Key("systemItem", \.systemItem, default: "null", "One of UIKit's own tabs, with its title and its sign."),
    Key("selectedImage", \.selectedImage, default: "null", "The image when selected; null is the same one."),
    Key("imageInsets", \.imageInsets, default: "[0, 0, 0, 0]", "How far the image's edges are moved inwards."),
    Key("titlePositionAdjustment", \.titlePositionAdjustment, default: "[0, 0]", "How far the title is moved."),
    Key("titleTextAttributes", \.titleTextAttributes, default: "{}", "How the title is written."),
    Key(
      "selectedTitleTextAttributes", \.selectedTitleTextAttributes, default: "null",
      "How the title of the selected tab is written; null is as usual, in the tint."),
    Key("badgeValue", \.badgeValue, default: "null", "The text of the badge; null shows none."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value, let own = members.firstIndex(where: { $0.key == "systemItem" }) else {
      return
    }
    for (index, member) in members.enumerated() where ["title", "image", "selectedImage"].contains(member.key) {
      let (first, second) = index < own ? (member, members[own]) : (members[own], member)
      reader.report(.conflictingKeys(first.key, second.key), at: second.keyOffset)
    }
  }
}
