/// A controller that shows a view (UIViewController).
public struct ContentController: ControllerContent {
  /// The view, which fills the place that the controller gets; nil is an empty white one.
  public var view: View?
  /// Whether a table that is the view, or its first subview, keeps clear of the bars.
  public var automaticallyAdjustsScrollViewInsets = true
  /// The edges at which the view goes on below bars.
  public var edgesForExtendedLayout = RectEdges.all
  /// Whether it goes on below bars through which nothing shines as well.
  public var extendedLayoutIncludesOpaqueBars = false

  /// Makes a controller with an empty white view.
  public init() {}
}

/// Some edges of a rectangle (UIRectEdge).
public struct RectEdges: Hashable, Sendable {
  /// One edge.
  public enum Edge: String, CaseIterable, Sendable, SceneChoice {
    case top, left, bottom, right
  }

  /// The edges.
  public var edges: Set<Edge>

  /// Collects edges.
  public init(_ edges: Set<Edge>) {
    self.edges = edges
  }

  /// All four.
  public static let all = RectEdges(Set(Edge.allCases))
}

extension ContentController: SceneObject {
  static let typeName = "viewController"
  static let summary = "A controller that shows a view."
  static let keys: [Key<ContentController>] = [
    Key("view", \.view, default: "null", "The view, which fills the screen; null is an empty white one."),
    Key(
      "automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, default: "true",
      "Whether a table or a text view that is the view, or its first subview, keeps clear of the bars."),
    Key(
      "edgesForExtendedLayout", \.edgesForExtendedLayout, default: "\"all\"",
      "The edges at which the view goes on below bars: \"all\", \"none\" or a list."),
    Key(
      "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, default: "false",
      "Whether the view goes on below bars through which nothing shines as well."),
  ]
}

extension RectEdges: SceneValue {
  private static let words = ["all", "none"]
  static let form = ValueForm.any([.choice(words), Edge.form, .array(Edge.form)])

  static func read(_ json: JSON, _ reader: inout SceneReader) -> RectEdges? {
    switch json.value {
    case .string("all"): return .all
    case .string("none"): return RectEdges([])
    case .string(let text):
      if let edge = Edge(rawValue: text) { return RectEdges([edge]) }
      reader.report(
        .unknownChoice(found: text, known: words + Edge.allCases.map(\.rawValue)), at: json.offset)
      return nil
    case .array: return [Edge].read(json, &reader).map { RectEdges(Set($0)) }
    default: return reader.reject(json, expected: "\"all\", \"none\" or a list of edges")
    }
  }
}
