import Glibc
import Pixels

/// Makes the folder that a file goes into, and those above it, where they are missing.
///
/// Faults are left to the writing of the file, which meets the same ones.
public func makeFolder(forFile path: String) {
  let folder = path.parentFolder
  if !folder.isEmpty { try? makeFolder(folder) }
}

/// Removes a file, if it is there.
public func removeFile(_ path: String) {
  _ = unlink(path)
}
