import SceneModel

/// Sets one text as lines, as UILabel does.
///
/// Pango's own limit of lines holds for each paragraph, UILabel's for the whole text. So the text is broken without an
/// ellipsis first, and the last permitted line is set again from its start, as one line, if text remains.
struct LineBreaking {
  /// What is set, how and by whom.
  let setting: LineSetting
  /// What becomes of text that is too long.
  let mode: LineBreakMode

  private var text: SourceText { setting.text }

  /// The lines, at most so many.
  func lines(atMost maximum: Int) -> [TypesetLine] {
    var lines: [TypesetLine] = []
    var start = 0
    while start < text.bytes.count, lines.count < maximum {
      let paragraph = text.paragraph(from: start)
      lines += self.lines(of: paragraph, atMost: maximum - lines.count)
      start = paragraph.upperBound + 1
    }
    return lines
  }

  private func lines(of paragraph: Range<Int>, atMost room: Int) -> [TypesetLine] {
    let visible = SourceText.trimmed(paragraph, of: text.bytes)
    let rightToLeft = text.isRightToLeft(visible)
    // A newline at the very end of the text starts no further line.
    let textFollows = paragraph.upperBound + 1 < text.bytes.count
    let truncation = Truncation(mode)
    if room == 1, let truncation {
      return [truncated(visible, rightToLeft, textFollows: textFollows, by: truncation)]
    }
    if room == 1, mode == .byClipping { return [unbroken(visible, rightToLeft)] }
    let (lines, end) = broken(visible, rightToLeft, atMost: room)
    guard let truncation, lines.count == room, end < visible.upperBound || textFollows, let last = lines.last else {
      return lines
    }
    let rest = last.range.lowerBound..<visible.upperBound
    return lines.dropLast() + [truncated(rest, rightToLeft, textFollows: textFollows, by: truncation)]
  }

  /// Breaks a paragraph; also says where the text starts that is in no line.
  ///
  /// It is set in portions of a few dozen lines, for Pango's cost grows with the square of the lines of one call. The
  /// last two lines of a portion are set again with the next one: what follows may still change them.
  private func broken(
    _ range: Range<Int>, _ rightToLeft: Bool, atMost maximum: Int
  ) -> (lines: [TypesetLine], end: Int) {
    guard let limit = setting.style.limit else { return ([unbroken(range, rightToLeft)], range.upperBound) }
    // Pango counts the spacing after a line's last glyph, which it takes away in the end.
    let width = max(0, limit + setting.style.spacing)
    let fitting = mode == .byCharWrapping ? Fitting.breakingLetters(width) : .breakingWords(width)
    var lines: [TypesetLine] = []
    var start = range.lowerBound, portion = 256
    repeat {
      let end = text.boundary(upTo: min(start + portion, range.upperBound))
      let set = setting.lines(Excerpt(start..<end, of: text), rightToLeft, fitting)
      let isCertain = end >= range.upperBound || portion >= Self.longestLine
      let certain = set.prefix(isCertain ? set.count : max(0, set.count - 2)).prefix(maximum - lines.count)
      lines += certain
      portion = min(max(64, certain.isEmpty ? portion * 4 : (end - start) / set.count * 32), Self.longestLine)
      start = certain.count < set.count ? set[certain.count].range.lowerBound : end
    } while start < range.upperBound && lines.count < maximum
    return (lines, start)
  }

  private func unbroken(_ range: Range<Int>, _ rightToLeft: Bool) -> TypesetLine {
    let end = text.boundary(upTo: min(range.upperBound, range.lowerBound + Self.longestLine))
    return setting.line(Excerpt(range.lowerBound..<end, of: text), rightToLeft, .none)
  }

  /// Sets a range as one line with an ellipsis if it is too wide, or if more text follows it.
  private func truncated(
    _ range: Range<Int>, _ rightToLeft: Bool, textFollows: Bool, by truncation: Truncation
  ) -> TypesetLine {
    let style = setting.style
    var reach = style.limit == nil ? Self.longestLine : 1024
    while true {
      let (pieces, isWhole) = truncation.pieces(of: text, range, textFollows: textFollows, reach: reach)
      let excerpt = Excerpt(pieces, of: text)
      if isWhole || style.limit == nil {
        var line = setting.line(excerpt, rightToLeft, .none)
        if style.fits(line) {
          line.isTruncated = textFollows || !isWhole
          return line
        }
      }
      // As above; but where Pango does put an ellipsis, it leaves out the spacing before it.
      let limit = max(0, (style.limit ?? .max) + min(0, style.spacing))
      let line = setting.line(excerpt, rightToLeft, .truncating(limit, truncation))
      if isWhole || line.isTruncated || reach >= Self.longestLine { return line }
      reach *= 4
    }
  }

  /// In bytes: no screen shows more of one line, and what is cut off here costs no time.
  private static let longestLine = 16_384
}
