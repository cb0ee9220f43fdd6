/// The height of a row: a length, or as much as its content wants.
public enum RowHeight: Hashable, Sendable {
  case points(Double)
  case automaticDimension
}

extension RowHeight: SceneValue {
  private static let word = "automaticDimension"
  static let form = ValueForm.any([.number(TableView.heights), .choice([word])])

  static func read(_ json: JSON, _ reader: inout SceneReader) -> RowHeight? {
    switch json.value {
    case .number(let height):
      guard TableView.heights.contains(height) else {
        reader.report(.outOfRange(found: height, range: TableView.heights.words), at: json.offset)
        return nil
      }
      return .points(height)
    case .string(word): return .automaticDimension
    case .string(let text):
      reader.report(.unknownChoice(found: text, known: [word]), at: json.offset)
      return nil
    default: return reader.reject(json, expected: "a number or \"\(word)\"")
    }
  }
}
