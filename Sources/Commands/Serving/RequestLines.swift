import Glibc
import Pixels

/// The lines of standard input as pieces of work, as they come.
struct RequestLines: JobSource {
  /// The most bytes of a line.
  let limit: Int
  private let input: Int32
  private var bytes: [UInt8] = []
  /// Where in the bytes no end of a line was found.
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false
  /// What keeps the rest of the input from being read.
  private(set) var fault: FileFault?

  init(limit: Int, from input: Int32 = STDIN_FILENO) {
    self.limit = limit
    self.input = input
  }

  var descriptor: Int32? { input }

  /// What stands for a line that is too long: no request is so short.
  static let tooLong: [UInt8] = []

  mutating func next() -> NextJob {
    while true {
      guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
        searched = bytes.count
        // What stands before the end of the input is a line, too.
        if fault != nil { return .end }
        if isAtEnd { return isSkipping ? .end : finish(bytes, through: bytes.count).map { .job($0) } ?? .end }
        if bytes.count > limit {
          bytes.removeAll()
          searched = 0
          if !isSkipping {
            isSkipping = true
            return .job(Self.tooLong)
          }
        }
        return .later
      }
      if let line = finish(Array(bytes[..<end]), through: end + 1), !isSkipping {
        return .job(line.count > limit ? Self.tooLong : line)
      }
      isSkipping = false
    }
  }

  /// Steps over a line; nil if there is nothing in it.
  private mutating func finish(_ line: [UInt8], through end: Int) -> [UInt8]? {
    bytes.removeFirst(end)
    searched = 0
    let isEmpty = line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
    return isEmpty ? nil : line
  }

  mutating func read() {
    let count = 1 << 16
    var size = 0, error: Int32 = 0
    bytes += [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      size = Glibc.read(input, buffer.baseAddress, count)
      error = errno
      done = max(size, 0)
    }
    if size == 0 { isAtEnd = true }
    // Another process may have taken what there was to read, or a signal may have come.
    if size < 0, ![EAGAIN, EINTR].contains(error) { fault = FileFault(errno: error) }
  }
}
