import Geometry
import SceneModel
import Typesetting

// The sources are named as in the metrics sheet: SL = ScottLogic/iOS7-day-by-day (iOS 7.0 simulator), S8 =
// shinobicontrols/iOS8-day-by-day (iOS 8 simulator), RN = React Native's UIExplorer references (iOS 9), DUMP = frames
// that UIKit printed (recursiveDescription). "Measured" means read off the pixels of those screenshots.

extension Theme {
  /// The flat look of iOS 7 and 8.
  static let ios7 = Theme(.ios7)
}

extension ThemeParts {
  /// The flat look of iOS 7 and 8.
  static let ios7 = ThemeParts(
    systemFont: .helvetica,
    tintColor: Color(hex: 0x007AFF),  // SL, measured
    disabledColor: Color(hex: 0xC4C4C4),  // HIG beta 1, compose sheet, measured
    disabledOpacity: 0.45,  // from memory of UILabel: dimmed by about half; chosen
    disabledControlOpacity: 0.5,  // RN: disabled switches; SL: a stepper's side
    statusBar: StatusBarTheme(
      height: 20, fontSize: 12,  // SL and S8, measured
      carrierX: 6, wifiSpacing: 5, wifiOrigin: 5.5, batteryMargin: 5.5, batteryOrigin: 5.5,  // SL, measured
      signalOrigin: 7, signalSpacing: 4.5, faintOpacity: 0.25,  // from memory
      boltOrigin: 5, boltSpacing: 2.5, bluetoothOrigin: 3.5,  // SL's browser for peers, measured
      locationOrigin: 6,  // SL's map sample, measured
      signSpacing: 6,  // between Bluetooth and the battery (SL), and the place and the battery (S8), measured
      percentageSpacing: 3,  // from memory
      chargingColor: Color(hex: 0x4CD964),  // SL's browser for peers, measured
      lowLevel: 0.2, lowColor: Color(hex: 0xFF3B30),  // from memory
      inCall: .ios7),
    bar: BarTheme(
      // Fitted to SL: white → #F8F8F8, #0000FF → #DBDBFF, #800080 → #F2D9F2, #EFEFF4 → #F7F7F8, each met within a
      // level; over white it is so near to #F7F7F7 that pale content shows, as in the screenshots. The blur is the width
      // of the edge between blue and white below SL's bar.
      glass: BackdropContent(blurRadius: 18, saturation: 1.76, weight: 0.11, tint: Color(white: 247.0 / 255)),
      opaqueColor: Color(hex: 0xF8F8F8),  // SL, measured
      // Black bars were not measured: the light glass with its tint as dark as the light one's is light.
      blackGlass: BackdropContent(blurRadius: 18, saturation: 1.76, weight: 0.11, tint: Color(white: 20.0 / 255)),
      blackColor: Color(white: 20.0 / 255),
      // What app makers found by trying: a bar of the colour c shows c + 40 (1 − c / 255) over white.
      tintedGlassWeight: 40.0 / 255,
      hairlineColor: Color(white: 0, alpha: 0.302)),  // SL and S8: #B2B2B2 on white, #A7A7AA on #EFEFF4
    navigationBar: NavigationBarTheme(
      height: 44, landscapeHeight: 32,  // SL; S8 landscape, measured
      fontSize: 17, titleColor: .black,  // SL and S8, stems measured
      blackBarTitleColor: .white,  // UIBarStyle
      titleSpacing: 6,  // DUMP: back button ends at 118, title starts at 124
      promptHeight: 30, promptFontSize: 13, promptCenter: 20,  // a bar with a prompt is 74 high; the rest by eye
      greatestTitleViewHeight: 128,
      textMargin: 8,  // SL and S8, measured; DUMP UINavigationButton (278 7; 34 30)
      imageMargin: 5, imagePadding: 11, buttonHeight: 30,  // DUMP: button (5 6; 44 30) around image (11 4; 22 22)
      backgroundPadding: 8,  // not measured: the margin of text at the end of the bar
      customViewMargin: 16,  // DUMP: UIButton (16 56; 44 44)
      wideMargin: 4,  // DUMP, 414 points wide: back indicator at 12; toolbar button 4 further in than on 320
      itemSpacing: 8,  // HIG beta 1, calendar: 30 between glyph edges
      backIndicatorX: 8, backTitleSpacing: 6.5,  // DUMP: UINavigationItemButtonView (8 6; 19 + text, 30)
      backTitleGreatestShare: 1.0 / 3,  // SL and S8: 99 points stay, 111 become "Back" on 320
      backTitleFallback: "Back"),
    toolbar: .ios7,
    tabBar: TabBarTheme(
      height: 49, buttonMargin: 2,  // DUMP: UITabBarButton (2 + i·W/n, 1; W/n − 4, 48)
      iconCenter: 19, titleOrigin: 36, titleHeight: 12, fontSize: 10,  // SL and S8; DUMP (21.5 35; 33 12)
      unselectedColor: Color(hex: 0x929292),  // SL, measured; DUMP white 0.572549
      centeredItemWidth: 76, centeredItemSpacing: 34,  // iPad tab bars of iOS 7; not measured
      badge: .ios7),
    alert: .ios7, actionSheet: .ios7,
    segmentedControl: SegmentedControlTheme(
      height: 29, borderWidth: 1, cornerRadius: 4, fontSize: 13,  // SL Safari, measured
      titlePadding: 15),  // Interface Builder's new control, "First" and "Second", is 121 wide: 2 (45 + 15) + 1
    switchControl: SwitchTheme(
      size: Size(width: 51, height: 31), onColor: Color(hex: 0x4CD964),  // SL storyboard and RN, measured
      borderColor: Color(hex: 0xE6E6E6), borderWidth: 1.5, thumbInset: 1.5),  // RN, measured
    thumb: .ios7, slider: .ios7, stepper: .ios7, progressView: .ios7, activityIndicator: .ios7, pageControl: .ios7,
    picker: .ios7,
    button: .ios7, field: .ios7, textField: .ios7, textView: .ios7, searchBar: .ios7,
    scrollIndicator: .ios7, table: .ios7, cell: .ios7, autoLayout: .ios7)
}

