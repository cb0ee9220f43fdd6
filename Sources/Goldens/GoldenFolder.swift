public import Pixels

/// A folder of reference pictures and texts, and the folder that takes what does not match them.
///
/// The golden of a name is `<name>.png` and `<name>.txt`; a name may contain `/`.
public struct GoldenFolder: Sendable {
  /// The folder of the references.
  public let path: String
  /// The folder for the pictures and texts of failed checks; it is made when needed.
  public let failures: String
  /// When references may be written.
  public let recordMode: RecordMode

  /// No golden is larger, in bytes.
  static let fileLimit = 1 << 28

  /// Names the folders; neither has to exist.
  public init(path: String, failures: String, recordMode: RecordMode = .never) {
    self.path = path
    self.failures = failures
    self.recordMode = recordMode
  }

  /// Compares a picture with its golden, pixel by pixel, and a text, byte by byte, and records where the mode says so.
  ///
  /// A failed check leaves `<name>.actual.png` and `.actual.txt` in the folder of failures, and `.expected.png` and
  /// `.diff.png` if pixels differ; what an earlier check of that name has left there is removed first.
  /// - Parameters:
  ///   - scale: how many pixels a point has; a golden that is recorded says so, and is as small a file as it gets.
  ///   - text: the layout as text, or nil if it is not to be compared.
  /// - Throws: `GoldenFault` if a file cannot be read or written.
  public func check(
    name: String, picture: Bitmap, scale: Double, text: String?
  ) throws(GoldenFault) -> Verdict {
    try check(GoldenCheck(name: name, picture: picture, scale: scale, text: text))
  }

  /// Compares as a check says: what its tolerance and its budget cover passes, unless the mode is `all`.
  public func check(_ check: GoldenCheck) throws(GoldenFault) -> Verdict {
    let outcome = try outcome(of: check)
    if let fault = outcome.unkept { throw fault }
    return outcome.verdict
  }

  /// Compares as a check says; that the evidence of a failure cannot be kept does not change the verdict.
  public func outcome(of check: GoldenCheck) throws(GoldenFault) -> (verdict: Verdict, unkept: GoldenFault?) {
    let (name, picture, scale, text) = (check.name, check.picture, check.scale, check.text)
    guard isUsable(name) else { throw GoldenFault(path: name, fault: .unusablePath) }
    let evidence = evidence(of: name)
    evidence.remove()
    let golden = try read(name, .picture)
    // Who records all wants the goldens as the pictures are, not nearly so.
    let tolerance = recordMode == .all ? .exact : check.tolerance
    var (difference, decoded) = compare(golden, with: picture, tolerance: tolerance)
    var within: PictureDifference?
    if case .picture(let found) = difference, recordMode != .all, check.budget.allows(found) {
      (difference, decoded, within) = (nil, nil, found)
    }
    var findings = difference.map { [$0] } ?? []
    if let text, let difference = compare(try read(name, .text), with: text) { findings.append(difference) }
    guard !findings.isEmpty else { return (within.map { .within($0) } ?? .same, nil) }

    let recorded = findings.filter(recordMode.records)
    let remaining = findings.filter { !recordMode.records($0) }
    var unkept: GoldenFault?
    if !remaining.isEmpty || (recordMode == .failed && !findings.allSatisfy(\.isAbsence)) {
      do throws(GoldenFault) {
        try evidence.write(picture: picture, scale: scale, text: text, golden: decoded, tolerance: tolerance)
      } catch {
        unkept = error
      }
    }
    for finding in recorded {
      switch finding.part {
      case .picture: try write(picture.png(scale: scale, compression: .small), to: file(name, .picture))
      case .text: try write(Array((text ?? "").utf8), to: file(name, .text))
      }
    }
    if remaining.isEmpty { return (.recorded(recorded.map(\.part)), unkept) }
    return (remaining.allSatisfy(\.isAbsence) ? .missing(remaining.map(\.part)) : .different(remaining), unkept)
  }

  /// The files that a failed check of a name leaves.
  public func evidence(of name: String) -> Evidence { Evidence(of: name, in: failures) }

  /// What to say of a golden that was written though nobody had asked for that.
  public func unaskedWords(_ name: String) -> String {
    "the golden was missing and is written now: \(file(name, .picture)); look at it, and run again"
  }

  /// The path of a part of a golden.
  public func file(_ name: String, _ part: GoldenPart) -> String {
    "\(path)/\(name).\(part == .picture ? "png" : "txt")"
  }

  /// The bytes of a part of a golden, or nil if there is no such file.
  private func read(_ name: String, _ part: GoldenPart) throws(GoldenFault) -> [UInt8]? {
    let file = file(name, part)
    do {
      return try readRegularFile(file, limit: Self.fileLimit)
    } catch FileFault.noSuchFile {
      return nil
    } catch {
      throw GoldenFault(path: file, fault: error)
    }
  }

  /// The difference of a picture from its golden, and the golden if there is one.
  private func compare(
    _ golden: [UInt8]?, with picture: Bitmap, tolerance: Tolerance
  ) -> (difference: GoldenDifference?, decoded: DecodedGolden?) {
    guard let golden else { return (.absent(.picture), nil) }
    do {
      let expected = try Bitmap(png: golden)
      let difference = picture.difference(from: expected, tolerance: tolerance)
      return (difference.map { .picture($0) }, DecodedGolden(png: golden, picture: expected))
    } catch {
      return (.unreadablePicture(error), nil)
    }
  }

  private func compare(_ golden: [UInt8]?, with text: String) -> GoldenDifference? {
    guard let golden else { return .absent(.text) }
    return TextDifference(expected: golden, actual: Array(text.utf8)).map { .text($0) }
  }

  /// A name must not lead out of the folder.
  private func isUsable(_ name: String) -> Bool {
    !name.utf8.contains(0)
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }
}
