import Glibc

/// What a signal handler may do to end the process with words and status 3: write bytes that were made before.
struct LastWords {
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ text: String) {
    bytes = .allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
  }

  /// Gives the bytes back; no handler may say them any more.
  func deallocate() { bytes.deallocate() }

  /// Says them, and ends the process; nil says nothing.
  static func end(_ words: LastWords?) -> Never {
    if let bytes = words?.bytes { _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    _exit(ExitStatus.machineFault.rawValue)
  }
}
