import CPango

/// How a text is fitted into a width, in Pango's units.
enum Fitting {
  /// It is one line, however wide.
  case none
  /// It is broken between words, or inside a word that is wider than a line.
  case breakingWords(Int32)
  /// It is broken between any letters.
  case breakingLetters(Int32)
  /// It is one line with an ellipsis at the given place for what is too much.
  case truncating(Int32, Truncation)
}

/// Has Pango set pieces of one text.
struct LineSetting {
  /// The text.
  let text: SourceText
  /// How it looks.
  let style: TextStyle
  /// Who shapes it.
  let context: ShapingContext
  /// The parts of the text that are not set in the face's own font: its tracking is not for them.
  let foreign: [Range<Int>]

  /// Sets pieces as lines, at least one; their ranges count in the text.
  func lines(_ excerpt: Excerpt, _ rightToLeft: Bool, _ fitting: Fitting) -> [TypesetLine] {
    let attributes = AttributeList(
      spacing: style.spacing, joinsLetters: style.face.tracking.stops.isEmpty, parts: excerpt.parts(outside: foreign))
    var lines: [TypesetLine] = []
    context.setLines(excerpt.bytes, attributes, rightToLeft: rightToLeft, fitting: fitting) { line in
      lines.append(LineReading.line(line, of: excerpt, in: context, as: style))
    }
    return lines
  }

  /// Sets pieces as one line.
  func line(_ excerpt: Excerpt, _ rightToLeft: Bool, _ fitting: Fitting) -> TypesetLine {
    let start = excerpt.source(0)
    return lines(excerpt, rightToLeft, fitting).first
      ?? TypesetLine(origin: .zero, width: 0, runs: [], range: start..<start)
  }
}
