import Foundation
import Geometry
import Testing

@testable import SceneLayout

/// The constraints of real apps, written as scenes, against the frames that Xcode found for them, where those lie beside
/// the package.
@Suite("Constraints of real apps") struct OracleSceneTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: Data
    var testDescription: String { name }
  }

  static let cases: [Case] = {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let folder = package.deletingLastPathComponent().appendingPathComponent("shared/uikit/constraints")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map { Case(name: name, bytes: $0) }
    }
  }()

  @Test(
    "every frame is within half a point of Xcode's, stacks as their constraints", .enabled(if: !cases.isEmpty),
    arguments: cases)
  func constraints(_ oracle: Case) throws { try compare(OracleScene(oracle.bytes, usesStackViews: false)) }

  @Test(
    "every frame is within half a point of Xcode's, stacks as stack views", .enabled(if: !cases.isEmpty),
    arguments: cases)
  func stacks(_ oracle: Case) throws { try compare(OracleScene(oracle.bytes, usesStackViews: true)) }

  private func compare(_ scene: OracleScene) throws {
    let screen = try Screen(scene.text, scale: 10)
    #expect(screen.remarks == [])
    for (id, frame) in scene.frames {
      let ours = try screen.view(id)
      #expect(near(ours, frame, within: 0.55), "\(id): \(ours), Xcode \(frame)")
    }
  }
}

/// A case of the collection as a scene: all views plain, their contents as constraints on their sizes.
private struct OracleScene {
  /// The scene.
  private(set) var text = ""
  /// Xcode's frames by ids.
  private(set) var frames: [(id: String, frame: [Double])] = []

  private struct View: Decodable {
    struct Stack: Decodable {
      var axis: String
      var distribution: String
      var alignment: String
      var spacing: Double
    }
    var id: String
    var parent: String?
    var frame: [Double]?
    var intrinsic: [Double?]?
    var hugging: [Double]?
    var compression: [Double]?
    var margins: [Double]?
    var stack: Stack?
  }

  private struct Anchor: Decodable {
    var view: String
    var attribute: String
    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      view = try list.decode(String.self)
      attribute = try list.decode(String.self)
    }
  }

  private struct Line: Decodable {
    var first: Anchor
    var relation: String
    var second: Anchor?
    var multiplier: Double
    var constant: Double
    var priority: Double
  }

  private struct Root: Decodable {
    var id: String
    var frame: [Double]
  }

  private struct File: Decodable {
    var root: Root
    var views: [View]
    var constraints: [Line]
  }

  init(_ bytes: Data, usesStackViews: Bool) throws {
    let file = try JSONDecoder().decode(File.self, from: bytes)
    frames = file.views.compactMap { view in view.parent == nil ? nil : view.frame.map { (view.id, $0) } }
    var lines: [[String: Any]] = []
    for view in file.views {
      for (axis, name) in ["width", "height"].enumerated() {
        guard let length = view.intrinsic?[axis] else { continue }
        let priorities = [
          ("lessThanOrEqual", view.hugging?[axis] ?? 250), ("greaterThanOrEqual", view.compression?[axis] ?? 750),
        ]
        lines += priorities.map {
          ["item": view.id, "attribute": name, "relation": $0.0, "constant": length, "priority": $0.1]
        }
      }
    }
    let relations = ["eq": "equal", "ge": "greaterThanOrEqual", "le": "lessThanOrEqual"]
    let kept = file.constraints.filter { line in
      !usesStackViews || !file.views.contains { Self.isOwn(line, of: $0, file.views) }
    }
    lines += kept.map { line in
      var entry: [String: Any] = [
        "item": line.first.view, "attribute": line.first.attribute, "relation": relations[line.relation] ?? "",
        "constant": line.constant, "priority": line.priority,
      ]
      if let second = line.second {
        entry["toItem"] = second.view
        entry["toAttribute"] = second.attribute
        entry["multiplier"] = line.multiplier
      }
      return entry
    }
    var root = Self.object(file.root.id, file.views, usesStackViews)
    root["frame"] = file.root.frame
    root["constraints"] = lines
    let guides = file.views.filter { $0.parent == nil && $0.id != file.root.id }
    let inner = root["subviews"] as? [Any] ?? []
    root["subviews"] = inner + guides.map { ["id": $0.id, "isHidden": true] }
    let scene: [String: Any] = ["statusBar": ["isHidden": true], "root": root]
    text = String(decoding: try JSONSerialization.data(withJSONObject: scene), as: UTF8.self)
  }

  private static func object(_ id: String, _ views: [View], _ usesStackViews: Bool) -> [String: Any] {
    let view = views.first { $0.id == id }
    let children = views.filter { $0.parent == id }.map { Self.object($0.id, views, usesStackViews) }
    var object: [String: Any] = ["id": id, "layoutMargins": view?.margins ?? [0, 0, 0, 0]]
    if view?.parent != nil { object["translatesAutoresizingMaskIntoConstraints"] = false }
    if usesStackViews, let stack = view?.stack {
      object["type"] = "stackView"
      object["axis"] = stack.axis
      object["distribution"] = stack.distribution
      object["alignment"] = stack.alignment
      object["spacing"] = stack.spacing
      object["arrangedSubviews"] = children
    } else {
      object["subviews"] = children
    }
    return object
  }

  /// Whether a constraint is one that the stack makes itself.
  private static func isOwn(_ line: Line, of stack: View, _ views: [View]) -> Bool {
    guard let keys = stack.stack else { return false }
    let row = Set(views.filter { $0.parent == stack.id }.map(\.id))
    let isLength = ["width", "height"].contains(line.first.attribute)
    guard let second = line.second else { return line.first.view == stack.id && line.priority == 49 }
    let family = row.union([stack.id])
    guard family.contains(line.first.view), family.contains(second.view) else { return false }
    let along = keys.axis == "vertical" ? "height" : "width"
    return !isLength
      || keys.distribution == "fillEqually" && line.first.attribute == along && second.attribute == along
        && line.multiplier == 1 && line.constant == 0
  }
}
