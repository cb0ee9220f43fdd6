// The parts of paths, by their bytes: to Swift a slash and an accent behind it are one character, to the system the accent
// begins a name.

private let slash = UInt8(ascii: "/")

extension String {
  /// Whether the path starts from the root of the disk.
  package var isAbsolutePath: Bool { utf8.first == slash }

  /// Whether the path says by a slash at its end that it is a folder's.
  package var endsInSlash: Bool { utf8.last == slash }

  /// The path as that of a folder, which a slash ends.
  package var asFolder: String { endsInSlash ? self : self + "/" }

  /// The path up to its last slash; empty if there is none.
  package var folderPart: String { String(decoding: utf8[..<nameStart], as: UTF8.self) }

  /// The folder of what the path leads to, without a slash at its end; empty if that is the current one.
  package var parentFolder: String {
    let folder = folderPart
    return folder == "/" ? folder : String(decoding: folder.utf8.dropLast(), as: UTF8.self)
  }

  /// What follows the last slash of the path.
  package var namePart: String { String(decoding: utf8[nameStart...], as: UTF8.self) }

  private var nameStart: Index { utf8.lastIndex(of: slash).map { utf8.index(after: $0) } ?? startIndex }
}
