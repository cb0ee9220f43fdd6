import Glibc

/// Whether there was memory for what has failed; only where that of the process is limited (`ulimit -v`) may it lack.
///
/// FreeType, HarfBuzz and fontconfig say of a font for which they found no memory that it is none.
public enum MemoryRoom {
  /// Whether opening a file can have failed for want of memory: it was so near to the limit once.
  public static func mayHaveLacked(forFile path: String) -> Bool {
    guard let limit else { return false }
    guard let peak = greatestSize else { return true }
    var status = stat()
    let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
    return peak + size + fontOpening > limit
  }

  /// Whether so many bytes can be had now; always, where memory is not limited.
  public static func holds(_ bytes: Int) -> Bool {
    guard limit != nil, bytes > 1 << 16 else { return true }
    guard let room = mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), room != MAP_FAILED else {
      return false
    }
    munmap(room, bytes)
    return true
  }

  /// What opening a font or two takes besides their files: the libraries want tables, and threads their stacks.
  static let fontOpening = 48 << 20

  /// The most bytes of addresses that the process may have (`ulimit -v`); nil if that is not limited.
  public static let limit: Int? = {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max else {
      return nil
    }
    return Int(clamping: limit.rlim_cur)
  }()

  /// The most bytes of addresses that the process has had; nil where the system does not say.
  private static var greatestSize: Int? {
    guard let file = fopen("/proc/self/status", "re") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }.split { $0 == 0x20 || $0 == 0x09 }
      guard words.count > 1, words[0].elementsEqual("VmPeak:".utf8) else { continue }
      return Int(String(decoding: words[1], as: UTF8.self)).map { $0 << 10 }
    }
    return nil
  }
}
