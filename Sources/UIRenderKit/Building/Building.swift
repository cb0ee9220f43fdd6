@_exported public import Geometry
@_exported public import Pixels
@_exported public import SceneModel

/// Collects the views of a closure, from back to front.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression(_ view: View) -> [View] { [view] }
  /// Takes a control or a label as a view of its own size.
  public static func buildExpression(_ content: some ViewContent) -> [View] { [View(content)] }
  /// Puts parts together.
  public static func buildBlock(_ parts: [View]...) -> [View] { parts.flatMap(\.self) }
  /// Takes what an `if` without an `else` gives.
  public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }
  /// Takes the first branch of an `if`.
  public static func buildEither(first part: [View]) -> [View] { part }
  /// Takes the second branch of an `if`.
  public static func buildEither(second part: [View]) -> [View] { part }
  /// Takes what a loop gives.
  public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap(\.self) }
}

extension ViewContent {
  /// The same with one property set, by the property's name: `Label(text: "Hi").with(\.numberOfLines, 0)`.
  public func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }

  /// A view with this content at a place, in points.
  public func frame(x: Double, y: Double, width: Double, height: Double) -> View {
    View(self).frame(x: x, y: y, width: width, height: height)
  }
}

extension View {
  /// Makes a plain view with views in it.
  public init(backgroundColor: Color? = nil, @ViewBuilder subviews: () -> [View]) {
    self.init()
    self.backgroundColor = backgroundColor
    self.subviews = subviews()
  }

  /// The same view at a place in its superview, in points.
  public func frame(x: Double, y: Double, width: Double, height: Double) -> View {
    with(\.frame, Rect(x: x, y: y, width: width, height: height))
  }

  /// The same view with one property set: `view.with(\.alpha, 0.5)`.
  public func with<Value>(_ property: WritableKeyPath<View, Value>, _ value: Value) -> View {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}
