import Pixels

/// `uirender diff EXPECTED ACTUAL [-o OUT]`: how a picture differs from what was expected.
func diff(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  let paths = invocation.operands
  let tolerance = Tolerance(
    distance: invocation.number(.tolerance) ?? 0, ignoresAntialiasing: invocation.has(.antialiasing),
    masks: try invocation[.ignore].map(regions) ?? [])
  let budget = invocation.budget
  guard paths.count(where: { $0 == "-" }) < 2 else { throw .usage(.standardInputTwice) }
  if let output = invocation[.output], output != "-", let there = (try? FileStatus.of(output))??.identity,
    let picture = paths.first(where: { (try? FileStatus.of(operand: $0))??.identity == there })
  {
    throw .usage(.overwritesCompared(output: output, picture: picture))
  }
  let files = try paths.map { path throws(Problem) in try readPicture(path) }
  // Equal files hold equal pictures, whatever else is in them, as long as the one is a picture.
  let expected = try decode(files[0], paths[0])
  let actual = files[0] == files[1] ? expected : try decode(files[1], paths[1])
  let difference = actual.difference(from: expected, tolerance: tolerance)
  if let output = invocation[.output] {
    if output == "-", isStandardOutputATerminal() { throw .usage(.pictureToTerminal) }
    let picture = actual.differencePicture(to: expected, tolerance: tolerance)
    let destination = output == "-" ? Destination.standardOutput : .file(output)
    try destination.put(picture.png(scale: 1))
  }
  let differs = difference.map { !budget.allows($0) } ?? false
  if differs { report.note(.picturesDiffer) }
  guard invocation[.output] != "-" else { return }
  printText(invocation.has(.json) ? json(difference) : words(difference, differs: differs, budget: budget), &report)
}

private func words(_ difference: PictureDifference?, differs: Bool, budget: PixelBudget) -> String {
  guard let difference else { return "equal\n" }
  var text = "\(difference)\n"
  if difference.count > difference.outside {
    text += "mean difference \((difference.meanDelta * 100).rounded() / 100) of 255\n"
    for region in difference.regions.prefix(20) { text += "  \(region)\n" }
    if difference.regions.count > 20 { text += "  and \(difference.regions.count - 20) more regions\n" }
  }
  if budget != .none { text += "allowed \(budget): \(differs ? "different" : "passed")\n" }
  return text
}

private func json(_ difference: PictureDifference?) -> String {
  (difference?.jsonText ?? "{\"pixels\":0}") + "\n"
}

/// Reads `x,y,width,height;…`.
private func regions(_ text: String) throws(Problem) -> [PictureDifference.Box] {
  var boxes: [PictureDifference.Box] = []
  for part in text.split(separator: ";") {
    let pieces = part.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = pieces.compactMap { Int($0.filter { $0 != " " }) }
    guard pieces.count == 4, numbers.count == 4, numbers.allSatisfy({ (0...1_000_000).contains($0) }) else {
      throw .usage(.badRegion(String(part)))
    }
    boxes.append(.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
  return boxes
}

private func readPicture(_ path: String) throws(Problem) -> [UInt8] {
  do throws(FileFault) {
    return path == "-" ? try readStandardInput(limit: 1 << 28) : try readFile(path, limit: 1 << 28)
  } catch {
    throw .unreadable(path == "-" ? "standard input" : path, error)
  }
}

private func decode(_ bytes: [UInt8], _ path: String) throws(Problem) -> Bitmap {
  do throws(ImageFault) { return try Bitmap(png: bytes) } catch {
    throw .unusable(path == "-" ? "standard input" : path, error)
  }
}

extension Invocation {
  /// How many pixels may differ.
  var budget: PixelBudget { PixelBudget(pixels: count(.maxPixels), share: number(.maxShare)) }

  /// The value that an option was given, as a whole number.
  func count(_ option: Option) -> Int? { self[option].flatMap { Int($0) } }
}
