import Geometry
import SceneModel

// The sources are named as in iOS7.swift; "from memory" is what nobody has measured.

extension ButtonTheme {
  static let ios7 = ButtonTheme(
    fontSize: 15, customFontSize: 18,  // SL, stems measured; UIFont.buttonFontSize and DUMP: a custom title 21.5 high
    // DUMP: UIButtonLabel (0.5 6; 36.5 18) in a button of 37 × 30, (73.5 6.5; 36 21.5) in one of 183 × 34.
    titlePadding: 6, leastWidth: 30,
    highlightedOpacity: 0.2, selectionRadius: 4, selectionMargin: Size(width: 4, height: 1),  // from memory
    highlightedShade: Color(white: 0, alpha: 0.4), disabledImageOpacity: 0.5,  // from memory
    glowRadius: 14, glowBlur: 10, glowColor: Color(white: 1, alpha: 0.8))  // from memory
}

extension FieldTheme {
  static let ios7 = FieldTheme(
    placeholderColor: Color(red: 0, green: 0, blue: 0.098, alpha: 0.22),  // S8 alert: #C7C7CD on white
    caretColor: Color(hex: 0x426BF2), caretWidth: 2,  // S8 alert and HealthKit, measured
    caretLead: 1, caretExcess: 1.5,  // S8 HealthKit, measured: 18.5 at 14 points
    bulletDiameter: 0.4, bulletPitch: 0.56, bulletHeight: 0.53,  // from memory
    clearButtonColor: Color(hex: 0x8E8E93), clearButtonMargin: 7, clearButtonSpacing: 4)  // from memory
}

extension TextFieldTheme {
  static let ios7 = TextFieldTheme(
    margin: 7,  // SL QR generator, measured; DUMP: UITextFieldLabel (7 1; 83 27) in a field of 97
    lineMargin: 2, verticalMargin: 2,  // from memory
    roundedHeight: 30, cornerRadius: 5.25, borderColor: Color(white: 0.8), groundColor: .white,  // SL, measured
    disabledGroundColor: Color(hex: 0xFAFAFA),  // from memory
    lineWidth: 1, lineColor: .black,  // from memory
    bezelWidth: 1, bezelColor: Color(hex: 0xB3B3B3), bezelShadeColor: Color(hex: 0x808080))  // from memory
}

extension TextViewTheme {
  static let ios7 = TextViewTheme(
    fontSize: 12,  // from memory
    linePadding: 5, backgroundColor: .white)  // NSTextContainer's lineFragmentPadding
}

extension SearchBarTheme {
  static let ios7 = SearchBarTheme(
    height: 44, fieldMargins: Insets(all: 8),  // DUMP: UISearchBarTextField (8 8; 304 28)
    cornerRadius: 5, fontSize: 14,  // S8 document picker, measured
    // DUMP, a field of 239 × 28: UIImageView (8 7.5; 13 13), UIFieldEditor (28 2; 204 24), its label (29 1; 203 25).
    glassMargin: 8, textSpacing: 7, placeholderSpacing: 8, textMargin: 7,
    minimalFieldColor: Color(white: 0, alpha: 0.0902),  // S8: #E8E8E8 on white
    hairlineColor: Color(white: 0, alpha: 0.153),  // HIG: #B1B1B4 on #D1D1D6
    // DUMP: UINavigationButton (258 6; 54 30) with UIButtonLabel (0 4; 53.5 20.5), beside the field (8 8; 239 28).
    cancelTitle: "Cancel", cancelFontSize: 17, cancelOrigin: 10, cancelSpacing: 11,
    scopeBarHeight: 44, scopeControlOrigin: 7,  // DUMP: UISegmentedControl (8 7; 584 29) in 600 × 44
    promptHeight: 31, promptFontSize: 13,  // from memory
    // The grey of the release is that of Framework7's imitation, #C9C9CE; as glass it is met over white.
    default: .init(
      color: Color(hex: 0xC9C9CE), glassTint: Color(hex: 0xC2C2C8), fieldColor: .white, textColor: .black,
      signColor: Color(hex: 0x8E8E93)),  // S8 and HIG, measured
    // From memory.
    black: .init(
      color: Color(white: 0.13), glassTint: Color(white: 0.13), fieldColor: Color(white: 1, alpha: 0.2),
      textColor: .white, signColor: Color(white: 0.7)))
}
