import SceneModel

/// Sets the lines of one paragraph.
struct ParagraphSetting {
  /// The text.
  let source: StyledSource
  /// The paragraph in the text, in bytes.
  let paragraph: Range<Int>
  /// The paragraph without white space at its end.
  let visible: Range<Int>
  /// How it is set.
  let style: ParagraphStyle
  /// What becomes of what is too long.
  let mode: LineBreakMode
  /// Whether letters may move together before a line is truncated.
  let allowsTightening: Bool
  /// How lines stand.
  let alignment: TextAlignment
  /// The greatest width, in points; nil if there is no limit.
  let width: Double?
  /// Whether another paragraph follows.
  let textFollows: Bool
  let levels: EmbeddingLevels
  private let ruler: TabRuler
  private var shaping: ParagraphShaping
  private var cutsWord = false
  private var hasLine = false

  /// Prepares the setting of a paragraph.
  init(_ source: StyledSource, _ paragraph: Range<Int>, _ defaults: ParagraphDefaults, width: Double?) {
    self.source = source
    self.paragraph = paragraph
    let text = source.text
    visible = SourceText.trimmed(paragraph, of: text.bytes)
    style = source.spans[source.span(at: paragraph.lowerBound)].paragraph ?? ParagraphStyle()
    mode = style.lineBreakMode ?? defaults.lineBreakMode
    allowsTightening = defaults.allowsTightening
    alignment = style.alignment ?? defaults.alignment
    self.width = width
    // A newline at the very end of the text starts no further line.
    textFollows = paragraph.upperBound + 1 < text.bytes.count
    let isRightToLeft =
      switch style.baseWritingDirection {
      case .leftToRight: false
      case .rightToLeft: true
      case .natural: text.isRightToLeft(visible) ?? defaults.isRightToLeft
      }
    levels = EmbeddingLevels(visible, of: text, isRightToLeft: isRightToLeft)
    ruler = TabRuler(style)
    shaping = ParagraphShaping(source, visible, levels)
  }

  /// The text's last paragraph without white space at its end.
  var lastParagraph: Range<Int> {
    textFollows ? SourceText.trimmed(source.text.lastParagraph, of: source.text.bytes) : visible
  }

  /// Whether it runs to the left.
  var isRightToLeft: Bool { levels.base == 1 }

  /// Whether all of it is set.
  var isComplete: Bool { hasLine && shaping.isComplete && shaping.next == shaping.ahead.clusters.count }

  /// Where the next line begins.
  var nextStart: Int {
    let clusters = shaping.ahead.clusters
    return shaping.next < clusters.count
      ? clusters[shaping.next].start : hasLine ? visible.upperBound : visible.lowerBound
  }

  /// The last permitted line, which takes all that is left; nil if the mode wants it broken like the others.
  func lastLine(from start: Int, isFirst: Bool) -> SetLine? {
    if let truncation = Truncation(mode) { return truncated(from: start, isFirst: isFirst, by: truncation) }
    return mode == .byClipping && isFirst ? unbroken(from: start) : nil
  }

  /// The next line, broken where the width ends.
  mutating func nextLine() -> SetLine {
    let isFirst = !hasLine, room = room(isFirst: isFirst), start = nextStart
    let filling = LineFilling(
      room: room, breaksLetters: mode == .byCharWrapping, hyphenationFactor: style.hyphenationFactor)
    var end = room.limit == nil ? unlimitedEnd() : filling.end(in: &shaping)
    let first = shaping.next, gap = room.limit == nil ? shaping.abandon() : nil
    var content = content(first..<end.place, hasHyphen: end.hasHyphen, room)
    while end.isInsideWord, !room.fits(content.width(0..<content.clusters.count)),
      let place = shaping.ahead.clusters[first..<end.place].lastIndex(where: { $0.flags.contains(.character) }),
      place > first
    {
      // Letters may be wider at the end of a line than before their neighbour.
      end.place = place
      content = self.content(first..<place, hasHyphen: false, room)
    }
    cutsWord = end.place > 0 && !isWhite(end.place - 1)
    shaping.next = end.place
    hasLine = true
    if alignment == .justified, !isComplete, let limit = room.limit { content.justify(to: limit) }
    return line(content, start: start, isFirst: isFirst, gap: gap)
  }

