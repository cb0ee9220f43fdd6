import Geometry

/// What constraints need to know of a look.
struct AutoLayoutTheme: Sendable {
  /// The margins of a view that does not say its own.
  var margins: Insets
  /// The side margins of a controller's view, on narrow and on wide screens; above and below it has none.
  var rootSideMargin: Double
  var wideRootSideMargin: Double
  /// How far controls reach beyond the rectangles that constraints place.
  var switchInsets: Insets
  var sliderInsets: Insets
  var segmentedControlInsets: Insets
}
