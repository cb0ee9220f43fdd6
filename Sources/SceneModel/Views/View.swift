public import Geometry

/// A view: what all views share, and what kind of view it is.
public struct View: Sendable {
  /// A name for the view, for people and for the layout text.
  public var id: String?
  /// Its place in its superview; nil is the superview's top left with the view's own size.
  public var frame: Rect?
  /// The middle of its frame, after its size is known; nil leaves the frame where it is.
  public var center: Point?
  /// What of the plane of its subviews it shows: the point at its top left, and its size, around the frame's middle; nil
  /// is that of the frame, from the plane's origin on.
  public var bounds: Rect?
  /// How it is turned and stretched around the layer's anchor point; nil leaves it as it is.
  public var transform: Transform?
  /// Whether its own size replaces that of the frame, as after UIKit's `sizeToFit()`.
  public var sizeToFit = false
  /// The label whose text is as large as the view; nil leaves its size as it is.
  public var sizeOf: ViewReference?
  /// The colour behind its content; nil is the kind's own, mostly none.
  public var backgroundColor: Color?
  /// The colour of what can be touched in it and in its subviews; nil inherits.
  public var tintColor: Color?
  /// The opacity of the view with its subviews, 0 to 1.
  public var alpha = 1.0
  /// Whether it is left out.
  public var isHidden = false
  /// Whether its subviews are cut off at its bounds; nil is the kind's own.
  public var clipsToBounds: Bool?
  /// How a picture fills it.
  public var contentMode = ContentMode.scaleToFill
  /// The margins that its content keeps from its edges; nil is 8 on each side, and those of a controller's view.
  public var layoutMargins: Insets?
  /// What it says about its place beside its frame: its mask and its constraints.
  public var layout = LayoutTraits()
  /// The views in it, from back to front.
  public var subviews: [View] = []
  // In lists of at most one: few views have them, a view can't hold a view otherwise, and trees of views are walked.
  private var layers: [Layer] = []
  private var masks: [View] = []
  private var patterns: [ImageReference] = []
  /// Where the scene says it; nil for a view made in code.
  public var site: Site?
  /// What kind of view it is.
  public var content: any ViewContent = PlainView()

  /// Its layer; nil is a plain one.
  public var layer: Layer? {
    get { layers.first }
    set { layers = newValue.map { [$0] } ?? [] }
  }

  /// The view whose alpha says how strongly this one shows; nil shows all.
  public var mask: View? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }

  /// The picture that is repeated behind its content, in place of a colour (`UIColor(patternImage:)`).
  public var backgroundPattern: ImageReference? {
    get { patterns.first }
    set { patterns = newValue.map { [$0] } ?? [] }
  }

  /// Makes an empty plain view.
  public init() {}

  /// Makes a view of a kind.
  public init(_ content: any ViewContent) {
    self.content = content
  }
}

/// What makes a kind of view: a label's text, a table's sections.
///
/// Every type of the registry is one.
public protocol ViewContent: Sendable {}

/// A view without content of its own.
public struct PlainView: ViewContent {
  /// Makes it.
  public init() {}
}

extension PlainView: SceneObject {
  static let typeName = "view"
  static let summary = "A plain view: a background and subviews."
  static let keys: [Key<PlainView>] = []
}

extension View {
  /// The keys that all views share.
  static let keys = ownKeys + LayoutTraits.keys.map { $0.lifted(to: \.layout) }

