/// The JSON Schema (draft 2020-12) of scenes, for editors: made from the key tables, so that it cannot differ from what
/// the reader accepts.
///
/// Comments and trailing commas are beyond JSON Schema; the reader accepts them as well.
public func sceneSchema() -> String {
  var schema = SchemaWriter()
  let root = schema.properties(of: Scene.objectForm, indent: "  ")
  var text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "uirender scene",
    \(root),
      "$defs": {

    """
  text += schema.definitions.map { "    \($0.name.quoted): \($0.text)" }.joined(separator: ",\n")
  return text + "\n  }\n}\n"
}

/// Writes forms as schemas and collects those that have a name.
private struct SchemaWriter {
  private(set) var definitions: [(name: String, text: String)] = []

  /// The inside of an object's schema.
  mutating func properties(of object: ObjectForm, indent: String) -> String {
    let keys = object.keys()
    let rows = keys.map { "\(indent)  \($0.name.quoted): \(property($0))" }.joined(separator: ",\n")
    let required = keys.filter(\.isRequired).map(\.name.quoted).joined(separator: ", ")
    var text = "\(indent)\"description\": \(object.summary.quoted),\n\(indent)\"type\": \"object\",\n"
    text += "\(indent)\"additionalProperties\": false,\n"
    if !required.isEmpty { text += "\(indent)\"required\": [\(required)],\n" }
    return text + "\(indent)\"properties\": {\(rows.isEmpty ? "" : "\n\(rows)\n\(indent)")}"
  }

  private mutating func property(_ key: KeyForm) -> String {
    let value =
      key.defaultText == "null" ? "\"anyOf\": [{ \(form(key.form)) }, { \"type\": \"null\" }]" : form(key.form)
    let fallback = key.defaultText.map { ", \"default\": \($0)" } ?? ""
    return "{ \"description\": \(key.summary.quoted), \(value)\(fallback) }"
  }

  /// The inside of a form's schema, on one line.
  private mutating func form(_ form: ValueForm) -> String {
    switch form {
    case .null: return "\"type\": \"null\""
    case .boolean: return "\"type\": \"boolean\""
    case .number(let range):
      return "\"type\": \"number\"" + limits(range)
    case .integer(let range):
      return "\"type\": \"integer\"" + limits(range)
    case .string: return "\"type\": \"string\""
    case .pattern(let pattern): return "\"type\": \"string\", \"pattern\": \(pattern.quoted)"
    case .choice(let names): return "\"enum\": [\(names.map(\.quoted).joined(separator: ", "))]"
    case .array(let element): return "\"type\": \"array\", \"items\": { \(self.form(element)) }"
    case .dictionary(let key, let value):
      return "\"type\": \"object\", \"propertyNames\": { \"pattern\": \(key.quoted) }, "
        + "\"additionalProperties\": { \(self.form(value)) }"
    case .numbers(let names, let least):
      let numbers = names.map { name in
        let minimum = least[name] ?? -Scene.greatestLength
        return "{ \"title\": \(name.quoted), " + self.form(.number(minimum...Scene.greatestLength)) + " }"
      }
      return "\"type\": \"array\", \"prefixItems\": [\(numbers.joined(separator: ", "))], \"items\": false, "
        + "\"minItems\": \(names.count)"
    case .any(let forms): return "\"anyOf\": [" + forms.map { "{ \(self.form($0)) }" }.joined(separator: ", ") + "]"
    case .object(let object):
      return reference(object.name) { writer in
        "{\n\(writer.properties(of: object, indent: "      "))\n    }"
      }
    case .named(let name, let summary, let form):
      return reference(name + "Value") { writer in
        "{ \"description\": \(summary.quoted), \(writer.form(form)) }"
      }
    }
  }

  private func limits(_ range: ClosedRange<Double>?) -> String {
    range.map { ", \"minimum\": \($0.lowerBound.shortText), \"maximum\": \($0.upperBound.shortText)" } ?? ""
  }

  /// A reference to a definition, which is written when it is first needed; its place is taken first, since forms nest.
  private mutating func reference(_ name: String, _ text: (inout SchemaWriter) -> String) -> String {
    if !definitions.contains(where: { $0.name == name }) {
      definitions.append((name, ""))
      let written = text(&self)
      if let index = definitions.firstIndex(where: { $0.name == name }) { definitions[index].text = written }
    }
    return "\"$ref\": \("#/$defs/\(name)".quoted)"
  }
}
