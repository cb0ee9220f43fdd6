import Geometry
import SceneModel
import Typesetting

extension Label {
  /// The factor of the font sizes with which a text of one line fits a width: 1, or the largest smaller one, to a tenth
  /// of a point of the font, but none below the minimum.
  ///
  /// UIKit's documentation says that a minimum scale of 0 does not scale at all; on iOS 7 and 8 it shrinks without a
  /// floor, which recipes of the time rely on, so that is what happens here. A text that fits is left as it is.
  func fittingScale(width: Double, _ context: LayoutContext) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return 1 }
    let looked = looked(context)
    let own = looked.styled.spans.first?.size ?? 0
    func fits(_ scale: Double) -> Bool {
      (scale == 1 ? looked : self.looked(scaledBy: scale, context)).typeset(width: .infinity, numberOfLines: 1, context)
        .size.width <= width
    }
    guard own > 0 else { return 1 }
    let least = max(Self.leastSize, minimumFontSize, minimumScaleFactor * own)
    // A text of so many letters fits at no size, which need not be tried out: the thinnest are a fifth of an em wide.
    let isEndless = Double(looked.styled.string.utf8.count) / 4 * 0.2 * min(least, own) > max(width, 1000)
    guard !isEndless else { return min(own, (least * 10).rounded(.up) / 10) / own }
    guard !fits(1) else { return 1 }
    // In tenths of a point; the lower bound is taken whether it fits or not.
    var low = Int((least * 10).rounded(.up))
    var high = Int((own * 10).rounded(.up))
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(Double(middle) / 10 / own) { low = middle } else { high = middle }
    }
    return min(own, Double(low) / 10) / own
  }

  /// The smallest font that a text is shrunk to, in points; nobody reads a smaller one.
  private static let leastSize = 1.0

  /// How far a shrunk text lies from where it would be centred: UIKit keeps the baseline of the full size by default.
  func baselineShift(of shrunk: TypesetText, centredAt top: Double, in height: Double, _ context: LayoutContext)
    -> Double
  {
    let full = looked(context).typeset(width: .infinity, numberOfLines: 1, context)
    guard let ownBaseline = full.lines.first?.origin.y, let baseline = shrunk.lines.first?.origin.y else { return 0 }
    let fullTop = full.centredTop(in: height, context.grid)
    switch baselineAdjustment {
    case .alignBaselines: return fullTop + ownBaseline - baseline - top
    case .alignCenters: return 0
    case .none: return fullTop - top
    }
  }
}
