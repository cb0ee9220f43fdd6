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
    return members.first { $0.key == "id" }.flatMap { RequestID($0.value)?.text }
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
    Key("id", \.requestID, default: "null", "A string or a number that comes back in the answer."),
    Key("path", \.path, default: "null", "The path of the scene."),
    Key(
      "scene", form: { .object(ObjectForm(name: "scene", summary: "") { [] }) }, default: "null", "The scene itself."),
    Key(
      "folder", \.folder, default: "\"\"",
      "The folder that the paths of `scene` start from; empty is that of the process."),
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
      if member.key == "scene" {
        request.scene = member.value
      } else if let key = keys.first(where: { $0.name == member.key }) {
        reader.descend(into: member.key) { key.read(member.value, &request, &$0) }
      } else if !request.setting.take(member, &scratch, &reader) {
        reader.reportUnknown(
          member, known: KnownKeys(of: "request", own: keys.map(\.name), shared: SceneVariant.keyNames))
      }
    }
    let names = members.map(\.key)
    if names.contains("path"), names.contains("scene") {
      reader.report(.conflictingKeys("path", "scene"), at: json.offset)
    } else if request.path == nil, request.scene == nil, !names.contains("path") {
      reader.report(.missingKey("scene"), at: json.offset)
    }
    return request
  }

  private var requestID: RequestID? {
    get { nil }
    set { id = newValue?.text }
  }
}

/// What a request is known by.
private struct RequestID: SceneValue {
  /// The string or the number as JSON.
  let text: String

  static let form = ValueForm.any([.string, .number(nil)])

  init?(_ json: JSON) {
    switch json.value {
    case .string(let string): text = string.quoted
    case .number(let number): text = number.shortText
    default: return nil
    }
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> RequestID? {
    RequestID(json) ?? reader.reject(json, expected: "a string or a number")
  }
}
