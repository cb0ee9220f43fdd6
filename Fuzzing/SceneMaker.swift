@testable import SceneModel

/// Makes scenes of choices by walking through the key tables, so that nearly every input can be drawn.
struct SceneMaker {
  private var decisions: Decisions
  private let texts: SceneTexts
  private let tables: Tables
  private var nodes = 0

  /// The rows of key tables, by the names of their types, which are made only once.
  final class Tables {
    private var known: [String: [KeyForm]] = [:]

    func keys(of object: ObjectForm) -> [KeyForm] {
      if let keys = known[object.name] { return keys }
      let keys = object.keys()
      known[object.name] = keys
      return keys
    }
  }

  init(_ bytes: [UInt8], _ texts: SceneTexts, _ tables: Tables) {
    decisions = Decisions(bytes)
    self.texts = texts
    self.tables = tables
  }

  /// The scene as JSON.
  mutating func scene() -> String { object(Scene.objectForm, depth: 0) }

  private mutating func object(_ form: ObjectForm, depth: Int) -> String {
    let keys = tables.keys(of: form)
    nodes += 1
    var chosen = keys.indices.filter { keys[$0].isRequired || keys[$0].name == "type" }
    let isLarge = depth > 9 || nodes > 300
    if !keys.isEmpty, !isLarge {
      for _ in 0..<decisions.number(below: 7) {
        let index = decisions.number(below: keys.count)
        if !chosen.contains(index) { chosen.append(index) }
      }
    }
    let members = chosen.map { index in
      keys[index].name.quoted + ": " + value(keys[index].form, key: keys[index].name, depth: depth + 1)
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func value(_ form: ValueForm, key: String, depth: Int) -> String {
    switch form {
    case .null: return "null"
    case .boolean: return decisions.isTrue() ? "true" : "false"
    case .number(let range): return number(range).shortText
    case .integer(let range): return number(range).rounded().shortText
    case .string, .pattern: return text(key).quoted
    case .choice(let names): return decisions.one(of: names).quoted
    case .array(let element):
      let count = depth > 9 || nodes > 300 ? 0 : decisions.number(below: 5)
      let elements = (0..<count).map { _ in value(element, key: key, depth: depth + 1) }
      return "[" + elements.joined(separator: ", ") + "]"
    case .dictionary(let pattern, let element):
      let names = pattern.contains("4") ? ["wght", "tnum", "liga", "wdth"] : ["a", "b", "c", "textLabel"]
      let count = decisions.number(below: 4)
      let members = names.prefix(count).map { $0.quoted + ": " + value(element, key: $0, depth: depth + 1) }
      return "{" + members.joined(separator: ", ") + "}"
    case .numbers(let names, let least):
      let numbers = names.map { number((least[$0] ?? -Scene.greatestLength)...Scene.greatestLength).shortText }
      return "[" + numbers.joined(separator: ", ") + "]"
    case .any(let forms):
      let all = depth > 9 || nodes > 300 ? Array(forms.prefix(1)) : forms
      return all.isEmpty ? "null" : value(decisions.one(of: all), key: key, depth: depth)
    case .named(_, _, let form): return value(form, key: key, depth: depth)
    case .object(let form): return object(form, depth: depth)
    }
  }

  private mutating func number(_ range: ClosedRange<Double>?) -> Double {
    let range = range ?? -Scene.greatestLength...Scene.greatestLength
    let usual = [0, 1, 20, 100, 0.5, 3, 44, 320, 7.3, -1, -20, 2, 568, 1e-6, 1e6, -1e6, 33.3, 10_000, 50, 17]
    let place = decisions.byte()
    if place >= 250 { return place.isMultiple(of: 2) ? range.lowerBound : range.upperBound }
    let number = place < 128 ? usual[place % usual.count] : Double(place - 128) * 2
    return min(max(number, range.lowerBound), range.upperBound)
  }

  /// A text that a scene of the package has for the key, or a hard one.
  private mutating func text(_ key: String) -> String {
    let ids = ["a", "b", "c"]
    if key == "id" { return decisions.one(of: ids) }
    if key == "constraints" {
      let sides = ["leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline"]
      let relation = decisions.one(of: ["==", "<=", ">="])
      let one = decisions.one(of: ids + ["superview", "self"]) + "." + decisions.one(of: sides)
      let other = decisions.one(of: ids + ["superview"]) + "." + decisions.one(of: sides)
      return "\(one) \(relation) \(other) * \(number(0.1...10)) + \(number(0...1e6)) @\(number(1...1000))"
    }
    let hard = [
      "", "Hello World", String(repeating: "word ", count: 60), "مرحبا بالعالم 123", "漢字かな交じり文", "👨‍👩‍👧‍👦🏳️‍🌈", "a\nb\n\nc",
      "e\u{301}\u{302}\u{303}", "\u{202E}abc\u{202C}", "नमस्ते", "\t1\t2.5\t", "A\u{0}B", "\u{FFFC}",
      String(repeating: "W", count: 300),
    ]
    if let known = texts.byKey[key], decisions.number(below: 4) > 0 || !Self.free.contains(key) {
      return known[decisions.number(below: known.count)]
    }
    return decisions.one(of: hard)
  }

  /// The keys whose texts may be any.
  private static let free: Set = [
    "text", "title", "placeholder", "header", "footer", "textLabel", "detailTextLabel", "message", "prompt", "subtitle",
    "badgeValue", "string",
  ]
}
