/// A tab (UITabBarItem).
public struct TabBarItem: Sendable {
  /// The title; nil is the view controller's.
  public var title: Text?
  /// A template image: only its alpha counts.
  public var image: ImageReference?
  /// One of UIKit's own tabs, with its title and its sign.
  public var systemItem: SystemItem?

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
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value, let own = members.firstIndex(where: { $0.key == "systemItem" }) else {
      return
    }
    for (index, member) in members.enumerated() where ["title", "image"].contains(member.key) {
      let (first, second) = index < own ? (member, members[own]) : (members[own], member)
      reader.report(.conflictingKeys(first.key, second.key), at: second.keyOffset)
    }
  }
}
