import Testing

@testable import SceneModel

@Suite("The key tables")
struct KeyTableTests {
  /// Every object that a scene can hold, by its name.
  private var objects: [String: ObjectForm] {
    var found: [String: ObjectForm] = [:]
    func walk(_ form: ValueForm) {
      switch form {
      case .object(let object):
        if let known = found[object.name] {
          #expect(known.keys().map(\.name) == object.keys().map(\.name), "two types are called \(object.name)")
          return
        }
        found[object.name] = object
        object.keys().forEach { walk($0.form) }
      case .any(let forms): forms.forEach(walk)
      case .array(let element): walk(element)
      case .named(_, _, let inner): walk(inner)
      default: break
      }
    }
    walk(Scene.form)
    return found
  }

  @Test("each key has a sentence, and no key stands twice in a type")
  func sentences() {
    #expect(objects.count > 20)
    for object in objects.values {
      let names = object.keys().map(\.name)
      #expect(Set(names).count == names.count, "\(object.name)")
      for key in object.keys() { #expect(key.summary.hasSuffix("."), "\(object.name).\(key.name)") }
    }
  }

  @Test("writing out a default changes nothing", arguments: View.types.map { $0.typeName })
  func defaults(type: String) throws {
    let object = try #require(objects[type])
    let plain = String(reflecting: try view("{ \"type\": \"\(type)\" }"))
    for key in object.keys() where key.name != "type" && !key.isRequired {
      let text = try #require(key.defaultText, "\(type).\(key.name) has no default")
      let written = String(reflecting: try view("{ \"type\": \"\(type)\", \"\(key.name)\": \(text) }"))
      #expect(written.withoutSites == plain.withoutSites, "\(type).\(key.name)")
    }
  }

  @Test("the schema is JSON and knows every type and key")
  func schema() throws {
    let schema = sceneSchema()
    _ = try JSONParser.parse(Array(schema.utf8))
    for object in objects.values {
      for key in object.keys() { #expect(schema.contains("\"\(key.name)\": {")) }
    }
    #expect(schema.contains("https://json-schema.org/draft/2020-12/schema"))
  }
}

extension String {
  /// The text without the places in the scene, which differ where a value is written out.
  fileprivate var withoutSites: String {
    let step = "(nil|Optional\\(SceneModel\\.Site\\.Step\\))"
    guard let site = try? Regex("site: (nil|Optional\\(SceneModel\\.Site\\(offset: [0-9]+, step: \(step)\\)\\))") else {
      return self
    }
    return replacing(site, with: "")
  }
}
