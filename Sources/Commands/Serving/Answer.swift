import Goldens
import SceneModel

/// What `uirender serve` says to a request.
struct Answer {
  var id: String?
  var status = ExitStatus.done
  /// The diagnostics, as JSON.
  var diagnostics: [String] = []
  var picture: Picture?
  var layout: String?

  struct Picture {
    var png: [UInt8]
    var width: Int
    var height: Int
    /// Where it goes; nil puts it into the answer.
    var output: String?
    /// What it must not replace: the scene and its files.
    var files: [String] = []
  }

  init(id: String?) { self.id = id }

  mutating func add(_ list: [Diagnostic]) {
    for diagnostic in list {
      status = max(status, Message(diagnostic).status)
      diagnostics.append(diagnostic.json)
    }
  }

  /// Says why there is no picture.
  mutating func fail(_ problem: Problem) {
    status = max(status, problem.status)
    diagnostics.append(Self.json("error", problem.place, problem.message))
    picture = nil
    layout = nil
  }

  /// The answer on one line.
  var line: String {
    var members = [
      "\"id\":" + (id ?? "null"), "\"ok\":\(picture != nil)", "\"exitCode\":\(status.rawValue)",
      "\"diagnostics\":[\(diagnostics.joined(separator: ","))]",
    ]
    if let picture {
      members += ["\"width\":\(picture.width)", "\"height\":\(picture.height)"]
      members.append(
        picture.output.map { "\"output\":\($0.quoted)" }
          ?? "\"png\":\"\(String(decoding: base64(picture.png), as: UTF8.self))\"")
    }
    if let layout { members.append("\"layout\":\(layout.quoted)") }
    return "{\(members.joined(separator: ","))}\n"
  }

  fileprivate static func json(
    _ severity: String, _ file: String, line: Int? = nil, column: Int? = nil, path: String = "", _ message: String,
    choices: [String] = []
  ) -> String {
    let place = [("line", line), ("column", column)].map { "\"\($0)\":" + ($1.map(String.init) ?? "null") }
    return "{\"severity\":\"\(severity)\",\"file\":\(file.quoted),\(place.joined(separator: ",")),"
      + "\"path\":\(path.isEmpty ? "null" : path.quoted),\"message\":\(message.quoted),"
      + "\"choices\":[\(choices.prefix(100).map(\.quoted).joined(separator: ","))]}"
  }
}

extension Diagnostic {
  fileprivate var json: String {
    Answer.json(
      severity.rawValue, file, line: position?.line, column: position?.column, path: path, fault.message,
      choices: fault.choices)
  }
}

extension Answer {
  /// The bytes by which it goes from process to process.
  var encoded: [UInt8] {
    var writer = WireWriter()
    writer.add([id, layout].map { $0.map { [$0] } ?? [] }) { $0.add($1) { $0.add($1) } }
    writer.add(Int(status.rawValue))
    writer.add(diagnostics) { $0.add($1) }
    writer.add(picture.map { [$0] } ?? []) { writer, picture in
      writer.add(picture.width)
      writer.add(picture.height)
      writer.add(picture.output.map { [$0] } ?? []) { $0.add($1) }
      writer.add(picture.files) { $0.add($1) }
      writer.add(picture.png)
    }
    return writer.bytes
  }

  init(decoding bytes: [UInt8]) {
    var reader = WireReader(bytes)
    let texts = reader.list { reader in reader.list { $0.text() }.first }
    id = texts.first ?? nil
    layout = texts.last ?? nil
    status = ExitStatus(rawValue: Int32(truncatingIfNeeded: reader.number())) ?? .machineFault
    diagnostics = reader.list { $0.text() }
    picture =
      reader.list { reader in
        let width = reader.number(), height = reader.number()
        let output = reader.list { $0.text() }.first, files = reader.list { $0.text() }
        return Picture(png: reader.blob(), width: width, height: height, output: output, files: files)
      }.first
  }
}
