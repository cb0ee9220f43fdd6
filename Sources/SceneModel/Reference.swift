/// The reference of the scene format as Markdown: a table of keys for each type, made from the key tables.
public func sceneReference() -> String {
  var reference = ReferenceWriter()
  reference.add(Scene.objectForm)
  reference.add(RenderRequest.objectForm)
  var text = """
    # The scene format, version 1

    A scene is one JSON object in UTF-8; comments (`//`, `/* */`) and trailing commas are allowed. Lengths are points, y
    grows downward. Frames are `[x, y, width, height]`, sizes `[width, height]`, points and offsets `[x, y]`, insets
    `[top, left, bottom, right]`. Paths are relative to the scene's folder. A key that is not listed here is an error.

    This page is made from the tables that the reader itself uses.

    """
  for section in reference.sections { text += "\n" + section }
  let appendices = [
    constraintReference(), ValueHolders.reference, RuntimeAttributes.reference, answerReference, limitReference,
  ]
  return text + appendices.map { "\n" + $0 }.joined()
}

/// What `uirender serve` answers.
private let answerReference = """
  ## answer

  A line that `uirender serve` writes for each line that it reads (empty lines are passed over): an object with these keys.

  | key | value | meaning |
  | --- | --- | --- |
  | `id` | string, number or null | That of the request; null if it has none, or could not be read at all. |
  | `ok` | true or false | Whether there is a picture. |
  | `exitCode` | 0, 2 or 3 | What `uirender` would have ended with: 2 the request or the scene is wrong, 3 the machine failed or the time was up. |
  | `diagnostics` | list of: diagnostic | What is wrong, or worth a look if there is a picture. |
  | `width`, `height` | whole number | The picture's size in pixels; only if there is one. |
  | `png` | string | The picture in base64; only if there is one and the request has no `output`. |
  | `output` | string | Where the picture is; only if the request has an `output` and it was written. |
  | `layout` | string | The layout text; only if there is a picture and the request asks for it. |

  A diagnostic is an object with `severity` (`"error"` or `"warning"`), `file`, `line`, `column`, `path` (the key in the
  scene), `message`, and `choices` (what could stand there; at most 100). Of these, `line`, `column` and `path` are null
  where no place is meant. The file of a scene that is in the request is `request`, and columns count in the request's
  line.

  """

/// The table of limits.
private var limitReference: String {
  """
  ## limits

  A scene that takes more than a limit is refused before it has taken it. `--limit NAME=N` sets one, and may stand several
  times; `--timeout SECONDS` (60; 0 is none) says how long a scene may take. All paths of a scene lead into its own folder,
  links followed; `--allow-path DIR` allows another (`uirender test DIR` allows the scenes in it all of DIR). Nothing is
  ever fetched from a network.

  | name | default | what it counts | at most |
  | --- | --- | --- | --- |

  """
    + Limit.all.map { "| `\($0.name)` | \($0.standard.grouped) | \($0.summary) | \($0.greatest.grouped) |\n" }.joined()
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
