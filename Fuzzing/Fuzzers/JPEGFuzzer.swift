@testable import Pixels

/// Any bytes as a JPEG file.
final class JPEGFuzzer: Fuzzer {
  static let name = "jpeg"

  static func seeds(_ package: String) -> [[UInt8]] {
    files(below: package + "/Examples/images", ".jpg", ".jpeg").map(\.bytes)
      + files(below: package + "/Tests", ".jpg", ".jpeg").map(\.bytes)
  }

  static func words() -> [String] {
    ["Exif\u{0}\u{0}II*\u{0}", "Exif\u{0}\u{0}MM\u{0}*", "Adobe", "JFIF"]
  }

  init(_ package: String) {}

  func take(_ bytes: [UInt8]) {
    do {
      let size = try Bitmap.jpegSize(of: bytes)
      guard size.width * size.height <= 1 << 18 else { return }
      let bitmap = try Bitmap(jpeg: bytes)
      require(bitmap.pixels.count == size.width * size.height, "another size")
      require(bitmap.pixels.allSatisfy { $0 >> 24 == 255 }, "not opaque")
    } catch { _ = error.message }
  }
}
