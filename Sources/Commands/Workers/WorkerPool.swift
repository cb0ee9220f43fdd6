import Glibc

/// Where the pieces of work come from, in their order.
protocol JobSource {
  /// The next piece, if it is there.
  mutating func next() -> NextJob
  /// What can be read when there is more; nil if the source never has to wait.
  var descriptor: Int32? { get }
  /// Reads what is there to read; called when there is something, or the end.
  mutating func read()
}

/// What a source of work has.
enum NextJob {
  case job([UInt8])
  /// Nothing yet.
  case later
  /// Nothing any more.
  case end
}

/// A piece of work that is known from the start.
struct ListedJobs: JobSource {
  private var rest: ArraySlice<[UInt8]>

  init(_ jobs: [[UInt8]]) { rest = jobs[...] }

  var descriptor: Int32? { nil }

  mutating func next() -> NextJob { rest.popFirst().map { .job($0) } ?? .end }

  mutating func read() {}
}

/// What came of a piece of work.
typealias Outcome = Result<[UInt8], WorkerLoss>

/// Hands out what came of pieces of work, in their order or as it comes.
private struct Outbox {
  private let isOrdered: Bool
  private var waiting: [Int: Outcome] = [:]
  /// How many outcomes were handed out.
  private(set) var count = 0

  init(isOrdered: Bool) { self.isOrdered = isOrdered }

  /// Takes an outcome in, and hands out what is due; false to stop.
  mutating func add(_ job: Int, _ outcome: Outcome, _ take: (Int, Outcome) -> Bool) -> Bool {
    guard isOrdered else {
      count += 1
      return take(job, outcome)
    }
    waiting[job] = outcome
    while let next = waiting.removeValue(forKey: count) {
      count += 1
      guard take(count - 1, next) else { return false }
    }
    return true
  }
}

/// Processes that share the work.
///
/// Only a few more answers than there are processes are ever held back for their order, so that memory does not grow
/// with the number of pieces.
struct WorkerPool {
  /// How many processes work at once.
  let count: Int
  /// How many seconds a piece of work may take; nil is as long as it likes.
  let timeout: Double?
  /// Whether outcomes are handed out in the order of the work, not as they come.
  var isOrdered = true

  private final class Slot {
    let worker: WorkerProcess
    var job: Int?
    var deadline = Double.infinity

    init(_ worker: WorkerProcess) { self.worker = worker }
  }

  /// Works until the source ends, somebody interrupts the process, or `take` returns false.
  ///
  /// - Parameters:
  ///   - source: What there is to do.
  ///   - makeWork: Makes what a process works with, in that process.
  ///   - take: Takes what came of a piece, with the piece's place in the order.
  func run(
    _ source: inout some JobSource, _ makeWork: () -> Work, _ take: (Int, Outcome) -> Bool
  ) {
    var slots: [Slot] = []
    var outbox = Outbox(isOrdered: isOrdered)
    var given = 0
    var isAtEnd = false
    /// What no process could be started for while others are at work: it waits for one of them.
    var held: (job: [UInt8], place: Int)?

    while !isInterrupted() {
      var isWaiting = false
      // Whatever can be begun is begun.
      while held != nil || (!isAtEnd && given - outbox.count < 4 * count),
        slots.count < count || slots.contains(where: { $0.job == nil })
      {
        if held == nil {
          switch source.next() {
          case .end: isAtEnd = true
          case .later: isWaiting = true
          case .job(let job):
            held = (job, given)
            given += 1
          }
        }
        if isWaiting { break }
        guard let next = held else { continue }
        do throws(WorkerLoss) {
          try start(next.job, next.place, &slots, makeWork)
          held = nil
        } catch {
          if case .notStarted = error, slots.contains(where: { $0.job != nil }) { break }
          held = nil
          guard outbox.add(next.place, .failure(error), take) else { return }
        }
      }
      if isAtEnd, outbox.count == given { return }

      let ready = ready(slots, source: isWaiting ? source.descriptor : nil, &source)
      // Handing out may wait for a reader, and what is done meanwhile is not late.
      let now = monotonicSeconds()
      for slot in ready {
        guard let job = slot.job else {
          // Somebody has ended it while it was idle.
          slots.removeAll { $0 === slot }
          continue
        }
        slot.job = nil
        let outcome = slot.worker.receive()
        if case .failure = outcome { slots.removeAll { $0 === slot } }
        guard outbox.add(job, outcome, take) else { return }
      }
      for slot in slots where slot.job != nil && slot.deadline <= now {
        slots.removeAll { $0 === slot }
        _ = slot.worker.end()
        if let job = slot.job, let timeout {
          guard outbox.add(job, .failure(.timedOut(timeout)), take) else { return }
        }
      }
    }
  }

  /// Gives a piece of work to a process that is idle, or to a new one.
  private func start(
    _ job: [UInt8], _ place: Int, _ slots: inout [Slot], _ makeWork: () -> Work
  ) throws(WorkerLoss) {
    for _ in 0..<2 {
      let slot: Slot
      if let idle = slots.first(where: { $0.job == nil }) {
        slot = idle
      } else {
        slot = Slot(try WorkerProcess(beside: slots.map(\.worker), makeWork))
        slots.append(slot)
      }
      slot.job = place
      slot.deadline = timeout.map { monotonicSeconds() + $0 } ?? .infinity
      if slot.worker.send(job) { return }
      // Somebody has ended it while it was idle: another takes its place.
      slots.removeAll { $0 === slot }
    }
    throw .ended(status: 0)
  }

  /// Waits, and returns the processes that have something to say; lets the source read if it can.
  private func ready(_ slots: [Slot], source: Int32?, _ jobs: inout some JobSource) -> [Slot] {
    var polls = slots.map { pollfd(fd: $0.worker.output, events: Int16(POLLIN), revents: 0) }
    if let source { polls.append(pollfd(fd: source, events: Int16(POLLIN), revents: 0)) }
    let deadline = slots.filter { $0.job != nil }.map(\.deadline).min() ?? .infinity
    // A signal that comes just before the wait would be noticed only after it.
    let milliseconds = min(500, max(0, (deadline - monotonicSeconds()) * 1000).rounded(.up))
    guard poll(&polls, nfds_t(polls.count), Int32(milliseconds)) > 0 else { return [] }
    if source != nil, polls.last?.revents != 0 { jobs.read() }
    return zip(slots, polls).filter { $1.revents != 0 }.map(\.0)
  }
}
