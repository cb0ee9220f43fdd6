/// A line that `uirender serve` reads: what to draw, and where the picture goes.
public struct RenderRequest: Sendable {
  /// What comes back in the answer, as JSON; nil for a request without.
  public private(set) var id: String?
  /// The path of the scene; nil if the request has the scene in it.
  public private(set) var path: String?
  /// The folder that relative paths of a scene in the request start from; empty for the current one.
  public private(set) var folder = ""
  /// Where the picture goes; nil puts it into the answer.
  public private(set) var output: String?
  /// Whether the answer has the layout text too.
  public private(set) var wantsLayout = false
  /// What the request says in place of the scene.
  public private(set) var setting = SceneVariant()
  /// The scene that is in the request; nil if there is only a path, or if it is broken.
  private var scene: JSON?
  private var line = SceneFile(path: RenderRequest.place, bytes: [], folder: "")

  /// What diagnostics call a request and the scene in it.
  public static let place = "request"

  /// Makes a request that says nothing.
  init() {}

  /// Reads a line.
  /// - Parameters:
  ///   - bytes: The line, without its end.
  ///   - limits: How much the scene may take.
  /// - Throws: Everything that is wrong with the request itself.
  public init(reading bytes: [UInt8], limits: Limits) throws(Diagnostics) {
    let file = SceneFile(path: Self.place, bytes: bytes, folder: "", limits: limits)
    let json: JSON
    do {
      json = try JSONParser.parse(bytes, limits: limits)
    } catch {
      throw Diagnostics(file.diagnostics(.error, [(Site(offset: error.offset), error.fault)]))
    }
    var reader = SceneReader(file: file)
    let request = RenderRequest.read(json, &reader)
    let faults = reader.diagnostics
    guard faults.isEmpty, let request else { throw Diagnostics(faults) }
    self = request
    line = SceneFile(path: Self.place, bytes: bytes, folder: request.folder, limits: limits)
  }

  /// The scene in the request; nil if there is only a path.
  ///
  /// Places in its diagnostics are those in the line.
  /// - Throws: Diagnostics if it is no JSON object.
  public func document() throws(Diagnostics) -> SceneDocument? {
    guard let scene else { return nil }
    return try SceneDocument(reading: scene, of: line)
  }

  /// The id of a line, however broken it is otherwise; nil if none can be found.
  public static func id(of bytes: [UInt8], limits: Limits) -> String? {
    guard let json = try? JSONParser.parse(bytes, limits: limits), case .object(let members) = json.value else {
      return nil
    }
    return members.first { $0.key == "id" }.flatMap { RequestID($0.value, in: bytes)?.text }
  }

  /// What messages call a request that says nothing itself: by its path, or by its id.
  public static func name(of bytes: [UInt8], limits: Limits) -> String {
    if let json = try? JSONParser.parse(bytes, limits: limits), case .object(let members) = json.value,
      case .string(let path)? = members.first(where: { $0.key == "path" })?.value.value
    {
      return path
    }
    return id(of: bytes, limits: limits).map { "\(place) \($0)" } ?? place
  }
}

extension RenderRequest: SceneValue {
  static let form = ValueForm.object(objectForm)

  static let objectForm = ObjectForm(
    name: "request",
    summary: """
      A line that `uirender serve` reads. Either `path` or `scene` is there. Beside the keys listed here it may have \
      those of a [variant](#variant) except its name, which hold in place of what the scene says.
      """
  ) {
    keys.map(\.keyForm)
  }

  private static let keys: [Key<RenderRequest>] = [
    Key(
      "id", form: { RequestID.form }, default: "null",
      "A string or a number that comes back in the answer, as it stands in the request."),
    Key("path", \.path, default: "null", "The path of the scene."),
    Key(
      "scene", form: { .object(ObjectForm(name: "scene", summary: "") { [] }) }, default: "null", "The scene itself."),
    Key(
      "folder", \.folder, default: "\"\"",
      "The folder that the paths of `scene` start from, which must exist; empty is that of the process."),
    Key(
      "output", \.output, default: "null",
      "Where the PNG goes, written beside its place and renamed; null puts it into the answer, in base64."),
    Key("layout", \.wantsLayout, default: "false", "Whether the answer has the layout text too."),
  ]

  static func read(_ json: JSON, _ reader: inout SceneReader) -> RenderRequest? {
    guard let members = reader.members(of: json, expected: "an object (request)") else { return nil }
    var request = RenderRequest()
    var scratch = Scene()
    for member in members {
      if member.key == "id" {
        reader.descend(into: member.key) { reader in
          if !member.value.isNull { request.id = RequestID.read(member.value, &reader)?.text }
        }
      } else if member.key == "scene" {
        request.scene = member.value
      } else if let key = keys.first(where: { $0.name == member.key }) {
        reader.descend(into: member.key) { key.read(member.value, &request, &$0) }
      } else if !request.setting.take(member, &scratch, &reader) {
        reader.reportUnknown(member) {
          KnownKeys(of: "request", own: keys.map(\.name), shared: SceneVariant.keyNames)
        }
      }
    }
    request.check(members, json, &reader)
    return request
  }

  /// Finds what is wrong with the keys beside each other, or with what they say.
  private func check(_ members: [JSON.Member], _ json: JSON, _ reader: inout SceneReader) {
    func report(_ reason: String, under key: String) {
      let offset = members.first { $0.key == key }?.value.offset ?? json.offset
      reader.report(.file("", reason: reason), at: offset, under: key)
    }
    let names = members.map(\.key)
    let isPathGiven = members.contains { $0.key == "path" && !$0.value.isNull }
    if isPathGiven, names.contains("scene") {
      reader.report(.conflictingKeys("path", "scene"), at: json.offset)
    } else if !isPathGiven, scene == nil, !names.contains(where: Self.isMeantForScene) {
      let reason = "it has neither \"path\", the file of a scene, nor \"scene\", the scene itself"
      reader.report(.file("", reason: reason), at: json.offset)
    }
    if path == "" { report("the path is empty", under: "path") }
    if path == "-" {
      report("standard input has the requests; put the scene itself into the request, as \"scene\"", under: "path")
    }
    if isPathGiven, let member = members.first(where: { $0.key == "folder" && !$0.value.isNull }) {
      reader.report(.ineffectiveKey("folder", in: "a request with a \"path\""), at: member.keyOffset, under: "folder")
    }
    if output == "" { report("the path is empty", under: "output") }
    if output == "-" {
      report(
        "standard output has the answers; leave \"output\" out, and the picture comes in the answer", under: "output")
    }
  }

  /// Whether an unknown key seems to say what is missing.
  private static func isMeantForScene(_ key: String) -> Bool {
    let names = keys.map(\.name) + SceneVariant.keyNames
    return !names.contains(key) && nearestName(to: key, among: names).map(["path", "scene"].contains) == true
  }
}

/// What a request is known by.
private struct RequestID {
  /// The string or the number as JSON.
  let text: String

  static let form = ValueForm.any([.string, .number(nil)])

  /// The value as it stands in a line: a number of many digits must come back with all of them.
  init?(_ json: JSON, in line: [UInt8]) {
    switch json.value {
    case .string(let string): text = string.quoted
    case .number:
      text = String(decoding: line[json.offset...].prefix { "+-.0123456789Ee".utf8.contains($0) }, as: UTF8.self)
    default: return nil
    }
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> RequestID? {
    RequestID(json, in: reader.file.bytes) ?? reader.reject(json, expected: "a string or a number")
  }
}

extension JSON {
  fileprivate var isNull: Bool {
    if case .null = value { true } else { false }
  }
}
