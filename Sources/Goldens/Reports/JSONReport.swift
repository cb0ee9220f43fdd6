public import Pixels

extension TestRun {
  /// The run as JSON, an object a line, by which reports of several runs can be merged.
  public var jsonReport: String {
    let failures = failures.map {
      JSONText.object([("message", .string($0.message)), ("cause", .string($0.cause.rawValue))])
    }
    let counts = TestResult.State.allCases.map { ($0.rawValue, JSONText.int(count($0))) }
    let head = [
      "\"format\":\"\(ReportMark.format)\"", "\"shard\":\(JSONText.optional(shard?.text).text)",
      "\"summary\":\(JSONText.object(counts).text)",
      "\"remarks\":\(JSONText.array(remarks.map { .string($0) }).text)",
      "\"failures\":\(JSONText.array(failures).text)",
      "\"notes\":\(JSONText.array(notes.map { .string($0) }).text)",
      "\"approve\":\(JSONText.optional(approval).text)",
      "\"orphans\":\(JSONText.array(orphans.map { .string($0) }).text)",
    ]
    return "{" + head.joined(separator: ",\n") + ",\n\"results\":["
      + results.map { "\n" + $0.json.text }.joined(separator: ",") + "\n]}\n"
  }
}

extension TestResult {
  /// The result as JSON text on one line, from which it can be had again.
  public var jsonText: String { json.text }

  /// The result as JSON.
  var json: JSONText {
    .object([
      ("name", .string(name)), ("scene", .string(scene)), ("state", .string(state.rawValue)),
      ("failed", .bool(isFailure)),
      ("message", .string(message)), ("line", .optional(line)), ("column", .optional(column)),
      ("difference", difference?.json ?? .null),
      ("budget", leeway.json),
      ("pictures", pictures.json),
      ("layout", .array(layout.map { .string($0.kind.rawValue + $0.text) })),
      ("warnings", .array(warnings.map { .string($0) })),
      ("machineFault", .bool(isMachineFault)), ("unkept", .optional(unkept)),
    ])
  }
}

extension Leeway {
  /// It as JSON, and in `from` who has set what.
  var json: JSONText {
    .object([
      ("pixels", .optional(budget.pixels)), ("share", budget.share.map { .double($0) } ?? .null),
      ("tolerance", .double(distance)), ("antialiasing", .bool(ignoresAntialiasing)),
      (
        "from",
        .object([
          ("pixels", .string(budgetSource.rawValue)), ("tolerance", .string(distanceSource.rawValue)),
          ("antialiasing", .string(antialiasingSource.rawValue)),
        ])
      ),
    ])
  }
}

extension TestResult.Pictures {
  /// The paths as JSON.
  var json: JSONText {
    .object([
      ("expected", .optional(expected)), ("actual", .optional(actual)), ("difference", .optional(difference)),
    ])
  }
}

extension PictureDifference {
  /// The difference as JSON text: counts, the share, boxes and the greatest and mean difference.
  public var jsonText: String { json.text }

  /// The difference as JSON.
  var json: JSONText {
    .object([
      ("pixels", .int(count)), ("total", .int(total)), ("share", .double(share)), ("tolerated", .int(tolerated)),
      ("antialiased", .int(antialiased)), ("masked", .int(masked)), ("outside", .int(outside)),
      ("greatest", .int(greatestDelta)), ("mean", .double(meanDelta)),
      ("box", boundingBox.json), ("regions", .array(regions.prefix(100).map(\.json))),
      (
        "sizes",
        sizes.map { sizes in
          .array([.int(sizes.width), .int(sizes.height), .int(sizes.otherWidth), .int(sizes.otherHeight)])
        } ?? .null
      ),
    ])
  }
}

extension PictureDifference.Box {
  fileprivate var json: JSONText { .array([.int(x), .int(y), .int(width), .int(height)]) }
}
