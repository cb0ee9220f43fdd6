import SceneModel

/// `uirender serve`: requests on standard input are answered on standard output until it ends.
///
/// Scenes are drawn by processes that live on from request to request, so that fonts and images are read once. What a
/// scene does to one of them is answered, and another takes its place. Files are written by this process, one at a time.
func serve(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  let limits = try invocation.limits()
  deferInterruptions()
  let log = RequestLog(RequestLines(limit: limits.fileBytes))
  var lines = log
  let pool = WorkerPool(
    count: invocation.jobs, timeout: invocation.timeout, isOrdered: !invocation.has(.unordered))
  var fault: Problem?
  pool.run(&lines) {
    let work = RequestWork(limits)
    return { work.answer(to: $0).encoded }
  } _: { place, outcome in
    let line = log.forget(place)
    var answer: Answer
    switch outcome {
    case .success(let bytes): answer = Answer(decoding: bytes)
    case .failure(let loss):
      answer = Answer(id: RenderRequest.id(of: line, limits: limits))
      answer.fail(.lost(RenderRequest.name(of: line, limits: limits), loss))
    }
    do throws(Problem) {
      try keepPicture(of: &answer, to: line, limits, within: invocation.timeout)
      try Destination.standardOutput.put(Array(answer.line.utf8))
      return true
    } catch {
      fault = error
      return false
    }
  }
  // Answers that nobody took any more are no fault then.
  endIfInterrupted()
  if let fault { throw fault }
  if let fault = log.fault { throw .unreadable("standard input", fault) }
}

/// Writes the picture of an answer if it goes to a file.
private func keepPicture(
  of answer: inout Answer, to line: [UInt8], _ limits: Limits, within seconds: Double?
) throws(Problem) {
  guard let picture = answer.picture, let output = picture.output else { return }
  let destination = Destination.file(output)
  do throws(Problem) {
    var used = UsedFiles()
    try used.add(picture.files, of: RenderRequest.name(of: line, limits: limits))
    try used.keep(from: destination)
    try destination.put(picture.png, within: seconds)
  } catch {
    answer.fail(error)
  }
}
