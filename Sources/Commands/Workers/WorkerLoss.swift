import Geometry
import Glibc

/// Why a process has not done the work that it was given.
enum WorkerLoss: Error, Equatable, Sendable {
  /// It took longer than it may; the seconds.
  case timedOut(Double)
  /// A signal has ended it.
  case killed(signal: Int32)
  /// A signal has ended it with which programs end that find no memory, and memory is limited.
  case starved(signal: Int32)
  /// It has an answer, for which there is no memory here; the bytes.
  case tooLarge(Int)
  /// It has ended by itself.
  case ended(status: Int32)
  /// It could not be started; the system's words.
  case notStarted(String)

  /// What happened, in words.
  var message: String {
    switch self {
    case .timedOut(let seconds):
      "not done after \(seconds.words) \(seconds == 1 ? "second" : "seconds") (--timeout)"
    case .killed(let signal):
      "the process that worked on it was ended by \(Self.name(of: signal))"
    case .starved(let signal):
      "there was not enough memory, it seems: the process that worked on it was ended by \(Self.name(of: signal))"
    case .tooLarge(let bytes): "there is not enough memory for what came of it (\(bytes.grouped) bytes)"
    case .ended(let status): "the process that worked on it has ended with \(status)"
    case .notStarted(let words): "no process could be started: \(words)"
    }
  }
}

extension WorkerLoss {
  /// What a signal means for whom it has ended.
  init(signal: Int32, isMemoryLimited: Bool) {
    self = isMemoryLimited && Self.starvation.contains(signal) ? .starved(signal: signal) : .killed(signal: signal)
  }

  /// How programs end that find no memory: by a trap of Swift's or GLib's, by abort(3), or by a pointer to nothing.
  static let starvation = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGKILL]

  private static let names = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS",
    SIGKILL: "SIGKILL", SIGTERM: "SIGTERM", SIGFPE: "SIGFPE", SIGXCPU: "SIGXCPU",
  ]

  private static func name(of signal: Int32) -> String {
    "signal \(signal)" + (names[signal].map { " (\($0))" } ?? "")
  }
}

extension Double {
  fileprivate var words: String { self == rounded() && self < 1e15 ? "\(Int(self))" : "\(self)" }
}
