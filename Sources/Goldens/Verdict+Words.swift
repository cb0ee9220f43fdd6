import Pixels

extension Verdict {
  /// The verdict in words, a line for each difference, without a period.
  public var message: String {
    switch self {
    case .same: "same"
    case .within(let difference): "\(difference)"
    case .recorded(let parts): "recorded \(Self.list(parts))"
    case .missing(let parts): "no golden \(Self.list(parts))"
    case .different(let differences): differences.map(\.message).joined(separator: "\n")
    }
  }

  private static func list(_ parts: [GoldenPart]) -> String {
    parts.map(\.rawValue).joined(separator: " and ")
  }
}

extension GoldenDifference {
  /// The difference in words, without a period.
  public var message: String {
    switch self {
    case .absent(let part): "no golden \(part.rawValue)"
    case .picture(let difference): "picture: \(difference)"
    case .unreadablePicture(let fault): "golden picture: \(fault.message)"
    case .text(let difference): "text: \(difference)"
    }
  }
}

extension GoldenFault {
  /// The fault in words, the path first, without a period.
  public var message: String { "\(path): \(fault.message)" }
}
