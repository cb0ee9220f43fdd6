import Cassowary
import Foundation
import Testing

/// A set of constraints that Xcode solved, with the frames that it found.
struct OracleCase: Decodable, Sendable, CustomTestStringConvertible {
  struct View: Decodable {
    var id: String
    var parent: String?
    /// In the coordinates of the root; a layout guide has none.
    var frame: [Double]?
    /// Width and height, of which a view may have one.
    var intrinsic: [Double?]?
    var hugging: [Double]?
    var compression: [Double]?
    /// From the top, the left, the bottom, the right.
    var margins: [Double]?
  }

  struct Root: Decodable {
    var id: String
    var frame: [Double]
  }

  /// A view and the attribute of it that a constraint is on.
  struct Anchor: Decodable {
    var view: String
    var attribute: String

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      view = try list.decode(String.self)
      attribute = try list.decode(String.self)
    }
  }

  struct Line: Decodable {
    var first: Anchor
    var relation: String
    var second: Anchor?
    var multiplier: Double
    var constant: Double
    var priority: Double
  }

  var name: String
  var root: Root
  var views: [View]
  var constraints: [Line]

  var testDescription: String { name }

  /// What the solver makes of the case: the view's four variables by its name.
  func solve() throws -> (solver: Solver, variables: [String: [Variable]]) {
    var solver = Solver()
    var variables: [String: [Variable]] = [:]
    for view in views { variables[view.id] = (0..<4).map { _ in solver.makeVariable() } }
    try solver.batch { solver in
      for constraint in try rules(on: variables) { try solver.add(constraint) }
    }
    return (solver, variables)
  }

  private func rules(on variables: [String: [Variable]]) throws -> [Constraint] {
    var rules = try constraints.map { line in
      let relations: [String: Relation] = ["eq": .equal, "ge": .greaterThanOrEqual, "le": .lessThanOrEqual]
      var right = try line.second.map { try expression(for: $0, on: variables) * line.multiplier } ?? 0
      right.constant += line.constant
      return Constraint(
        try expression(for: line.first, on: variables), try #require(relations[line.relation]), right,
        priority: Priority(rawValue: line.priority))
    }
    for view in views {
      for axis in 0..<2 {
        let size = try LinearExpression(#require(variables[view.id])[2 + axis])
        rules.append(Constraint(size, .greaterThanOrEqual, 0))
        guard let intrinsic = view.intrinsic?[axis] else { continue }
        let hugging = Priority(rawValue: view.hugging?[axis] ?? 250)
        let compression = Priority(rawValue: view.compression?[axis] ?? 750)
        rules.append(Constraint(size, .lessThanOrEqual, LinearExpression(intrinsic), priority: hugging))
        rules.append(Constraint(size, .greaterThanOrEqual, LinearExpression(intrinsic), priority: compression))
      }
    }
    let frame = try zip(#require(variables[root.id]), root.frame)
    return rules + frame.map { Constraint(LinearExpression($0), .equal, LinearExpression($1)) }
  }

  private func expression(for anchor: Anchor, on variables: [String: [Variable]]) throws -> LinearExpression {
    let frame = try #require(variables[anchor.view])
    let margins = views.first { $0.id == anchor.view }?.margins ?? [0, 0, 0, 0]
    switch anchor.attribute {
    case "left", "leading": return LinearExpression(frame[0])
    case "right", "trailing": return frame[0] + frame[2]
    case "top": return LinearExpression(frame[1])
    case "bottom": return frame[1] + frame[3]
    case "width": return LinearExpression(frame[2])
    case "height": return LinearExpression(frame[3])
    case "centerX": return frame[0] + frame[2] * 0.5
    case "centerY": return frame[1] + frame[3] * 0.5
    case "leftMargin", "leadingMargin": return frame[0] + LinearExpression(margins[1])
    case "rightMargin", "trailingMargin": return frame[0] + frame[2] - LinearExpression(margins[3])
    case "topMargin": return frame[1] + LinearExpression(margins[0])
    case "bottomMargin": return frame[1] + frame[3] - LinearExpression(margins[2])
    default: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: anchor.attribute))
    }
  }
}
