import Glibc

/// How long whoever is to read what is written is waited for.
///
/// The system would wait without end, and would not even look up when the process is asked to end.
public struct Patience: Sendable {
  /// For how many seconds nothing may be taken; nil is without end.
  private let seconds: Double?
  /// Whether nobody wants the bytes any more.
  private let isOver: @Sendable () -> Bool

  /// Makes a patience of so many seconds from one byte that is taken to the next, nil being without end, that is over
  /// earlier when a question says so.
  public init(seconds: Double? = nil, unless isOver: @Sendable @escaping () -> Bool = { false }) {
    self.seconds = seconds
    self.isOver = isOver
  }

  /// Waits as long as it takes.
  public static let endless = Patience()

  /// Tries until something succeeds, each time for so many milliseconds; throws if the patience has an end before.
  func wait(_ attempt: (_ milliseconds: Int32) throws(FileFault) -> Bool) throws(FileFault) {
    let slice: Int32 = 20
    var rest = seconds.map { $0 * 1000 } ?? .infinity
    while try !attempt(isOver() ? 0 : slice) {
      rest -= Double(slice)
      guard rest > 0, !isOver() else { throw .noReader }
    }
  }
}

extension FileDescriptor {
  /// Opens a pipe for writing, once somebody reads it.
  init(writingToPipe path: String, patience: Patience) throws(FileFault) {
    var opened: Int32 = -1
    try patience.wait { milliseconds throws(FileFault) in
      let (number, error) = open(path, O_WRONLY | O_NONBLOCK)
      opened = number
      guard number < 0 else { return true }
      guard error == ENXIO else { throw FileFault(errno: error) }
      poll(nil, 0, milliseconds)
      return false
    }
    self.init(number: opened)
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK)
  }

  /// Writes all the bytes, as they are taken.
  func write(_ bytes: [UInt8], patience: Patience) throws(FileFault) {
    if case .regular = try status().kind { return try write(bytes[...]) }
    // A pipe that takes something takes so much; to write more would wait for its reader.
    let most = Int(PIPE_BUF)
    for start in stride(from: 0, to: bytes.count, by: most) {
      try patience.wait { milliseconds in
        var state = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        return poll(&state, 1, milliseconds) > 0
      }
      try write(bytes[start..<min(start + most, bytes.count)])
    }
  }
}
