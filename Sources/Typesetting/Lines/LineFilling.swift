import SceneModel

/// Takes as many clusters for a line as its width allows.
struct LineFilling {
  /// The room of the line.
  let room: LineRoom
  /// Whether lines may end inside words.
  let breaksLetters: Bool
  /// How full a line must be to be left without a hyphen.
  let hyphenationFactor: Double

  /// In bytes: no screen shows more of one line, and what is cut off here costs neither time nor memory.
  static let longestLine = 1 << 18

  /// Where a line may end.
  struct End {
    /// The place of the first cluster that is not on the line.
    var place: Int
    /// Whether a hyphen shows at the end.
    var hasHyphen = false
    /// Whether the line could end earlier, between letters.
    var isInsideWord = false
  }

  /// Finds the end of the line that begins at the next cluster.
  func end(in shaping: inout ParagraphShaping) -> End {
    var pen = room.pen
    var word: (end: End, width: Double)?
    var letter: Int?
    var taken = 0
    while true {
      if shaping.next + taken == shaping.ahead.clusters.count {
        guard !shaping.isComplete else { return End(place: shaping.ahead.clusters.count) }
        let dropped = shaping.next
        shaping.extend()
        if shaping.next != dropped {
          // The clusters of earlier lines were dropped.
          letter = letter.map { $0 - dropped }
          word?.end.place -= dropped
        }
      }
      let start = shaping.next, place = start + taken, cluster = shaping.ahead.clusters[place]
      if taken > 0 {
        if cluster.flags.contains(.lineBreak), let end = wordEnd(place, shaping, pen.visible) {
          word = (end, pen.visible)
        }
        if cluster.flags.contains(.character) { letter = place }
        if cluster.end - shaping.ahead.clusters[start].start > Self.longestLine { return End(place: letter ?? place) }
      }
      pen.add(shaping.ahead, place, of: shaping.source.text)
      taken += 1
      guard !cluster.flags.contains(.white), !room.fits(pen.visible) else { continue }
      if breaksLetters { return letters(letter, shaping) }
      if let hyphenated = hyphenated(word?.end.place ?? start, fill: word?.width ?? 0, &shaping) { return hyphenated }
      return word?.end ?? letters(letter, shaping)
    }
  }

  /// The last character that fits is the end; one is always taken.
  private func letters(_ fitting: Int?, _ shaping: ParagraphShaping) -> End {
    if let fitting { return End(place: fitting, isInsideWord: true) }
    let clusters = shaping.ahead.clusters
    let next = clusters[(shaping.next + 1)...].firstIndex { $0.flags.contains(.character) }
    return End(place: next ?? clusters.count, isInsideWord: true)
  }

  private func wordEnd(_ place: Int, _ shaping: ParagraphShaping, _ width: Double) -> End? {
    guard shaping.ahead.clusters[place - 1].flags.contains(.softHyphen) else { return End(place: place) }
    return room.fits(width + shaping.hyphen(after: place - 1).width(0..<1)) ? End(place: place, hasHyphen: true) : nil
  }

  /// Divides the word that does not fit, if the line would be too empty without its beginning.
  private func hyphenated(_ word: Int, fill: Double, _ shaping: inout ParagraphShaping) -> End? {
    guard hyphenationFactor > 0, let limit = room.limit, limit > 0, fill / limit < hyphenationFactor else { return nil }
    let clusters = shaping.ahead.clusters
    guard word < clusters.count else { return nil }
    let ends = Set(Hyphenation.points(in: shaping.source.text.bytes, from: clusters[word].start))
    guard !ends.isEmpty else { return nil }
    var pen = room.pen
    var best: End?
    for place in shaping.next..<clusters.count {
      if place > word, ends.contains(clusters[place].start) {
        guard room.fits(pen.visible + shaping.hyphen(after: place - 1).width(0..<1)) else { break }
        best = End(place: place, hasHyphen: true)
      }
      pen.add(shaping.ahead, place, of: shaping.source.text)
      if !room.fits(pen.visible) { break }
    }
    return best
  }
}

extension ParagraphShaping {
  /// The hyphen as it looks after a cluster.
  func hyphen(after place: Int) -> ShapedText {
    let cluster = ahead.clusters[place], item = ahead.items[cluster.item]
    return source.inserted("-", style: item.style, level: item.level, at: cluster.start)
  }
}