  /// The rest of the paragraph from a place on, as one line that is cut off where it ends to be of use.
  private func unbroken(from start: Int) -> SetLine {
    let end = source.text.boundary(upTo: min(visible.upperBound, start + LineFilling.longestLine))
    let room = room(isFirst: true)
    var content = ParagraphShaping(source, start..<end, levels).whole
    content.setTabs(room.pen, of: source.text)
    return line(content, start: start, isFirst: true, gap: end < visible.upperBound ? end..<visible.upperBound : nil)
  }

  /// The rest of the text from a place on, as one line with an ellipsis if it is too wide or if more text follows.
  private func truncated(from start: Int, isFirst: Bool, by truncation: Truncation) -> SetLine {
    let room = room(isFirst: isFirst)
    var (content, hole) = rest(from: start, for: truncation, room)
    content.setTabs(room.pen, of: source.text)
    if hole == nil {
      if room.fits(content.width(0..<content.clusters.count)) {
        return line(content, start: start, isFirst: isFirst, gap: nil)
      }
      if allowsTightening, let limit = room.limit, content.tighten(to: limit, source.styles) {
        return line(content, start: start, isFirst: isFirst, gap: nil)
      }
    }
    let shortening = Shortening(
      text: content, hole: hole, source: source, level: levels.base,
      range: start..<max(start, lastParagraph.upperBound))
    let (shortened, gap) = shortening.shortened(truncation) { room.fits($0) }
    return line(shortened, start: start, isFirst: isFirst, gap: gap)
  }

  private func room(isFirst: Bool) -> LineRoom { LineRoom(style, isFirst: isFirst, width: width, ruler: ruler) }

  private mutating func unlimitedEnd() -> LineFilling.End {
    let start = shaping.range.lowerBound
    while !shaping.isComplete, (shaping.ahead.clusters.last?.end ?? start) - start < LineFilling.longestLine {
      shaping.extend()
    }
    return LineFilling.End(place: shaping.ahead.clusters.count)
  }

  private func isWhite(_ place: Int) -> Bool { shaping.ahead.clusters[place].flags.contains(.white) }

  /// What stands on a line: shaped anew if it begins or ends within a word, for letters act on their neighbours.
  private func content(_ part: Range<Int>, hasHyphen: Bool, _ room: LineRoom) -> ShapedText {
    guard let first = part.first, let last = part.last else { return ShapedText() }
    let clusters = shaping.ahead.clusters
    let isAtEnd = last + 1 == clusters.count || isWhite(last) || clusters[last + 1].item != clusters[last].item
    let isWhole = isAtEnd && !(cutsWord && first > 0 && clusters[first - 1].item == clusters[first].item)
    var content = isWhole ? shaping.ahead.part(part) : shaping.shaped(clusters[first].start..<clusters[last].end)
    let visible = (content.clusters.lastIndex { !$0.flags.contains(.white) } ?? -1) + 1
    content.removeLast(content.clusters.count - visible)
    if hasHyphen { content.append(shaping.hyphen(after: last)) }
    content.setTabs(room.pen, of: source.text)
    return content
  }

  private func line(_ content: ShapedText, start: Int, isFirst: Bool, gap: Range<Int>?) -> SetLine {
    SetLine(
      line: LineAssembly.line(content, of: source, start: start, gap: gap),
      height: LineHeight(content, source, start: start, withEmoji: false),
      heightWithEmoji: LineHeight(content, source, start: start, withEmoji: true),
      room: room(isFirst: isFirst), start: start, isFirst: isFirst, paragraph: paragraph, style: style,
      alignment: alignment, isRightToLeft: isRightToLeft)
  }
}
