import Glibc
import Pixels
import Typesetting

/// What a worker does with what it is sent; it keeps what it likes from one piece of work to the next.
typealias Work = ([UInt8]) -> [UInt8]

/// A process that works on what it is sent and answers, piece by piece.
///
/// Whatever a scene does to it, be it that it never ends, crashes or takes all memory, happens to it alone. It ends when
/// its parent does.
final class WorkerProcess {
  private let process: pid_t
  private let input: Int32
  /// Where its answers come from.
  let output: Int32
  private var isOver = false

  /// Starts a process that is a copy of this one, which must have no other threads.
  ///
  /// - Parameters:
  ///   - others: The workers that there are; the new one lets go of what belongs to them.
  ///   - makeWork: Called in the new process.
  init(
    beside others: [WorkerProcess], _ makeWork: () -> Work
  ) throws(WorkerLoss) {
    var jobs: [Int32] = [-1, -1], answers: [Int32] = [-1, -1]
    guard pipe(&jobs) == 0 else { throw .notStarted(FileFault(errno: errno).message) }
    guard pipe(&answers) == 0 else {
      let fault = FileFault(errno: errno)
      jobs.forEach { close($0) }
      throw .notStarted(fault.message)
    }
    let parent = getpid()
    let process = fork()
    guard process >= 0 else {
      let fault = FileFault(errno: errno)
      (jobs + answers).forEach { close($0) }
      throw .notStarted(fault.message)
    }
    if process == 0 {
      for other in others {
        close(other.input)
        close(other.output)
      }
      close(jobs[1])
      close(answers[0])
      Self.live(jobs[0], answers[1], parent: parent, makeWork)
    }
    close(jobs[0])
    close(answers[1])
    self.process = process
    input = jobs[1]
    output = answers[0]
  }

  deinit {
    close(input)
    close(output)
    if !isOver { _ = end() }
  }

  /// The life of the new process.
  private static func live(
    _ input: Int32, _ output: Int32, parent: pid_t, _ makeWork: () -> Work
  ) -> Never {
    // The terminal's signal is for the parent, which ends its workers as it sees fit.
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_DFL)
    signal(SIGALRM, SIG_DFL)
    // The parent wants to know what has ended it.
    MemoryAlarm.off()
    endWithParent(parent)
    let nothing = open("/dev/null", O_RDWR)
    // Nothing but answers may come from it, and nobody should wait for it to let go of a pipe.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nothing, stream) }
    shareMemoryAmongThreads()
    let work = makeWork()
    while let job = receive(input) {
      guard send(work(job), output) else { break }
    }
    _exit(0)
  }

  /// Gives the process something to do; false if it is not there any more.
  func send(_ job: [UInt8]) -> Bool { Self.send(job, input) }

  /// The answer to what was sent last; the process ends if it has none that can be taken.
  func receive() -> Outcome {
    guard let head = Self.receive(output, count: 8) else { return .failure(end()) }
    var reader = WireReader(head)
    let count = reader.number()
    // It is copied twice until it is where it belongs.
    guard MemoryRoom.holds(3 * count) else {
      _ = end()
      return .failure(.tooLarge(count))
    }
    return Self.receive(output, count: count).map { .success($0) } ?? .failure(end())
  }

  /// Ends the process, and says what had become of it before.
  func end() -> WorkerLoss {
    isOver = true
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) == 0 {
      // First as it can be put off: a file that is being written is brought to its place or taken away.
      kill(process, SIGTERM)
      for _ in 0..<1000 where waitpid(process, &status, WNOHANG) == 0 { usleep(1000) }
      if kill(process, 0) == 0 {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
      }
    }
    let signal = status & 0x7F
    return signal != 0
      ? WorkerLoss(signal: signal, isMemoryLimited: MemoryRoom.limit != nil) : .ended(status: status >> 8 & 0xFF)
  }

  // MARK: Frames

  private static func send(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var writer = WireWriter()
    writer.add(bytes.count)
    return (writer.bytes + bytes).withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let count = write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
        if count < 0, errno != EINTR { return false }
        start += max(count, 0)
      }
      return true
    }
  }

  private static func receive(_ descriptor: Int32) -> [UInt8]? {
    guard let head = receive(descriptor, count: 8) else { return nil }
    var reader = WireReader(head)
    return receive(descriptor, count: reader.number())
  }

  private static func receive(_ descriptor: Int32, count: Int) -> [UInt8]? {
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let read = Glibc.read(descriptor, buffer.baseAddress.map { $0 + done }, count - done)
        if read == 0 || (read < 0 && errno != EINTR) {
          isWhole = false
          return
        }
        done += max(read, 0)
      }
    }
    return isWhole ? bytes : nil
  }
}
