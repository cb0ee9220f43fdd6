/// A view of the scene that another one refers to by its id.
public struct ViewReference: Hashable, Sendable {
  /// The id.
  public var id: String
  /// Where the scene names it; nil for a reference made in code.
  public var site: Site?

  /// Refers to a view.
  public init(_ id: String, site: Site? = nil) {
    self.id = id
    self.site = site
  }
}

extension ViewReference: SceneValue {
  static let form = ValueForm.string

  static func read(_ json: JSON, _ reader: inout SceneReader) -> ViewReference? {
    guard let id = String.read(json, &reader) else { return nil }
    let reference = ViewReference(id, site: reader.site(of: json.offset))
    reader.sizeReferences.append(reference)
    return reference
  }
}

extension SceneReader {
  /// The labels that views take their size from; reports references that lead nowhere.
  mutating func resolveSizeReferences() -> [String: View] {
    guard !sizeReferences.isEmpty else { return [:] }
    let known = Dictionary(labels.map { ($0.id, [$0.view]) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    let ids = labels.map(\.id).filter { seen.insert($0).inserted }
    var resolved: [String: View] = [:]
    for reference in sizeReferences {
      if let named = known[reference.id], let label = named.first {
        resolved[reference.id] = label
        if named.count > 1, let site = reference.site {
          let sites = named.prefix(ConstraintFault.mostNamed).compactMap(\.site)
          report(.constraint(.ambiguousName(reference.id, count: named.count, sites)), at: site)
        }
      } else if let site = reference.site {
        report(.unknownView(reference.id, kind: Label.typeName, known: ids), at: site)
      }
    }
    return resolved
  }
}
