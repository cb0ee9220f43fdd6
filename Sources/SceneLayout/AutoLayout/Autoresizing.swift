import Geometry
import SceneModel

/// How much of what a superview gains along one axis goes to the place of a view.
struct AutoresizingShares {
  /// The share of the margin before the view, by which it moves.
  var start: Double
  /// The share of the view's length.
  var length: Double

  /// Shares the gain in proportion to the flexible parts' lengths (UIView.AutoresizingMask), or in equal parts if these
  /// have none.
  ///
  /// With all parts rigid the view stays where it is. UIKit prints the same rule for a view of 64 points with two flexible
  /// margins: `minX == 0.500507 * superview.width - 32.0324`, and 32.0324 is 0.500507 × 64.
  init(start: Double, length: Double, superview: Double, isFlexible: (before: Bool, length: Bool, after: Bool)) {
    let parts = [
      isFlexible.before ? start : 0, isFlexible.length ? length : 0, isFlexible.after ? superview - start - length : 0,
    ]
    let flexible = [isFlexible.before, isFlexible.length, isFlexible.after]
    let count = Double(flexible.count { $0 })
    let sum = parts.reduce(0, +)
    let shares =
      sum.magnitude > 1e-6
      ? parts.map { $0 / sum } : flexible.map { $0 ? 1 / count : 0 }
    self.start = shares[0]
    self.length = shares[1]
  }
}

extension AutoresizingMask {
  /// How a frame made for a superview's size follows that, across and down.
  func shares(of frame: Rect, in superview: Size) -> (x: AutoresizingShares, y: AutoresizingShares) {
    (
      AutoresizingShares(
        start: frame.minX, length: frame.width, superview: superview.width,
        isFlexible: (has(.flexibleLeftMargin), has(.flexibleWidth), has(.flexibleRightMargin))),
      AutoresizingShares(
        start: frame.minY, length: frame.height, superview: superview.height,
        isFlexible: (has(.flexibleTopMargin), has(.flexibleHeight), has(.flexibleBottomMargin)))
    )
  }

  /// The frame in a superview of another size than the one it was made for; no length falls below 0.
  func frame(_ frame: Rect, madeFor old: Size, in new: Size) -> Rect {
    guard !parts.isEmpty, old != new else { return frame }
    let (x, y) = shares(of: frame, in: old)
    let gain = Size(width: new.width - old.width, height: new.height - old.height)
    return Rect(
      x: frame.minX + x.start * gain.width, y: frame.minY + y.start * gain.height,
      width: max(0, frame.width + x.length * gain.width), height: max(0, frame.height + y.length * gain.height))
  }

  private func has(_ part: Part) -> Bool { parts.contains(part) }
}

extension View {
  /// The frame of the view in a superview of some size: the one that it asks for, and from there by its mask.
  func frame(in superview: View, sized size: Size, _ context: LayoutContext) -> Rect {
    let design = superview.designSize(shown: size)
    let frame = requestedFrame(in: design, context)
    guard superview.layout.autoresizesSubviews else { return frame }
    return layout.autoresizingMask.frame(frame, madeFor: design, in: size)
  }

  /// The size for which the frames of the subviews were made; one that shows at another size.
  func designSize(shown size: Size) -> Size { layout.designSize ?? frame?.size ?? size }
}
