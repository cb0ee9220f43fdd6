import Geometry
import SceneModel

struct ToolbarTheme: Sendable {
  var height: Double
  var landscapeHeight: Double
  var textMargin: Double
  var imageMargin: Double
  var customViewMargin: Double
  var itemSpacing: Double
}

/// The red mark at a tab.
struct BadgeTheme: Sendable {
  var height: Double
  var fontSize: Double
  var padding: Double
  var color: Color
  var textColor: Color
  /// From the middle of the tab's button to the badge's left edge.
  var offset: Double
  var top: Double
}

/// The second line of the status bar while a call goes on.
struct InCallTheme: Sendable {
  var height: Double
  var color: Color
  var fontSize: Double
}