  private static let ownKeys: [Key<View>] = [
    Key("id", \.id, default: "null", "A name for the view, shown in the layout text."),
    Key("frame", \.frame, default: "null", "Its place in its superview; null is the top left with its own size."),
    Key("center", \.center, default: "null", "The middle of its frame; null leaves the frame where it is."),
    Key(
      "bounds", \.bounds, default: "null",
      "The point of its subviews' plane at its top left, and its size; null is [0, 0] and the frame's size."),
    Key("transform", \.transform, default: "null", "How it is turned and stretched; the frame is that without it."),
    Key("sizeToFit", \.sizeToFit, default: "false", "Whether its own size replaces that of the frame."),
    Key(
      "sizeOf", \.sizeOf, default: "null",
      "The id of a label: the view is as large as its text, not rounded, as NSString's `size(withAttributes:)` is."),
    Key("backgroundColor", \.background, default: "null", "The colour behind it; null is the kind's own."),
    Key("tintColor", \.tintColor, default: "null", "The colour of what can be touched in it; null inherits."),
    Key("alpha", \.alpha, in: 0...1, default: "1", "The opacity of the view with its subviews."),
    Key("isHidden", \.isHidden, default: "false", "Whether it is left out."),
    Key("clipsToBounds", \.clipsToBounds, default: "null", "Whether subviews are cut off; null is the kind's own."),
    Key("contentMode", \.contentMode, default: "\"scaleToFill\"", "How a picture fills it."),
    Key(
      ignored: "isUserInteractionEnabled", as: Bool.self, default: "true",
      "Whether it can be touched; a picture does not show it."),
    Key(
      ignored: "userInteractionEnabled", as: Bool.self, default: "true", "The same by its name in Objective-C."),
    Key(
      "layoutMargins", \.layoutMargins, default: "null",
      "The margins inside its edges; null is 8, in a controller's view 16 or 20 at the sides and 0 above and below."),
    Key(ignored: "tag", as: Int.self, default: "0", "A number for the app's own use; a picture does not show it."),
    Key("mask", \.mask, default: "null", "The view whose alpha says how strongly this one shows."),
    Key("layer", \.layer, default: "null", "What its layer does with it: corners, border, shadow, sublayers."),
    RuntimeAttributes.key,
    Key("subviews", \.subviews, default: "[]", "The views in it, from back to front."),
  ]
}

extension View: SceneValue {
  static var form: ValueForm {
    .named("anyView", summary: "A view of any type.", .any(types.map { .object($0.viewForm) }))
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> View? {
    read(json, among: kinds, &reader)
  }

  /// The kinds of views.
  static let kinds = KindFamily(types.map { $0.kind(sharing: keys) })

  /// Reads a view where others than views are possible as well, for the message about one without a type.
  static func read(_ json: JSON, among kinds: KindFamily, _ reader: inout SceneReader) -> View? {
    guard var members = reader.members(of: json, expected: "an object (view)"),
      let index = reader.typeIndex(of: json, &members, among: types.map { $0.typeName }, of: kinds),
      reader.countView(at: json.offset)
    else { return nil }
    return types[index].readView(members, json, &reader)
  }
}

extension ViewContent where Self: SceneObject {
  /// The keys of views of this kind: the type, what all views share, and the kind's own.
  fileprivate static var viewForm: ObjectForm {
    ObjectForm(name: typeName, summary: summary) {
      [.type(typeName, isRequired: typeName != PlainView.typeName)] + View.keys.map(\.keyForm) + keys.map(\.keyForm)
    }
  }

  fileprivate static func readView(_ members: [JSON.Member], _ json: JSON, _ reader: inout SceneReader) -> View {
    var view = View()
    view.site = reader.site(of: json.offset)
    var content: Self = reader.read(members, of: json, shared: View.keys, into: &view)
    view.checkLayer(members, &reader)
    // They are set after all else, as UIKit sets them on a view that was loaded.
    if let attributes = members.first(where: { $0.key == RuntimeAttributes.name }) {
      let set = RuntimeAttributes.apply(attributes.value, to: &view, &content, &reader)
      let all = set + members.filter { member in !set.contains { $0.key == member.key } }
      reader.check(&content, all, of: JSON(offset: json.offset, value: .object(all)))
    } else {
      reader.check(&content, members, of: json)
    }
    view.content = content
    if !reader.isReadingSubview { view.checkConstraints(&reader) }
    if let id = view.id, content is Label { reader.labels.append((id, view)) }
    return view
  }
}

extension ViewContent {
  /// The name of the kind in scenes, such as `label`.
  public static var name: String { (self as? any SceneObject.Type)?.typeName ?? "view" }
}
