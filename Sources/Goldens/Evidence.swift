import Pixels

/// The files that a failed check leaves behind, beside each other under one name.
public struct Evidence: Sendable {
  /// What follows the name in each of the files.
  public static let endings = [actualEnding, ".expected.png", ".diff.png", ".actual.txt"]
  /// What follows the name in the picture that was drawn, which every failure leaves.
  public static let actualEnding = ".actual.png"

  /// The path of the files up to their endings.
  private let base: String

  /// Names the files of a golden's name in the folder of failures.
  public init(of name: String, in failures: String) {
    base = "\(failures)/\(name)"
  }

  /// The picture that was drawn.
  public var actual: String { base + Self.actualEnding }
  /// The golden as it was.
  public var expected: String { base + ".expected.png" }
  /// The picture of what differs.
  public var difference: String { base + ".diff.png" }
  /// The layout of what was drawn.
  public var layout: String { base + ".actual.txt" }

  /// Removes what an earlier check has left: it must not be taken for this one's.
  public func remove() {
    for ending in Self.endings { removeFile(base + ending) }
  }

  /// Writes what was drawn, and if pixels differ, the golden as it is and a picture of the difference.
  func write(
    picture: Bitmap, scale: Double, text: String?, golden: DecodedGolden?, tolerance: Tolerance
  ) throws(GoldenFault) {
    try Goldens.write(picture.png(scale: scale), to: actual)
    if let text { try Goldens.write(Array(text.utf8), to: layout) }
    guard let golden, picture != golden.picture else { return }
    try Goldens.write(golden.png, to: expected)
    try Goldens.write(
      picture.differencePicture(to: golden.picture, tolerance: tolerance).png(scale: 1), to: difference)
  }
}

/// A golden picture, as a file and in pixels.
struct DecodedGolden {
  var png: [UInt8]
  var picture: Bitmap
}

/// Writes a file whole or not at all, and the folders that it needs.
func write(_ bytes: [UInt8], to path: String) throws(GoldenFault) {
  makeFolder(forFile: path)
  do {
    try writeAtomically(bytes, to: path)
  } catch {
    throw GoldenFault(path: path, fault: error)
  }
}
