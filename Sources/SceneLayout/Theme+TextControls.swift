import Geometry
import SceneModel

// What buttons, fields, text views and search bars are laid out with.

struct ButtonTheme: Sendable {
  var fontSize: Double
  var customFontSize: Double
  var titlePadding: Double
  var leastWidth: Double
  var highlightedOpacity: Double
  var selectionRadius: Double
  var selectionMargin: Size
  var highlightedShade: Color
  var disabledImageOpacity: Double
  var glowRadius: Double
  var glowBlur: Double
  var glowColor: Color
}

/// What text fields and search fields share; the bullets' measures are parts of the font size, and their height one of
/// the line's.
struct FieldTheme: Sendable {
  var placeholderColor: Color
  var caretColor: Color
  var caretWidth: Double
  var caretLead: Double
  var caretExcess: Double
  var bulletDiameter: Double
  var bulletPitch: Double
  var bulletHeight: Double
  var clearButtonColor: Color
  var clearButtonMargin: Double
  var clearButtonSpacing: Double
}

struct TextFieldTheme: Sendable {
  var margin: Double
  var lineMargin: Double
  var verticalMargin: Double
  var roundedHeight: Double
  var cornerRadius: Double
  var borderColor: Color
  var groundColor: Color
  var disabledGroundColor: Color
  var lineWidth: Double
  var lineColor: Color
  var bezelWidth: Double
  var bezelColor: Color
  var bezelShadeColor: Color
}

struct TextViewTheme: Sendable {
  var fontSize: Double
  var linePadding: Double
  var backgroundColor: Color
}

struct SearchBarTheme: Sendable {
  /// The colours of a bar style.
  struct Look: Sendable {
    var color: Color
    var glassTint: Color
    var fieldColor: Color
    var textColor: Color
    var signColor: Color
  }

  var height: Double
  var fieldMargins: Insets
  var cornerRadius: Double
  var fontSize: Double
  var glassMargin: Double
  var textSpacing: Double
  var placeholderSpacing: Double
  var textMargin: Double
  var minimalFieldColor: Color
  var hairlineColor: Color
  var cancelTitle: String
  var cancelFontSize: Double
  var cancelOrigin: Double
  var cancelSpacing: Double
  var scopeBarHeight: Double
  var scopeControlOrigin: Double
  var promptHeight: Double
  var promptFontSize: Double
  var `default`: Look
  var black: Look
}
