import Pixels

/// The name of an image in its parts: `icons/gear@2x.png` is the folder `icons`, the stem `gear`, the scale 2 and `png`.
struct ImageName {
  /// The folder, without a slash at its end; empty if there is none.
  let folder: String
  /// The ending without its point, as it is written; nil if it is not that of a picture.
  let ending: String?
  /// The folder's part of the name with its slash, and the name without scale and ending.
  private let path: String, stem: String
  /// The scale that the name itself says.
  private let scale: Double?

  /// The endings that are tried, in this order, where a name has none (UIKit tries `png` alone).
  private static let endings = ["png", "jpg", "jpeg", "svg"]

  init(_ name: String) {
    path = name.folderPart
    folder = name.parentFolder
    var file = name.namePart[...]
    if let dot = file.lastIndex(of: "."), Self.endings.contains(file[file.index(after: dot)...].lowercased()) {
      ending = String(file[file.index(after: dot)...])
      file = file[..<dot]
    } else {
      ending = nil
    }
    scale = [2, 3].first { file.hasSuffix("@\(Int($0))x") }
    stem = String(scale == nil ? file : file.dropLast(3))
  }

  /// The files that may be meant, best first, with the pixels for each point that their names say.
  ///
  /// A name that says its scale means that file and no other. A name whose ending is unknown may be a file's as it is.
  func candidates(scale wanted: Double) -> [(name: String, scale: Double)] {
    let scales = scale.map { [$0] } ?? Self.order(for: wanted)
    func files(_ ending: String) -> [(name: String, scale: Double)] {
      let point = ending.isEmpty ? "" : "."
      // A drawing fits every scale.
      guard ending.lowercased() != "svg" || scale != nil else { return [(path + stem + point + ending, 1)] }
      return scales.map { (path + stem + ($0 == 1 ? "" : "@\(Int($0))x") + point + ending, $0) }
    }
    if let ending { return files(ending) }
    return Self.endings.flatMap { files($0) } + files("")
  }

  /// The name that a scene would use for the file, without its folder; nil for a file that is no picture.
  func plain(withEnding keepsEnding: Bool) -> String? {
    ending.map { keepsEnding ? "\(stem).\($0)" : stem }
  }

  /// The scale itself, else the next finer one, else the finest (UIImage's rule).
  static func order(for scale: Double, among scales: [Double] = [1, 2, 3]) -> [Double] {
    let wanted = scale.rounded(.up)
    return scales.filter { $0 >= wanted }.sorted() + scales.filter { $0 < wanted }.sorted().reversed()
  }
}