extension SystemFont {
  /// Helvetica Neue's line metrics: a page log of UIFont at 16 points gives 15.232, 3.408 and 0.448.
  private static let metrics = LineMetrics(ascender: 0.952, descender: 0.213, leading: 0.028)
  /// The system font is set wider when small.
  ///
  /// Fitted to the ink widths of 72 texts of SL and S8, of which it meets 67 within 3 %; it is a compromise, since
  /// Helvetica Neue's capitals are narrower than Nimbus Sans's and its small letters wider.
  private static let tracking = Tracking([
    .init(size: 10, em: 0.025), .init(size: 12, em: 0.021), .init(size: 13, em: 0.012), .init(size: 15, em: 0.015),
    .init(size: 16, em: 0.013), .init(size: 17, em: 0.009), .init(size: 18, em: 0.005), .init(size: 20, em: 0),
  ])
  /// Fitted to the clocks (12) and the titles (17) of SL and S8.
  private static let mediumTracking = Tracking([.init(size: 12, em: 0.0125), .init(size: 17, em: 0.0225)])

  /// Helvetica: Nimbus Sans with Helvetica Neue's measures.
  ///
  /// No free Helvetica has a Medium, so the regular's outlines are thickened, which comes nearer to the screenshots
  /// than any other face; `boldSystemFont` is that Medium (SL).
  static let helvetica = SystemFont(
    regular: FontFace(family: "Nimbus Sans", tracking: tracking, metrics: metrics),
    medium: FontFace(
      family: "Nimbus Sans", emboldening: 0.027, tracking: mediumTracking, metrics: metrics),
    bold: FontFace(family: "Nimbus Sans", weight: 700, tracking: tracking, metrics: metrics),
    italic: FontFace(family: "Nimbus Sans", isItalic: true, tracking: tracking, metrics: metrics),
    mediumItalic: FontFace(
      family: "Nimbus Sans", isItalic: true, emboldening: 0.027, tracking: mediumTracking, metrics: metrics),
    boldItalic: FontFace(family: "Nimbus Sans", weight: 700, isItalic: true, tracking: tracking, metrics: metrics))
}
