import SceneModel

/// The bars that show which part of a scroll view's content is seen.
struct ScrollIndicatorTheme: Sendable {
  var thickness: Double
  /// The distance from the edges of the view.
  var margin: Double
  var leastLength: Double
  var color: Color
  var whiteColor: Color
}

extension ScrollIndicatorTheme {
  static let ios7 = ScrollIndicatorTheme(
    thickness: 2.5, margin: 3,  // frames that UIKit printed, from memory: (369.5 …; 2.5 …) in a view of 375
    leastLength: 36, color: Color(white: 0, alpha: 0.35), whiteColor: Color(white: 1, alpha: 0.35))  // by eye
}
