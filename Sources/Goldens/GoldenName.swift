/// The name of a golden: the path of its scene without the ending, and the variant after a `~`.
///
/// Names map one to one to scenes, and a name that some disk would not keep is refused, never changed.
public enum GoldenName {
  /// Why a scene has no name for its golden, in words.
  public struct Fault: Error, Equatable, Sendable {
    /// What is wrong with the path.
    public let message: String
  }

  /// Names the golden of a scene by its path from the current folder.
  /// - Parameters:
  ///   - scene: The path, relative or absolute.
  ///   - currentFolder: The absolute path of the current folder.
  public static func make(scene: String, currentFolder: String) throws(Fault) -> String {
    var path = scene
    if path.hasPrefix("/") {
      let folder = currentFolder.hasSuffix("/") ? currentFolder : currentFolder + "/"
      guard path.hasPrefix(folder) else { throw Fault(message: Self.outside) }
      path = String(path.dropFirst(folder.count))
    }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      guard part != ".." else { throw Fault(message: Self.outside) }
      parts.append(part)
    }
    guard let last = parts.popLast() else { throw Fault(message: "not the path of a scene") }
    parts.append(last.withoutEnding)
    for part in parts { try check(part) }
    return parts.joined(separator: "/")
  }

  /// The name for a variant of a scene.
  public static func variant(_ variant: String, of name: String) -> String { "\(name)~\(variant)" }

  /// What many disks take for the same name.
  public static func folded(_ name: String) -> String { name.lowercased() }

  private static let outside =
    "the scene is not below the current folder, so its golden has no place; start in a folder above it"
  private static let reserved: Set<String> =
    Set(["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  private static func check(_ part: Substring) throws(Fault) {
    let illegal = part.unicodeScalars.first { $0.value < 32 || "<>:\"|?*\\~".unicodeScalars.contains($0) }
    if let illegal {
      let shown = illegal.value < 32 ? "a control character" : "the character \(illegal)"
      throw Fault(
        message: "\(shown) cannot be in the name of a golden"
          + (illegal == "~" ? ", where it sets off the variant" : ": some disks do not keep it"))
    }
    if part.isEmpty || part.hasSuffix(".") || part.hasSuffix(" ") {
      throw Fault(message: "a name that is empty or ends in a dot or a space is not kept by some disks")
    }
    if reserved.contains(part.prefix { $0 != "." }.lowercased()) {
      throw Fault(message: "the name \"\(part)\" is reserved on some systems")
    }
    // The longest ending is that of the failure pictures, and variants need room.
    if part.utf8.count > 200 { throw Fault(message: "the name is longer than 200 bytes") }
  }
}

extension Substring {
  /// The name of a file without its last ending.
  fileprivate var withoutEnding: Substring {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return self }
    return self[..<dot]
  }
}
