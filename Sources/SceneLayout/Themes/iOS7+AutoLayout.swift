import Geometry

extension AutoLayoutTheme {
  /// Layout margins are those of iOS 8, which brought them.
  static let ios7 = AutoLayoutTheme(
    margins: Insets(all: 8),  // UIView.layoutMargins, iOS 8
    rootSideMargin: 16, wideRootSideMargin: 20,  // controllers' views, iOS 8: 20 on the 5.5 inch phone
    // Frames that Interface Builder stored beside the constraints that made them: a switch of 51 × 31 is 49 wide for
    // constraints, a slider reaches out 2 at the sides and 1 below, a segmented control 1 below.
    switchInsets: Insets(top: 0, left: 0, bottom: 0, right: 2),
    sliderInsets: Insets(top: 0, left: 2, bottom: 1, right: 2),
    segmentedControlInsets: Insets(top: 0, left: 0, bottom: 1, right: 0))
}
