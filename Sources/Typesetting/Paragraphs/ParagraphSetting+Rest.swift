extension ParagraphSetting {
  /// What a line could show of the text from a place on, in so far as it can matter, and where something is left out.
  func rest(from start: Int, for truncation: Truncation, _ room: LineRoom) -> (content: ShapedText, hole: Int?) {
    let range = start..<max(start, visible.upperBound)
    switch truncation {
    case .tail:
      let (content, isWhole) = beginning(of: range, room)
      return (content, isWhole && !textFollows ? nil : content.clusters.count)
    case .head:
      let (content, isWhole) = ending(of: textFollows ? lastParagraph : range, room)
      return (content, isWhole && !textFollows ? nil : 0)
    case .middle where !textFollows && range.count <= Self.shortText:
      return (ParagraphShaping(source, range, levels).whole, nil)
    case .middle:
      var (content, isWhole) = beginning(of: range, room)
      if isWhole && !textFollows { return (content, nil) }
      let hole = content.clusters.count
      // A beginning without a limit is so long that it may reach into the end.
      let end = room.limit == nil ? (content.clusters.last?.end ?? range.lowerBound)..<range.upperBound : range
      content.append(ending(of: textFollows ? lastParagraph : end, room).content)
      return (content, hole)
    }
  }

  /// In bytes: shaping so much as a whole takes little time, and its middle can be found exactly.
  private static let shortText = 16_384

  /// As much of the beginning of a part as can fit, and a little more; also says whether that is all.
  private func beginning(of range: Range<Int>, _ room: LineRoom) -> (content: ShapedText, isWhole: Bool) {
    var shaping = ParagraphShaping(source, range, levels)
    var width = 0.0, measured = 0
    while !shaping.isComplete, room.fits(width),
      (shaping.ahead.clusters.last?.end ?? range.lowerBound) - range.lowerBound < LineFilling.longestLine
    {
      shaping.extend()
      for place in measured..<shaping.ahead.clusters.count { width += shaping.ahead.advance(place) }
      measured = shaping.ahead.clusters.count
    }
    return (shaping.ahead, shaping.isComplete)
  }

  /// As much of the end of a part as can fit, and a little more; also says whether that is all.
  private func ending(of range: Range<Int>, _ room: LineRoom) -> (content: ShapedText, isWhole: Bool) {
    let levels = textFollows ? EmbeddingLevels(range, of: source.text, isRightToLeft: isRightToLeft) : levels
    var reach = room.limit == nil ? LineFilling.longestLine : 1024
    while true {
      let start = source.text.boundary(upTo: max(range.lowerBound, range.upperBound - reach))
      let content = ParagraphShaping(source, start..<range.upperBound, levels).whole
      let isWhole = start == range.lowerBound
      if isWhole || reach >= LineFilling.longestLine || !room.fits(content.width(0..<content.clusters.count)) {
        return (content, isWhole)
      }
      reach *= 4
    }
  }
}
