import SceneModel

extension TableTheme {
  static let ios7 = TableTheme(
    backgroundColor: .white, groupedBackgroundColor: Color(hex: 0xEFEFF4),  // S8 Settings, measured
    separatorColor: Color(hex: 0xC8C7CC),  // SL and S8, measured
    plainHeaderHeight: 22, plainHeaderColor: Color(hex: 0xF7F7F7), plainHeaderTextColor: Color(hex: 0x232323),
    plainHeaderFontSize: 14,  // S8 table heights, measured
    groupedSpacing: 17.5, groupedTitleHeight: 38, groupedFooterHeight: 30,  // S8 Settings and HealthKit, measured
    groupedFontSize: 13, groupedTextColor: Color(hex: 0x6D6D72), groupedHeaderBaseline: 10,
    groupedFooterBaseline: 20,  // S8 Settings, measured
    customHeaderHeight: 22,  // UITableView's sectionHeaderHeight before iOS 9
    selectionColor: Color(hex: 0xD9D9D9),  // Framework7; S8's one selected row, caught while it fades, is #E7E7E7
    index: .ios7, refresh: .ios7)
}

extension SectionIndexTheme {
  /// Measured on HIG 1's contacts.
  ///
  /// Lines end 15 before the edge, capitals are 8 high and 10.25 apart, and the strip
  /// halves the way of a header's grey to white. What is wider than the strip widens it; the room beside is by eye.
  static let ios7 = SectionIndexTheme(
    width: 15, fontSize: 11, pitch: 10.25, padding: 2, backgroundColor: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
}

extension ScrollIndicatorTheme {
  /// 2.5 wide and 3 from the edge (DUMP `(314.5 413.5; 2.5 47)` of 320); the colours and the least length are by eye.
  static let ios7 = ScrollIndicatorTheme(
    width: 2.5, margin: 3, leastLength: 36, defaultColor: Color(red: 0, green: 0, blue: 0, alpha: 0.35),
    blackColor: Color(red: 0, green: 0, blue: 0, alpha: 0.5), whiteColor: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
}

extension RefreshTheme {
  /// 60 high (MEM); the spinner's size and the title's place are by eye.
  static let ios7 = RefreshTheme(
    height: 60, diameter: 28, color: Color(hex: 0x787878), titleFontSize: 12, titleBaseline: 55)
}

extension CellTheme {
  static let ios7 = CellTheme(
    height: 44, backgroundColor: .white, margin: 15,
    textStyle: .body,  // 17 points (SL and S8, measured), and 14 at the smallest text size (S8, measured)
    detailColor: Color(hex: 0x8E8E93),  // S8, measured
    value2FontSize: 14, value2TitleWidth: 91, value2Spacing: 6,  // SL storyboard: rects (15; 91) and 112
    subtitleTextStyle: .caption1, subtitleTitleBaseline: 20, subtitleDetailBaseline: 35.5,  // HIG beta 1, by eye
    labelSpacing: 12, imageSpacing: 15,  // S8 CloudKit and HealthKit, measured
    accessoryMargin: 15, mediumRightMargin: 16,  // SL and S8, measured; 16 on screens of 375 points
    wideMargin: 20,  // UIKit on screens of 414 points (MEM: contentView 376 of 414 beside a chevron)
    accessoryContentSpacing: 10,  // storyboards: contentView 287 of 320 beside a chevron at 297
    accessoryTextSpacing: 12,  // S8 Settings: the detail ends at 284.5 of 320, measured
    buttonSpacing: 12,  // between the circle and the chevron (MEM: contentView 253 of 320)
    indicatorColor: Color(hex: 0xC7C7CC),  // SL and S8, measured
    verticalPadding: 23.5,  // a line of 17 points, 20.5 high, makes a row of 44
    editing: .ios7)
}

extension CellEditingTheme {
  /// S8 CloudKit, measured: the circle at (12, 12) in a row of 44, texts 38 further right, "Delete" 15 from both sides
  /// of its red; grey marks and buttons are by eye.
  static let ios7 = CellEditingTheme(
    controlX: 12, controlDrop: 1, indentation: 38, deleteColor: Color(hex: 0xFF3B30), insertColor: Color(hex: 0x4CD964),
    markColor: Color(hex: 0xC7C7CC), actionFontSize: 18, actionPadding: 15, actionColor: .white,
    normalActionColor: Color(hex: 0xC7C7CC), deleteTitle: "Delete")
}
