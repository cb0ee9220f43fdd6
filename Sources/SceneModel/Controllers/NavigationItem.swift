/// What a navigation bar shows for one screen (UINavigationItem).
public struct NavigationItem: Sendable {
  /// The title; nil is the view controller's.
  public var title: Text?
  /// A view in place of the title.
  public var titleView: View?
  /// The items at the left, from left to right.
  public var leftBarButtonItems: [BarButtonItem] = []
  /// The items at the right, from right to left as in UIKit: the first one stands at the edge.
  public var rightBarButtonItems: [BarButtonItem] = []
  /// The item whose title stands on the back button of the screen that follows.
  public var backBarButtonItem: BarButtonItem?
  /// Whether the back button is left out.
  public var hidesBackButton = false
  /// Whether items at the left stand beside the back button rather than in its place.
  public var leftItemsSupplementBackButton = false
  /// A line above the title, which makes the bar higher.
  public var prompt: Text?

  /// Makes an item without a title.
  public init() {}

  fileprivate var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  fileprivate var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }
}

extension NavigationItem: SceneObject {
  static let typeName = "navigationItem"
  static let summary = "What a navigation bar shows for one screen."
  static let keys: [Key<NavigationItem>] = [
    Key("title", \.title, default: "null", "The title; null is the view controller's."),
    Key("titleView", \.titleView, default: "null", "A view in place of the title."),
    Key("leftBarButtonItem", \.leftBarButtonItem, default: "null", "The item at the left."),
    Key("leftBarButtonItems", \.leftBarButtonItems, default: "[]", "The items at the left, from left to right."),
    Key("rightBarButtonItem", \.rightBarButtonItem, default: "null", "The item at the right."),
    Key("rightBarButtonItems", \.rightBarButtonItems, default: "[]", "The items at the right, from right to left."),
    Key(
      "backBarButtonItem", \.backBarButtonItem, default: "null",
      "Gives the next screen's back button its title or its image, its tint and the look of the title."),
    Key("hidesBackButton", \.hidesBackButton, default: "false", "Whether the back button is left out."),
    Key(
      "leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, default: "false",
      "Whether items at the left stand beside the back button rather than in its place."),
    Key("prompt", \.prompt, default: "null", "A line above the title, which makes the bar 30 points higher."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value else { return }
    for one in ["leftBarButtonItem", "rightBarButtonItem"] {
      let many = one + "s"
      guard members.contains(where: { $0.key == one }), let second = members.first(where: { $0.key == many }) else {
        continue
      }
      reader.report(.conflictingKeys(one, many), at: second.keyOffset)
    }
    checkBackItem(members, &reader)
  }

  /// A back button shows a title or an image: UIKit passes over a system item or a view there.
  private func checkBackItem(_ members: [JSON.Member], _ reader: inout SceneReader) {
    guard let own = members.first(where: { $0.key == "backBarButtonItem" }),
      case .object(let inner) = own.value.value
    else { return }
    for member in inner where ["systemItem", "customView"].contains(member.key) {
      reader.report(.conflictingKeys(own.key, member.key), at: member.keyOffset, under: own.key)
    }
  }
}
