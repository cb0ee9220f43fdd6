import SceneModel

/// What alerts and action sheets share.
struct PanelTheme: Sendable {
  var dimming: Color
  var glass: BackdropContent
  var hairlineColor: Color
  var buttonHeight: Double
  /// What a panel leaves free at the top of the screen at least.
  var screenMargin: Double
  var destructiveColor: Color
}

struct AlertTheme: Sendable {
  var panel: PanelTheme
  var width: Double
  var cornerRadius: Double
  var topPadding: Double
  var bottomPadding: Double
  var sideMargin: Double
  var titleFontSize: Double
  var messageFontSize: Double
  var messageSpacing: Double
  var buttonFontSize: Double
  var greatestRow: Int
  var dividerColor: Color
  var field: AlertFieldTheme
}

/// A text field of an alert.
struct AlertFieldTheme: Sendable {
  var height: Double
  var margin: Double
  var bottom: Double
  var textX: Double
  var fontSize: Double
  var borderColor: Color
  var placeholderColor: Color
}

struct ActionSheetTheme: Sendable {
  var panel: PanelTheme
  var margin: Double
  var spacing: Double
  var cornerRadius: Double
  var fontSize: Double
  var textColor: Color
  var titleBaseline: Double
  var messageBaseline: Double
  var bottomPadding: Double
  var sideMargin: Double
  var buttonFontSize: Double
  var cancelColor: Color
}
