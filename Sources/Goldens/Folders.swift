import Glibc
import Pixels

/// Makes the folder that a file goes into, and those above it, where they are missing.
///
/// Faults are left to the writing of the file, which meets the same ones.
public func makeFolder(forFile path: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return }
  try? makeFolder(String(path[..<slash]))
}

/// Removes a file, if it is there.
public func removeFile(_ path: String) {
  _ = unlink(path)
}
