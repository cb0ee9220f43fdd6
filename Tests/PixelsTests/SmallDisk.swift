import Glibc

/// Lays a file system of a few pages over a folder, for this thread only, so that nothing is left of it at the end.
///
/// Returns false where the process may not mount, as in most containers and for everyone but root.
func mountSmallDisk(at path: String) -> Bool {
  // Glibc's module hides unshare(2), which is an extension of Linux.
  guard let symbol = dlsym(nil, "unshare") else { return false }
  let unshare = unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Int32).self)
  let newMounts: Int32 = 0x20000, recursive: UInt = 0x4000, isPrivate: UInt = 0x40000
  return unshare(newMounts) == 0
    && mount("none", "/", nil, recursive | isPrivate, nil) == 0
    && mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0
}
