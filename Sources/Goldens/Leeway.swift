public import Pixels

/// How far a picture may be from its golden, and who has said so; by default not at all.
public struct Leeway: Equatable, Sendable {
  /// Who has set a limit.
  public enum Source: String, Sendable {
    /// Nobody: it is as strict as can be.
    case standard = "default"
    /// The scene, in its key `test`.
    case scene
    /// The command, by an option.
    case command
  }

  /// The greatest distance of two colours that does not count, 0 to 100.
  public var distance = 0.0
  /// Who has set the distance.
  public var distanceSource = Source.standard
  /// Whether pixels that smooth edges may differ.
  public var ignoresAntialiasing = false
  /// Who has said whether they may.
  public var antialiasingSource = Source.standard
  /// How many pixels may differ.
  public var budget = PixelBudget.none
  /// Who has set their number or share.
  public var budgetSource = Source.standard

  /// Nothing may differ.
  public static let none = Leeway()

  /// Lets nothing differ.
  public init() {}
}

extension Leeway: CustomStringConvertible {
  /// It in words: `allowed 3 pixels (scene), tolerance 0, antialiasing off`.
  public var description: String {
    let distance = distance == distance.rounded() ? "\(Int(distance))" : "\(distance)"
    return "allowed \(budget)\(place(budgetSource)), tolerance \(distance)\(place(distanceSource)), "
      + "antialiasing \(ignoresAntialiasing ? "on" : "off")\(place(antialiasingSource))"
  }

  private func place(_ source: Source) -> String { source == .standard ? "" : " (\(source.rawValue))" }
}
