import Glibc
import Typesetting

/// Ends the process with words and status 3 when a scene takes too long, whatever it is busy with.
///
/// That is enough where one scene is drawn and nothing is being written; many are drawn in processes of their own.
enum Alarm {
  /// What a signal handler may use: bytes that were made before.
  nonisolated(unsafe) private static var words: LastWords?

  /// Does work that may take so many seconds; nil is as long as it likes.
  static func around<Result, Failure>(
    _ place: String, seconds: Double?, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let seconds else { return try work() }
    var message = Message(.lost(place, .timedOut(seconds))).text.withVisibleControls + "\n"
    // Pango waits without end for a thread that found no memory.
    if let limit = MemoryRoom.limit { message += "\(Tool.uirender.name): \(memoryWords(limit))\n" }
    let words = LastWords(message)
    Self.words = words
    signal(SIGALRM) { _ in LastWords.end(Alarm.words) }
    set(seconds)
    defer {
      set(0)
      signal(SIGALRM, SIG_DFL)
      Self.words = nil
      words.deallocate()
    }
    return try work()
  }

  private static func set(_ seconds: Double) {
    let whole = seconds.rounded(.down)
    // A timer of no time at all would be none.
    let rest = max(Int((seconds - whole) * 1e6), seconds > 0 && whole == 0 ? 1 : 0)
    var timer = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: 0), it_value: timeval(tv_sec: Int(whole), tv_usec: rest))
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }
}
