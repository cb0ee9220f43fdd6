extension Fault {
  /// What could stand in the place of what is wrong; empty if there is no list of that.
  public var choices: [String] {
    switch self {
    case .unknownKey(_, let known): known.all
    case .missingType(let kinds, _): kinds
    case .unknownChoice(_, let known), .unknownTag(_, _, _, let known),
      .unknownCell(_, let known), .unknownColumn(_, _, let known), .unknownView(_, _, let known),
      .unknownImage(_, let known), .unknownFont(_, let known, _):
      known
    case .notAColor: Color.names
    case .constraint(.unknownMetric(_, let known)): known
    default: []
    }
  }
}
