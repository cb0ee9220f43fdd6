import Geometry
import SceneModel

/// How a kind of view measures itself and what it draws.
///
/// Each type of the registry of views has such a layout.
protocol ViewLayout: ViewContent {
  /// The size that the view takes by itself within the given one (`sizeThatFits`); nil if it has no size of its own.
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size?
  /// What the view draws in its bounds, from back to front and behind its subviews.
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box]
  /// Whether the kind has its own size whatever a frame says.
  var hasFixedSize: Bool { get }
  /// Whether the size that fits depends on the width that the view has, as that of several lines does.
  var wrapsToFit: Bool { get }
  /// Whether the kind cuts off what goes beyond its bounds if the scene does not say.
  var clipsByDefault: Bool { get }
  /// Whether the kind paints the view's background itself, in a shape of its own.
  var shapesBackground: Bool { get }
  /// The colour behind the view if the scene does not say.
  func defaultBackgroundColor(_ theme: Theme) -> Color?
  /// How strongly the view with its subviews shows, before the scene's `alpha`.
  func opacity(_ theme: Theme) -> Double
  /// The axes along which constraints find the view to have a size of its own.
  var intrinsicAxes: IntrinsicAxes { get }
  /// The priorities with which the kind hugs its content, across and down.
  var hugging: Size { get }
  /// How far the frame reaches beyond what constraints place (`alignmentRectInsets`).
  func alignmentRectInsets(_ theme: Theme) -> Insets
  /// How the text stands that gives the view its baselines.
  var baselineAnchoring: BaselineAnchoring { get }
}

extension ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? { nil }
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] { [] }
  var hasFixedSize: Bool { false }
  var wrapsToFit: Bool { false }
  var clipsByDefault: Bool { false }
  var shapesBackground: Bool { false }
  func defaultBackgroundColor(_ theme: Theme) -> Color? { nil }
  func opacity(_ theme: Theme) -> Double { 1 }
  var intrinsicAxes: IntrinsicAxes { .both }
  var hugging: Size { Size(width: 250, height: 250) }
  func alignmentRectInsets(_ theme: Theme) -> Insets { .zero }
  var baselineAnchoring: BaselineAnchoring { .none }
}

extension PlainView: ViewLayout {}

extension View {
  /// The layout of the view's kind; a test walks the registry, so that no kind can lack one.
  var kind: any ViewLayout { content as? any ViewLayout ?? PlainView() }

  /// The size that the view takes within the given one: that of its frame, else its own.
  func size(within size: Size, _ context: LayoutContext) -> Size {
    if let label = sizeOf.flatMap({ context.measuredLabels[$0.id] }), let text = label.content as? Label {
      return text.textSize(width: label.frame?.width ?? size.width, context)
    }
    if let frame, !sizeToFit, !kind.hasFixedSize { return frame.size }
    return kind.sizeThatFits(size, context) ?? frame?.size ?? .zero
  }

  /// The room in which `sizeToFit()` fits the view.
  ///
  /// Most kinds take what they need; what breaks into lines keeps the width that it has, for UIKit fits a view into its
  /// bounds.
  private var roomToFit: Size {
    guard let width = frame?.width, width > 0, kind.wrapsToFit else { return .unbounded }
    return Size(width: width, height: .infinity)
  }

  /// The frame that the view asks for in its superview.
  func requestedFrame(in superview: Size, _ context: LayoutContext) -> Rect {
    let origin = frame?.origin ?? .zero
    var size = size(within: sizeToFit ? roomToFit : superview, context)
    // Bars are as wide as they are let, and no view is endless.
    if !size.width.isFinite { size.width = superview.width }
    guard let center else { return Rect(origin: origin, size: size) }
    return Rect(origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// The view and its subviews as boxes; nil if it is hidden.
  ///
  /// A frame that is given replaces the view's own.
  func box(frame given: Rect? = nil, in superview: Size, _ context: LayoutContext) -> Box? {
    guard !isHidden else { return nil }
    var context = context
    var view = self
    if context.isTintDimmed { view.tintColor = tintColor?.dimmed }
    if let tintColor = view.tintColor { context.tintColor = tintColor }
    let frame = given ?? requestedFrame(in: superview, context)
    var box = Box(type(of: content).name, id: id, frame: frame, opacity: alpha * kind.opacity(context.theme))
    if !kind.shapesBackground {
      box.content = (backgroundColor ?? kind.defaultBackgroundColor(context.theme)).map { .fill($0) }
    }
    box.clipsToBounds = clipsToBounds ?? kind.clipsByDefault
    let arrangement: Arrangement
    (arrangement, box.remarks) = context.arrangement.settled(in: self, sized: frame.size, context)
    context.arrangement = .undecided
    box.children = kind.boxes(in: frame.size, of: view, context)
    for (index, subview) in allSubviews.enumerated() {
      var inner = context.descending(toSubview: index)
      inner.isInNavigationBar = content is NavigationBar
      let place = arrangement.place(of: subview, at: index, in: self, sized: frame.size, inner)
      inner.arrangement = place.inner
      if let child = subview.box(frame: place.frame, in: frame.size, inner) { box.children.append(child) }
    }
    return box
  }
}

extension LayoutContext {
  /// The context of a subview.
  ///
  /// Bars keep a scroll view clear of themselves only if it is the controller's view or the first subview of that
  /// (`automaticallyAdjustsScrollViewInsets`).
  fileprivate func descending(toSubview index: Int) -> LayoutContext {
    var inner = self
    inner.arrangement = .undecided
    inner.depthInController += 1
    if index > 0 || inner.depthInController > 1 { inner.scrollInsets = .zero }
    return inner
  }
}
