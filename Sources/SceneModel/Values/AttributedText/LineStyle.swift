/// A line under or through a text (NSUnderlineStyle).
public struct LineStyle: Hashable, Sendable {
  /// The line; nil draws none.
  public var line: Line?
  /// How it is broken up; nil is a solid line.
  public var pattern: Pattern?
  /// Whether spaces between words are left out.
  public var isByWord = false

  /// Makes a style; without arguments, no line.
  public init(_ line: Line? = nil, pattern: Pattern? = nil, isByWord: Bool = false) {
    self.line = line
    self.pattern = pattern
    self.isByWord = isByWord
  }

  /// Kinds of lines.
  public enum Line: String, CaseIterable, Sendable {
    case single, thick, double
  }

  /// Ways to break a line up.
  public enum Pattern: String, CaseIterable, Sendable {
    case patternDot, patternDash, patternDashDot, patternDashDotDot
  }
}

extension LineStyle: SceneValue {
  private static let none = "none"
  private static let byWord = "byWord"
  private static let words =
    [none] + Line.allCases.map(\.rawValue) + Pattern.allCases.map(\.rawValue) + [byWord]

  static let form = ValueForm.named(
    "lineStyle",
    summary:
      "A line under or through a text: its kind, or a list with a kind, a pattern and whether it spares spaces, such as `[\"thick\", \"patternDash\", \"byWord\"]`; without a kind, a single line.",
    .any([.choice(words), .array(.choice(words))]))

  static func read(_ json: JSON, _ reader: inout SceneReader) -> LineStyle? {
    var style = LineStyle()
    guard case .array(let elements) = json.value else { return style.take(json, &reader) ? style : nil }
    var isRead = true
    for (index, element) in elements.enumerated() {
      isRead = reader.descend(into: "[\(index)]") { style.take(element, &$0) } && isRead
    }
    return isRead ? style : nil
  }

  /// Adds one of the words; false after a report.
  private mutating func take(_ json: JSON, _ reader: inout SceneReader) -> Bool {
    guard case .string(let word) = json.value else {
      let rejected: LineStyle? = reader.reject(json, expected: "one of " + Self.words.joined(separator: ", "))
      return rejected != nil
    }
    if word == Self.none {
      self = LineStyle()
    } else if let line = Line(rawValue: word) {
      self.line = line
    } else if let pattern = Pattern(rawValue: word) {
      self.pattern = pattern
      line = line ?? .single
    } else if word == Self.byWord {
      isByWord = true
      line = line ?? .single
    } else {
      reader.report(.unknownChoice(found: word, known: Self.words), at: json.offset)
      return false
    }
    return true
  }
}
