import SceneModel

extension PanelTheme {
  /// The ground of the alerts and action sheets of iOS 8.
  static let ios8 = PanelTheme(
    dimming: Color(white: 0, alpha: 0.4),  // S8 alert: white becomes #999999
    // Fitted to S8's alert and action sheet, which it meets within 2 levels of grey and 6 of pink.
    glass: BackdropContent(blurRadius: 18, saturation: 1.5, weight: 0.209, tint: Color(white: 246.0 / 255)),
    hairlineColor: Color(hex: 0x3D3D4A, alpha: 0.3),  // S8 alert: #BBBBBF on #F1F1F1
    buttonHeight: 44,
    screenMargin: 20,  // the height of the status bar; not measured
    destructiveColor: Color(hex: 0xFF3B30))  // S8, measured
}

extension AlertTheme {
  /// The alerts of iOS 8, measured on S8's.
  static let ios7 = AlertTheme(
    panel: .ios8, width: 270, cornerRadius: 6.5, topPadding: 20, bottomPadding: 20.5, sideMargin: 16, titleFontSize: 17,
    messageFontSize: 13, messageSpacing: 1, buttonFontSize: 17,
    greatestRow: 3,  // S8: three short buttons stand in a row
    dividerColor: Color(hex: 0x3D3D4A, alpha: 0.18),
    field: AlertFieldTheme(
      height: 25, margin: 16, bottom: 12, textX: 5, fontSize: 13, borderColor: Color(hex: 0x404040),
      placeholderColor: Color(hex: 0xC7C7CD)))
}

extension ActionSheetTheme {
  /// The action sheets of iOS 8, measured on S8's.
  static let ios7 = ActionSheetTheme(
    panel: .ios8, margin: 8, spacing: 8, cornerRadius: 4, fontSize: 13, textColor: Color(hex: 0x8F8F8F),
    titleBaseline: 26.5, messageBaseline: 26.5, bottomPadding: 17.5, sideMargin: 16, buttonFontSize: 21,
    cancelColor: .white)
}
