/// The first line in which two texts differ.
public struct TextDifference: Equatable, Sendable {
  /// The number of the line, from 1.
  public var line: Int
  /// The golden's line without its end; nil if the golden has ended before.
  public var expected: String?
  /// The line in its place; nil if the text has ended before.
  public var actual: String?

  /// Compares two texts byte by byte; nil if they are equal.
  public init?(expected: String, actual: String) {
    self.init(expected: Array(expected.utf8), actual: Array(actual.utf8))
  }

  /// Compares two texts in UTF-8; nil if they are equal.
  init?(expected: [UInt8], actual: [UInt8]) {
    if expected == actual { return nil }
    let newline = UInt8(ascii: "\n")
    let expectedLines = expected.split(separator: newline, omittingEmptySubsequences: false)
    let actualLines = actual.split(separator: newline, omittingEmptySubsequences: false)
    let same = zip(expectedLines, actualLines).prefix { $0.elementsEqual($1) }.count
    line = same + 1
    self.expected = same < expectedLines.count ? String(decoding: expectedLines[same], as: UTF8.self) : nil
    self.actual = same < actualLines.count ? String(decoding: actualLines[same], as: UTF8.self) : nil
  }
}

extension TextDifference: CustomStringConvertible {
  /// Both lines under each other, after the line number.
  public var description: String {
    "line \(line)\n  expected: \(expected ?? "(the text ends)")\n  actual:   \(actual ?? "(the text ends)")"
  }
}
