import Pixels
@testable import SceneModel

/// The files below a folder whose names end in one of some ways, with their contents.
func files(below folder: String, _ endings: String..., limit: Int = 64 << 10) -> [(path: String, bytes: [UInt8])] {
  var found: [(path: String, bytes: [UInt8])] = []
  func walk(_ folder: String) {
    for name in (try? folderContents(folder)) ?? [] {
      let path = folder + "/" + name
      if endings.contains(where: { name.hasSuffix($0) }) {
        if let bytes = try? readRegularFile(path, limit: limit) { found.append((path, bytes)) }
      } else if !name.contains(".") || name.hasSuffix(".xcassets") || name.hasSuffix(".imageset") {
        walk(path)
      }
    }
  }
  walk(folder)
  return found
}

/// The scenes of the package: the examples, and those of the tests, the broken ones too.
func scenes(_ package: String) -> [[UInt8]] {
  let folders = ["/Examples", "/Tests/UIRenderKitTests/Scenes", "/Tests/CommandsTests/BadScenes"]
  return folders.flatMap { files(below: package + $0, ".json").map(\.bytes) }
}

/// The texts that scenes have for each key, out of the scenes of the package.
struct SceneTexts {
  private(set) var byKey: [String: [String]] = [:]

  init(_ package: String) {
    for scene in scenes(package) {
      if let json = try? JSONParser.parse(scene) { gather(json, key: "") }
    }
    byKey = byKey.mapValues { Set($0).sorted() }
  }

  private mutating func gather(_ json: JSON, key: String) {
    switch json.value {
    case .string(let text): if text.utf8.count < 400 { byKey[key, default: []].append(text) }
    case .array(let elements): for element in elements { gather(element, key: key) }
    case .object(let members): for member in members { gather(member.value, key: member.key) }
    case .null, .bool, .number: break
    }
  }
}

/// The keys and the choices of the key tables, each with its quotes, and JSON's own signs.
func sceneWords() -> [String] {
  var words: Set<String> = ["null", "true", "false", "[0, 0, 100, 50]", "1e6", "\\u0000", "//", "/*", "*/", "{}", "[]"]
  var known: Set<String> = []
  func gather(_ form: ValueForm) {
    switch form {
    case .choice(let names): for name in names { words.insert(name.quoted) }
    case .array(let element), .dictionary(_, let element): gather(element)
    case .any(let forms): for form in forms { gather(form) }
    case .named(let name, _, let form): if known.insert("named " + name).inserted { gather(form) }
    case .object(let object): gather(object)
    case .null, .boolean, .number, .integer, .string, .pattern, .numbers: break
    }
  }
  func gather(_ object: ObjectForm) {
    guard known.insert(object.name).inserted else { return }
    for key in object.keys() {
      words.insert(key.name.quoted + ":")
      gather(key.form)
    }
  }
  gather(Scene.objectForm)
  return Array(words)
}
