import CPango

/// Shapes a part of a text little by little, as lines need it.
///
/// It goes in blocks that end where a line may be broken, so that a long text costs what is shown of it, and no block's
/// cost grows with the text.
struct ParagraphShaping {
  /// The text.
  let source: StyledSource
  /// The part, without newlines.
  let range: Range<Int>
  /// Which way its parts run.
  let levels: EmbeddingLevels
  /// What is shaped and not yet taken.
  private(set) var ahead = ShapedText()
  /// The place in it where the next line begins.
  var next = 0
  /// The end of what is shaped.
  private var end: Int
  private var flagsAtEnd: Cluster.Flags = .character
  private var blockLength = 1024

  /// Prepares the shaping of a part.
  init(_ source: StyledSource, _ range: Range<Int>, _ levels: EmbeddingLevels) {
    self.source = source
    self.range = range
    self.levels = levels
    end = range.lowerBound
  }

  /// Whether all of it is shaped.
  var isComplete: Bool { end >= range.upperBound }

  /// Shapes the next block.
  mutating func extend() {
    guard !isComplete else { return }
    if next > 4096 {
      ahead = ahead.part(next..<ahead.clusters.count)
      next = 0
    }
    let text = source.text
    let target = text.boundary(upTo: min(end + blockLength, range.upperBound))
    let sight = text.boundary(upTo: min(target + 256, range.upperBound))
    var flags = BreakOpportunities(text.bytes[end..<sight]).flags
    flags[0] = flagsAtEnd
    let next = target < range.upperBound ? Self.lastBreak(in: flags, upTo: target - end) + end : target
    flagsAtEnd = flags[next - end]
    shape(end..<next, flags: flags, into: &ahead)
    end = next
    blockLength = min(blockLength * 2, 8192)
  }

  /// Gives up what is not shaped yet; says what that is, if anything.
  mutating func abandon() -> Range<Int>? {
    guard !isComplete else { return nil }
    defer { end = range.upperBound }
    return end..<range.upperBound
  }

  /// All of it, shaped.
  var whole: ShapedText {
    var shaping = self
    while !shaping.isComplete { shaping.extend() }
    return shaping.ahead
  }

  /// Shapes a part anew, as it looks when its neighbours are not on its line.
  func shaped(_ part: Range<Int>) -> ShapedText {
    var result = ShapedText()
    shape(part, flags: nil, into: &result)
    return result
  }

  private static func lastBreak(in flags: [Cluster.Flags], upTo place: Int) -> Int {
    flags[1...place].lastIndex { $0.contains(.lineBreak) } ?? flags[1...place].lastIndex { $0.contains(.character) }
      ?? place
  }

  /// Divides a part where style or direction change, at tabs and at attachments, and shapes the pieces.
  private func shape(_ part: Range<Int>, flags: [Cluster.Flags]?, into result: inout ShapedText) {
    let bytes = source.text.bytes
    func flag(_ offset: Int) -> Cluster.Flags { flags.map { $0[offset - part.lowerBound] } ?? .character }
    var start = part.lowerBound
    while start < part.upperBound {
      let style = source.style(at: start), run = levels.run(at: start)
      let end = min(source.styleEnd(at: start), run.end ?? part.upperBound, part.upperBound)
      let width = bytes[start] == 0x09 ? 1 : 3
      if bytes[start] == 0x09 {
        result.begin(source.styles[style].item(nil, style: style, level: levels.base))
        result.append(start, start + 1, [], [.white, .tab, flag(start)])
        start += width
      } else if let attachment = source.styles[style].attachment, Self.isAttachment(bytes, start) {
        result.begin(source.styles[style].item(nil, style: style, level: run.level))
        result.append(start, start + width, [], extra: attachment.width, flag(start))
        start += width
      } else {
        let hasAttachment = source.styles[style].attachment != nil
        let stop = (start + 1..<end).first { bytes[$0] == 0x09 || hasAttachment && Self.isAttachment(bytes, $0) } ?? end
        shape(start..<stop, style: style, level: run.level, flag, into: &result)
        start = stop
      }
    }
  }

  private static func isAttachment(_ bytes: [UInt8], _ offset: Int) -> Bool {
    bytes[offset] == 0xEF && bytes[offset...].starts(with: [0xEF, 0xBF, 0xBC])
  }

  private func shape(
    _ part: Range<Int>, style: Int, level: UInt8, _ flag: (Int) -> Cluster.Flags, into result: inout ShapedText
  ) {
    let own = source.styles[style]
    own.context.shape(
      source.text.bytes, part, level: level, features: { $0 == own.font ? own.ownFeatures : own.features }
    ) { font, item, glyphs in
      result.begin(own.item(font, style: style, level: level))
      result.append(item, glyphs, of: source.text, isRightToLeft: level & 1 == 1, flag)
    }
  }
}

extension StyledSource {
  /// An ellipsis or a hyphen as it looks in a style.
  func inserted(_ string: String, style: Int, level: UInt8, at offset: Int) -> ShapedText {
    let bytes = Array(string.utf8), own = styles[style]
    var result = ShapedText()
    own.context.shape(
      bytes, 0..<bytes.count, level: level, features: { $0 == own.font ? own.ownFeatures : own.features }
    ) { font, item, glyphs in
      result.begin(own.item(font, style: style, level: level))
      result.append(
        offset, offset, (0..<Int(glyphs.num_glyphs)).map { ShapedGlyph(glyphs.glyphs[$0]) }, [.character, .inserted])
    }
    return result
  }
}
