/// Why a process has not done the work that it was given.
enum WorkerLoss: Error, Equatable, Sendable {
  /// It took longer than it may; the seconds.
  case timedOut(Double)
  /// A signal has ended it.
  case killed(signal: Int32)
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
      "the process that worked on it was ended by signal \(signal)"
    case .ended(let status): "the process that worked on it has ended with \(status)"
    case .notStarted(let words): "no process could be started: \(words)"
    }
  }
}

extension Double {
  fileprivate var words: String { self == rounded() && self < 1e15 ? "\(Int(self))" : "\(self)" }
}
