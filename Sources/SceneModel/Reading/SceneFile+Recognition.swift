extension SceneFile {
  /// Whether a file is a scene, in contrast to other JSON that lies among scenes: it has the key `root`, or names the
  /// schema of scenes.
  ///
  /// What cannot be read as JSON counts as a scene: it may be one with a mistake, which must not be passed over.
  package static func looksLikeScene(_ bytes: [UInt8]) -> Bool {
    if hasRoot(bytes) { return true }
    guard let json = try? JSONParser.parse(bytes) else { return true }
    guard case .object(let members) = json.value else { return false }
    return members.contains { member in
      if member.key == "root" { return true }
      guard member.key == "$schema", case .string(let schema) = member.value.value else { return false }
      return schema.contains("uirender")
    }
  }

  /// Whether the outermost object has a key `root`, as it is usually written; nearly all files need no more to be told.
  private static func hasRoot(_ bytes: [UInt8]) -> Bool {
    let root = Array("\"root\"".utf8)
    var depth = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard depth == 1, index < bytes.count, bytes[start...index].elementsEqual(root) else { break }
        let next = bytes[(index + 1)...].first { !" \t\r\n".utf8.contains($0) }
        if next == UInt8(ascii: ":") { return true }
      case UInt8(ascii: "/"):
        guard let end = endOfComment(bytes, from: index) else { return false }
        index = end
      default: break
      }
      index += 1
    }
    return false
  }

  /// The last byte of the comment that begins at an index; nil if there is none or it does not end.
  private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == UInt8(ascii: "/") { return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    return bytes.indices.dropFirst(start + 3).first {
      bytes[$0] == UInt8(ascii: "/") && bytes[$0 - 1] == UInt8(ascii: "*")
    }
  }
}
