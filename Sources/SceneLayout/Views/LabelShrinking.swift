import Geometry
import SceneModel
import Typesetting

extension Label {
  /// The font in which a text of one line fits a width: the label's own, or the largest smaller one, to a tenth of a
  /// point, but none below the minimum scale.
  ///
  /// UIKit's documentation says that a minimum scale of 0 does not scale at all; on iOS 7 and 8 it shrinks without a
  /// floor, which recipes of the time rely on, so that is what happens here. A text that fits is left as it is.
  func fittingFont(width: Double, _ context: LayoutContext) -> Font {
    var font = font ?? Font()
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return font }
    let own = font.size
    func fits(_ size: Double) -> Bool {
      var smaller = font
      smaller.size = size
      return context.line(text, smaller).size.width <= width
    }
    guard !fits(own) else { return font }
    // In tenths of a point; the lower bound is taken whether it fits or not.
    var low = Int((max(Self.leastSize, minimumScaleFactor * own) * 10).rounded(.up))
    var high = Int((own * 10).rounded(.up))
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(Double(middle) / 10) { low = middle } else { high = middle }
    }
    font.size = min(own, Double(low) / 10)
    return font
  }

  /// The smallest font that a text is shrunk to, in points; nobody reads a smaller one.
  private static let leastSize = 1.0

  /// How far a shrunk text lies from where it would be centred: UIKit keeps the baseline of the full size by default.
  func baselineShift(of shrunk: TypesetText, centredAt top: Double, in height: Double, _ context: LayoutContext)
    -> Double
  {
    let full = context.line(text, font ?? Font())
    guard let ownBaseline = full.lines.first?.origin.y, let baseline = shrunk.lines.first?.origin.y else { return 0 }
    let fullTop = full.centredTop(in: height, context.grid)
    switch baselineAdjustment {
    case .alignBaselines: return fullTop + ownBaseline - baseline - top
    case .alignCenters: return 0
    case .none: return fullTop - top
    }
  }
}
