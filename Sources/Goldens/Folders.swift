import Glibc
import Pixels

/// Makes the folder that a file goes into, and those above it, where they are missing.
///
/// Faults are left to the writing of the file, which meets the same ones.
func makeFolder(forFile path: String) {
  for (index, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
    _ = mkdir(String(decoding: path.utf8.prefix(index), as: UTF8.self), 0o777)
  }
}

/// Removes a file, if it is there.
func removeFile(_ path: String) {
  _ = unlink(path)
}
