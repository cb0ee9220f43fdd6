import SceneModel

struct TableTheme: Sendable {
  var backgroundColor: Color
  var groupedBackgroundColor: Color
  var separatorColor: Color
  var plainHeaderHeight: Double
  var plainHeaderColor: Color
  var plainHeaderTextColor: Color
  var plainHeaderFontSize: Double
  var groupedSpacing: Double
  var groupedTitleHeight: Double
  var groupedFooterHeight: Double
  var groupedFontSize: Double
  var groupedTextColor: Color
  var groupedHeaderBaseline: Double
  var groupedFooterBaseline: Double
  var customHeaderHeight: Double
  var selectionColor: Color
  var index: SectionIndexTheme
  var refresh: RefreshTheme
}

/// The letters at a table's right edge.
struct SectionIndexTheme: Sendable {
  var width: Double
  var fontSize: Double
  var pitch: Double
  var padding: Double
  var backgroundColor: Color
}

/// The mark that shows how far a content is scrolled.
struct ScrollIndicatorTheme: Sendable {
  var width: Double
  var margin: Double
  var leastLength: Double
  var defaultColor: Color
  var blackColor: Color
  var whiteColor: Color
}

/// The spinner above a table.
struct RefreshTheme: Sendable {
  var height: Double
  var diameter: Double
  var color: Color
  var titleFontSize: Double
  var titleBaseline: Double
}

struct CellTheme: Sendable {
  var height: Double
  var backgroundColor: Color
  var margin: Double
  var textStyle: Font.TextStyle
  var detailColor: Color
  var value2FontSize: Double
  var value2TitleWidth: Double
  var value2Spacing: Double
  var subtitleTextStyle: Font.TextStyle
  var subtitleTitleBaseline: Double
  var subtitleDetailBaseline: Double
  var labelSpacing: Double
  var imageSpacing: Double
  var accessoryMargin: Double
  var mediumRightMargin: Double
  var wideMargin: Double
  var accessoryContentSpacing: Double
  var accessoryTextSpacing: Double
  var buttonSpacing: Double
  var indicatorColor: Color
  var verticalPadding: Double
  var editing: CellEditingTheme
}

/// What stands in a row while its table is edited, and behind it when it is swiped aside.
struct CellEditingTheme: Sendable {
  var controlX: Double
  var controlDrop: Double
  var indentation: Double
  var deleteColor: Color
  var insertColor: Color
  var markColor: Color
  var actionFontSize: Double
  var actionPadding: Double
  var actionColor: Color
  var normalActionColor: Color
  var deleteTitle: String
}
