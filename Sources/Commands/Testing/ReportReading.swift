import Goldens
import Pixels
import SceneModel

/// Reads a report that `--json-report` has written.
func readReport(_ path: String) throws(Problem) -> TestRun {
  let bytes: [UInt8]
  do throws(FileFault) { bytes = try readFile(path, limit: 1 << 30) } catch { throw .unreadable(path, error) }
  let json: JSON
  do throws(JSONParser.Failure) { json = try JSONParser.parse(bytes) } catch {
    throw .usage(.badReport(path, error.fault.message))
  }
  guard json["format"]?.string == ReportMark.format, let rows = json["results"]?.array else {
    throw .usage(.badReport(path, "it does not say so"))
  }
  let folder = path.folderPart
  var results: [TestResult] = []
  for row in rows {
    guard let result = TestResult(row, folder: folder) else {
      throw .usage(.badReport(path, "result \(results.count + 1) is not whole"))
    }
    results.append(result)
  }
  var run = TestRun(results)
  run.remarks = json["remarks"]?.array?.compactMap(\.string) ?? []
  run.notes = json["notes"]?.array?.compactMap(\.string) ?? []
  run.approval = json["approve"]?.string
  for row in json["failures"]?.array ?? [] {
    guard let failure = RunFailure(row) else {
      throw .usage(.badReport(path, "failure \(run.failures.count + 1) is not whole"))
    }
    run.failures.append(failure)
  }
  run.shard = json["shard"]?.string.flatMap { Shard($0) }
  run.orphans = json["orphans"]?.array?.compactMap(\.string) ?? []
  return run
}

extension RunFailure {
  fileprivate init?(_ json: JSON) {
    guard let message = json["message"]?.string, let cause = json["cause"]?.string.flatMap(Cause.init(rawValue:))
    else { return nil }
    self.init(message, cause)
  }
}

extension TestResult {
  /// The result out of its `jsonText`; nil if that is not whole.
  init?(_ jsonText: [UInt8]) {
    guard let json = try? JSONParser.parse(jsonText) else { return nil }
    self.init(json, folder: nil)
  }

  /// The result out of its JSON; pictures that are not where it says are looked for in a folder.
  fileprivate init?(_ json: JSON, folder: String?) {
    guard let name = json["name"]?.string, let scene = json["scene"]?.string,
      let state = json["state"]?.string.flatMap(State.init(rawValue:))
    else { return nil }
    self.init(name: name, scene: scene, state: state, message: json["message"]?.string ?? "")
    line = json["line"]?.int
    column = json["column"]?.int
    difference = json["difference"].flatMap(PictureDifference.init)
    leeway = json["budget"].map { Leeway($0) } ?? .none
    isUnseen = state == .recorded && json["failed"]?.bool == true
    func kept(_ key: String) -> String? {
      json["pictures"]?[key]?.string.map { path in folder.map { place(path, $0) } ?? path }
    }
    pictures.expected = kept("expected")
    pictures.actual = kept("actual")
    pictures.difference = kept("difference")
    layout = (json["layout"]?.array ?? []).compactMap(\.string).compactMap { line in
      line.first.flatMap { LineChange.Kind(rawValue: String($0)) }.map { LineChange($0, String(line.dropFirst())) }
    }
    warnings = json["warnings"]?.array?.compactMap(\.string) ?? []
    isMachineFault = json["machineFault"]?.bool == true
    unkept = json["unkept"]?.string
  }
}

/// Where a kept picture is: as the run says, or beside its report, where an artifact was unpacked without the folders
/// that led to it.
private func place(_ path: String, _ folder: String) -> String {
  var rest = Substring(path)
  var candidates = [path]
  while !rest.isEmpty {
    candidates.append(folder + rest)
    guard let slash = rest.firstIndex(of: "/") else { break }
    rest = rest[rest.index(after: slash)...]
  }
  return candidates.first { ((try? FileStatus.of($0)) ?? nil) != nil } ?? path
}

extension Leeway {
  fileprivate init(_ json: JSON) {
    self.init()
    func source(_ key: String) -> Source { json["from"]?[key]?.string.flatMap(Source.init(rawValue:)) ?? .standard }
    budget = PixelBudget(pixels: json["pixels"]?.int, share: json["share"]?.number)
    budgetSource = source("pixels")
    distance = json["tolerance"]?.number ?? 0
    distanceSource = source("tolerance")
    ignoresAntialiasing = json["antialiasing"]?.bool ?? false
    antialiasingSource = source("antialiasing")
  }
}

extension PictureDifference {
  fileprivate init?(_ json: JSON) {
    guard let count = json["pixels"]?.int, let total = json["total"]?.int, total > 0,
      let box = json["box"].flatMap(Box.init)
    else { return nil }
    let sizes = json["sizes"]?.array?.compactMap(\.int)
    self.init(
      count: count, total: total, tolerated: json["tolerated"]?.int ?? 0, masked: json["masked"]?.int ?? 0,
      boundingBox: box, regions: (json["regions"]?.array ?? []).compactMap(Box.init),
      greatestDelta: json["greatest"]?.int ?? 0, meanDelta: json["mean"]?.number ?? 0,
      sizes: sizes.flatMap { list in
        list.count == 4 ? Sizes(width: list[0], height: list[1], otherWidth: list[2], otherHeight: list[3]) : nil
      })
    antialiased = json["antialiased"]?.int ?? 0
    outside = json["outside"]?.int ?? 0
  }
}

extension PictureDifference.Box {
  fileprivate init?(_ json: JSON) {
    guard let numbers = json.array?.compactMap(\.int), numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
