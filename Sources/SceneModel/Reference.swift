/// The reference of the scene format as Markdown: a table of keys for each type, made from the key tables.
public func sceneReference() -> String {
  var reference = ReferenceWriter()
  reference.add(Scene.objectForm)
  var text = """
    # The scene format, version 1

    A scene is one JSON object in UTF-8; comments (`//`, `/* */`) and trailing commas are allowed. Lengths are points, y
    grows downward. Frames are `[x, y, width, height]`, sizes `[width, height]`, points and offsets `[x, y]`, insets
    `[top, left, bottom, right]`. Paths are relative to the scene's folder. A key that is not listed here is an error.

    This page is made from the tables that the reader itself uses.

    """
  for section in reference.sections { text += "\n" + section }
  return text + "\n" + constraintReference()
}

/// Writes a section for each type, in the order in which the types are met.
private struct ReferenceWriter {
  private(set) var sections: [String] = []
  private var names: Set<String> = []
  private var waiting: [ObjectForm] = []

  mutating func add(_ object: ObjectForm) {
    waiting.append(object)
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard names.insert(next.name).inserted else { continue }
      sections.append(section(next))
    }
  }

  private mutating func section(_ object: ObjectForm) -> String {
    var text = "## \(object.name)\n\n\(object.summary)\n"
    let keys = object.keys()
    guard !keys.isEmpty else { return text }
    text += "\n| key | value | default | meaning |\n| --- | --- | --- | --- |\n"
    for key in keys {
      let fallback = key.isRequired ? "required" : key.defaultText.map { "`\($0)`" } ?? ""
      text += "| `\(key.name)` | \(words(key.form)) | \(fallback) | \(key.summary) |\n"
    }
    return text
  }

  private mutating func words(_ form: ValueForm) -> String {
    switch form {
    case .null: return "null"
    case .boolean: return "true or false"
    case .number(let range): return "number" + (range.map { ", \($0.words)" } ?? "")
    case .integer(let range):
      return "whole number" + (range.map { ", \($0.words)" } ?? "")
    case .string: return "string"
    case .choice(let names): return names.map { "`\"\($0)\"`" }.joined(separator: ", ")
    case .array(let element): return "list of: " + words(element)
    case .dictionary(_, let value): return "object of: " + words(value)
    case .pattern: return "string"
    case .numbers(let names, _): return "`[\(names.joined(separator: ", "))]`"
    case .object(let object):
      waiting.append(object)
      return "[\(object.name)](#\(object.name.lowercased()))"
    case .any(let forms): return forms.map { words($0) }.joined(separator: " or ")
    case .named(let name, let summary, let form):
      if names.insert(name + " value").inserted {
        sections.append("## \(name)\n\n\(summary) Written as \(words(form)).\n")
      }
      return "[\(name)](#\(name.lowercased()))"
    }
  }
}
