import Pixels

/// Requests with a memory of those that are not answered yet: a process that is lost cannot say what it was asked.
final class RequestLog: JobSource {
  private var lines: RequestLines
  private var open: [Int: [UInt8]] = [:]
  private var count = 0

  init(_ lines: RequestLines) { self.lines = lines }

  var descriptor: Int32? { lines.descriptor }

  /// What keeps the rest of the requests from being read.
  var fault: FileFault? { lines.fault }

  func next() -> NextJob {
    let next = lines.next()
    if case .job(let line) = next {
      open[count] = line
      count += 1
    }
    return next
  }

  func read() { lines.read() }

  /// The request of a place in the order, which is answered now.
  func forget(_ place: Int) -> [UInt8] { open.removeValue(forKey: place) ?? [] }
}
