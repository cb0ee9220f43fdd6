import Pixels

/// The files that a failed check leaves behind, beside each other under one name.
struct Evidence {
  /// The path of the files up to their endings.
  let base: String

  /// Removes what an earlier check has left: it must not be taken for this one's.
  func remove() {
    for ending in ["actual.png", "expected.png", "diff.png", "actual.txt"] { removeFile("\(base).\(ending)") }
  }

  /// Writes what was drawn, and if pixels differ, the golden as it is and a picture of the difference.
  func write(
    picture: Bitmap, scale: Double, text: String?, golden: DecodedGolden?, tolerance: Tolerance
  ) throws(GoldenFault) {
    try Goldens.write(picture.png(scale: scale), to: "\(base).actual.png")
    if let text { try Goldens.write(Array(text.utf8), to: "\(base).actual.txt") }
    guard let golden, picture != golden.picture else { return }
    try Goldens.write(golden.png, to: "\(base).expected.png")
    try Goldens.write(
      picture.differencePicture(to: golden.picture, tolerance: tolerance).png(scale: 1), to: "\(base).diff.png")
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
