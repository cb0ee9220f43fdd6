import Geometry
import SceneModel

/// The axes along which a kind of view has a size of its own (UIView.noIntrinsicMetric for the others).
struct IntrinsicAxes: OptionSet {
  let rawValue: Int
  static let width = IntrinsicAxes(rawValue: 1)
  static let height = IntrinsicAxes(rawValue: 2)
  static let both: IntrinsicAxes = [.width, .height]
}

/// How a kind's text keeps its place when the view is taller than its content.
enum BaselineAnchoring {
  /// There is no text: the baseline is the lower edge, as UIKit has it.
  case none
  /// The text keeps its distance from the middle.
  case middle
  /// The text keeps its distance from the top.
  case top
}

extension View {
  /// The size of the view's content for constraints (`intrinsicContentSize`): a length is nil along an axis that has none.
  func intrinsicContentSize(
    width limit: Double, _ context: LayoutContext
  ) -> (width: Double?, height: Double?) {
    let axes = kind.intrinsicAxes
    guard !axes.isEmpty, let size = kind.sizeThatFits(Size(width: limit, height: .infinity), context) else {
      return (nil, nil)
    }
    let insets = kind.alignmentRectInsets(context.theme)
    func length(_ axis: IntrinsicAxes, _ length: Double, _ inset: Double) -> Double? {
      axes.contains(axis) && length.isFinite ? max(0, length - inset) : nil
    }
    return (
      length(.width, size.width, insets.left + insets.right), length(.height, size.height, insets.top + insets.bottom)
    )
  }

  /// The priorities with which the view hugs its content and keeps from cutting it off, along an axis.
  func contentPriorities(vertical: Bool) -> (hugging: Double, compression: Double) {
    let own = vertical ? kind.hugging.height : kind.hugging.width
    let (hugging, compression) = (layout.contentHuggingPriority, layout.contentCompressionResistancePriority)
    return (
      (vertical ? hugging.vertical : hugging.horizontal) ?? own,
      (vertical ? compression.vertical : compression.horizontal) ?? 750
    )
  }

  /// Whether the view's height hangs on the width that it gets: a label of several lines.
  var breaksLines: Bool {
    guard let label = content as? Label else { return false }
    return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
  }

  /// The first and last baseline of the view's text at the size of its content, and that height; nil without a text.
  func baselines(width limit: Double, _ context: LayoutContext) -> (first: Double, last: Double, height: Double)? {
    guard kind.baselineAnchoring != .none,
      let size = kind.sizeThatFits(Size(width: limit, height: .infinity), context), size.width.isFinite
    else { return nil }
    var lines: [Double] = []
    func collect(_ box: Box, _ top: Double) {
      let top = top + box.frame.minY
      if !box.name.hasSuffix("shadow"), let text = box.content?.typesetText {
        lines += text.lines.map { top + $0.origin.y }
      }
      for child in box.children { collect(child, top) }
    }
    for box in kind.boxes(in: size, of: self, context) { collect(box, 0) }
    guard let first = lines.min(), let last = lines.max() else { return nil }
    return (first, last, size.height)
  }
}

extension Slider {
  var intrinsicAxes: IntrinsicAxes { .height }
  var hugging: Size { Size(width: 250, height: 750) }
  func alignmentRectInsets(_ theme: Theme) -> Insets { theme.autoLayout.sliderInsets }
}

extension Switch {
  var hugging: Size { Size(width: 750, height: 750) }
  func alignmentRectInsets(_ theme: Theme) -> Insets { theme.autoLayout.switchInsets }
}

extension SegmentedControl {
  func alignmentRectInsets(_ theme: Theme) -> Insets { theme.autoLayout.segmentedControlInsets }
}

extension Stepper {
  var hugging: Size { Size(width: 750, height: 750) }
}

extension ActivityIndicatorView {
  var hugging: Size { Size(width: 750, height: 750) }
}

extension ProgressView {
  var intrinsicAxes: IntrinsicAxes { .height }
  var hugging: Size { Size(width: 250, height: 750) }
}

extension SearchBar {
  var intrinsicAxes: IntrinsicAxes { .height }
}

extension NavigationBar {
  var intrinsicAxes: IntrinsicAxes { .height }
}

extension Toolbar {
  var intrinsicAxes: IntrinsicAxes { .height }
}

extension TabBar {
  var intrinsicAxes: IntrinsicAxes { .height }
}

extension TableView {
  var intrinsicAxes: IntrinsicAxes { [] }
}

extension TextView {
  /// A text view scrolls, so that its text does not make it grow.
  var intrinsicAxes: IntrinsicAxes { [] }
  var baselineAnchoring: BaselineAnchoring { .top }
}

extension Label {
  var baselineAnchoring: BaselineAnchoring { .middle }
}

extension Button {
  var baselineAnchoring: BaselineAnchoring { .middle }
}

extension TextField {
  var baselineAnchoring: BaselineAnchoring { .middle }
}
