extension LayoutContext {
  /// Where the texts and lines of a table start: 15, on screens of 414 points 20 (S8 Safari action: 15 on 375 points).
  var tableMargin: Double { isWide ? theme.cell.wideMargin : theme.cell.margin }

  /// How far from a table's right edge its texts and checkmarks end: 15, 16 on screens of 375 points (S8 Safari action
  /// and CloudKit), 20 on those of 414.
  var tableRightMargin: Double {
    isWide ? theme.cell.wideMargin : isMedium ? theme.cell.mediumRightMargin : theme.cell.margin
  }

  /// How far from a table's right edge the other accessories stand.
  var accessoryMargin: Double { isWide ? theme.cell.wideMargin : theme.cell.accessoryMargin }
}
