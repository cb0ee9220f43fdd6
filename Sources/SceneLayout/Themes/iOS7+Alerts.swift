import SceneModel

extension PanelTheme {
  /// The ground of the alerts and action sheets of iOS 8.
  static let ios8 = PanelTheme(
    dimming: Color(white: 0, alpha: 0.4),  // S8 alert: white becomes #999999
    // Fitted to S8: #F9F9F9 over white, #EDEDED at an edge beyond which all is dimmed, #E9E9E9 in a corner.
    glass: BackdropContent(blurRadius: 20, saturation: 1.8, weight: 0.22, tint: Color(white: 247.0 / 255)),
    hairlineColor: Color(hex: 0x3D3D4A, alpha: 0.3),  // S8 alert: #BBBBBF on #F1F1F1
    buttonHeight: 44, destructiveColor: Color(hex: 0xFF3B30))  // S8, measured
}

extension AlertTheme {
  /// The alerts of iOS 8, measured on S8's.
  static let ios7 = AlertTheme(
    panel: .ios8, width: 270, cornerRadius: 6.5, padding: 20, sideMargin: 16, titleFontSize: 17, titleHeight: 20.5,
    messageFontSize: 13, messageSpacing: 2, buttonFontSize: 17,
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
    titleBaseline: 26.5, messageBaseline: 27, bottomPadding: 17, sideMargin: 16, buttonFontSize: 21,
    cancelColor: .white)
}
