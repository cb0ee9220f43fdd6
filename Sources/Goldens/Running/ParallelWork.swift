import Glibc
import Synchronization

/// Does a piece of work for each element on several threads; results stand in the order of the elements.
///
/// - Parameters:
///   - elements: What is to be worked on.
///   - threads: How many threads work, at least 1.
///   - isInterrupted: Asked before each piece; when it says yes, what is not begun stays undone.
///   - finished: Told after each piece, on any thread but one at a time, how many are done.
///   - makeWorker: Makes what a thread works with; it is called on the thread and never shared.
/// - Returns: The results; nil for what was not done.
public func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], threads: Int, isInterrupted: @escaping @Sendable () -> Bool = { false },
  finished: @escaping @Sendable (_ count: Int, _ element: Element) -> Void = { _, _ in },
  makeWorker: @escaping @Sendable () -> (Element) -> Result
) -> [Result?] {
  let next = Counter()
  let results = Results<Result>(count: elements.count)
  let work: @Sendable () -> Void = {
    let worker = makeWorker()
    while !isInterrupted() {
      let index = next.take()
      guard index < elements.count else { return }
      let result = worker(elements[index])
      results.set(index, to: result) { finished($0, elements[index]) }
    }
  }
  let handles = (1..<max(min(threads, elements.count), 1)).compactMap { _ in startThread(work) }
  // The calling thread works too, so that all is done even if no other could be started.
  work()
  for handle in handles { pthread_join(handle, nil) }
  return results.all
}

/// How many processors the process may use.
public func processorCount() -> Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

private func startThread(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
  let box = Unmanaged.passRetained(Work(run: work))
  var thread = pthread_t()
  let code = pthread_create(
    &thread, nil,
    { pointer in
      if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run() }
      return nil
    }, box.toOpaque())
  guard code == 0 else {
    box.release()
    return nil
  }
  return thread
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  func take() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}

private final class Results<Value: Sendable>: Sendable {
  private let state: Mutex<(list: [Value?], done: Int)>

  init(count: Int) { state = Mutex((Array(repeating: nil, count: count), 0)) }

  func set(_ index: Int, to value: Value, then: (Int) -> Void) {
    state.withLock { state in
      state.list[index] = value
      state.done += 1
      then(state.done)
    }
  }

  var all: [Value?] { state.withLock { $0.list } }
}
