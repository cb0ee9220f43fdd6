import Glibc

/// The lines of standard input as pieces of work, as they come.
struct RequestLines: JobSource {
  /// The most bytes of a line.
  let limit: Int
  private var bytes: [UInt8] = []
  /// Where in the bytes no end of a line was found.
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false

  init(limit: Int) { self.limit = limit }

  var descriptor: Int32? { STDIN_FILENO }

  /// What stands for a line that is too long: no request is so short.
  static let tooLong: [UInt8] = []

  mutating func next() -> NextJob {
    while true {
      guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
        searched = bytes.count
        // What stands before the end of the input is a line, too.
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
    let block = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      done = max(Glibc.read(STDIN_FILENO, buffer.baseAddress, count), 0)
    }
    if block.isEmpty { isAtEnd = true }
    bytes += block
  }
}
