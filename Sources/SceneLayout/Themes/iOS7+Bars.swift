import Geometry
import SceneModel

extension ToolbarTheme {
  /// The toolbars of iOS 7 and 8; sources are named in `iOS7.swift`.
  static let ios7 = ToolbarTheme(
    height: 44, landscapeHeight: 32,  // SL, measured; the height in landscape is that of navigation bars
    textMargin: 8,  // SL snapshot and tint colour, measured
    imageMargin: 12, customViewMargin: 12,  // DUMP: UIToolbarButton (285 0; 23 44)
    itemSpacing: 10)  // SL snapshot, measured
}

extension BadgeTheme {
  /// The badges of iOS 7 and 8.
  static let ios7 = BadgeTheme(
    height: 18,  // DUMP: _UIBadgeView (36 2; 18 18); 24 wide with two digits
    fontSize: 13, padding: 5, color: Color(hex: 0xFF3B30), textColor: .white,  // the sheet's colour; not measured
    offset: 6.5, top: 3)  // DUMP: 6 from the middle of a button 60 wide, 7 from that of one 90 wide
}

extension InCallTheme {
  /// The double height bar of iOS 7 and 8.
  static let ios7 = InCallTheme(
    height: 40, color: Color(hex: 0x4CD964), fontSize: 14)  // iOS 7's green; the font by eye
}
