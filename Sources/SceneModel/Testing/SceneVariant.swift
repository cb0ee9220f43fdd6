/// The same scene on another device, at another scale or in another setting.
public struct SceneVariant: Sendable {
  /// The name, which is a part of the names of its files.
  public var name = ""
  /// Where the scene says the name; nil for one of the command line.
  public var site: Site?
  /// Makes one that says nothing.
  init() {}

  /// What it says in place of the scene, as it is written.
  private var overrides: [JSON.Member] = []

  /// What a variant may say: keys of the scene that do not change what there is to read.
  static let keyNames = [
    "device", "orientation", "scale", "style", "layoutDirection", "preferredContentSizeCategory", "tintColor",
    "backgroundColor", "statusBar",
  ]
  private static var sceneKeys: [Key<Scene>] { Scene.keys.filter { keyNames.contains($0.name) } }

  /// Reads variants as the command line has them: `small:device=iPhone 4s,scale=1; wide:orientation=landscape`.
  /// - Throws: What is wrong with them.
  public static func list(parsing text: String) throws(Diagnostics) -> [SceneVariant] {
    let objects = text.split(separator: ";", omittingEmptySubsequences: true).map { part -> String in
      let pieces = part.split(separator: ":", maxSplits: 1).map { $0.trimmed }
      let settings = (pieces.count > 1 ? pieces[1] : "").split(separator: ",").map { setting -> String in
        let sides = setting.split(separator: "=", maxSplits: 1).map { $0.trimmed }
        let value = sides.count > 1 ? sides[1] : ""
        return "\(sides.first?.quoted ?? "\"\""): \(Double(value) == nil ? value.quoted : value)"
      }
      return "{" + (["\"name\": " + (pieces.first ?? "").quoted] + settings).joined(separator: ", ") + "}"
    }
    let file = SceneFile(path: "--variant", bytes: Array("[\(objects.joined(separator: ", "))]".utf8), folder: "")
    var reader = SceneReader(file: file)
    var variants: [SceneVariant]?
    do {
      variants = [SceneVariant].read(try JSONParser.parse(file.bytes), &reader)
    } catch {
      throw Diagnostics([Diagnostic(file: file.path, fault: error.fault)])
    }
    let faults = reader.diagnostics
    guard faults.isEmpty, let variants else {
      // The places are those of a text that nobody has typed.
      throw Diagnostics(faults.map { Diagnostic(file: file.path, path: $0.path, fault: $0.fault) })
    }
    return variants.map { variant in
      var variant = variant
      variant.site = nil
      return variant
    }
  }

  /// The variant of a scene; what the scene could not be read with has been reported when the variant was read.
  public func applied(to scene: Scene, of file: SceneFile) -> Scene {
    var result = scene
    var reader = SceneReader(file: file)
    for member in overrides { _ = result.take(member, Self.sceneKeys, &reader) }
    return result
  }
}

extension SceneVariant: SceneValue {
  static let form = ValueForm.object(
    ObjectForm(name: "variant", summary: "The same scene in another setting, with a golden picture of its own.") {
      [
        KeyForm(
          name: "name", form: .pattern("^[A-Za-z0-9._-]*[A-Za-z0-9_-]$"), defaultText: nil,
          summary: "A name of letters, digits, `.`, `_` and `-`; the golden picture is `scene~name.png`.",
          isRequired: true)
      ] + sceneKeys.map(\.keyForm)
    })

  static func read(_ json: JSON, _ reader: inout SceneReader) -> SceneVariant? {
    guard let members = reader.members(of: json, expected: "an object (variant)") else { return nil }
    var variant = SceneVariant()
    var scratch = Scene()
    for member in members {
      if member.key == "name" {
        reader.descend(into: "name") { reader in
          variant.name = readName(member.value, &reader) ?? ""
          variant.site = reader.site(of: member.value.offset)
        }
      } else if !variant.take(member, &scratch, &reader) {
        reader.reportUnknown(member) { KnownKeys(of: "variant", own: ["name"] + keyNames) }
      }
    }
    if !members.contains(where: { $0.key == "name" }) { reader.report(.missingKey("name"), at: json.offset) }
    return variant
  }

  /// Takes a key of the scene, tried out on one; false if it is none that a variant may have.
  mutating func take(_ member: JSON.Member, _ scratch: inout Scene, _ reader: inout SceneReader) -> Bool {
    guard scratch.take(member, Self.sceneKeys, &reader) else { return false }
    overrides.append(member)
    return true
  }

  private static func readName(_ json: JSON, _ reader: inout SceneReader) -> String? {
    guard let name = String.read(json, &reader) else { return nil }
    let isUsable = name.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
    }
    if isUsable, !name.isEmpty, !name.hasSuffix("."), name.utf8.count <= 100 { return name }
    reader.report(
      .wrongType(expected: "a name of letters, digits, \".\", \"_\" and \"-\"", found: name.quoted), at: json.offset)
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var part = drop { $0 == " " }
    while part.last == " " { part.removeLast() }
    return String(part)
  }
}
