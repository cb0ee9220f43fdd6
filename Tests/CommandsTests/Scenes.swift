import Foundation

/// Small scenes for tests of the command.
enum Scenes {
  /// The simplest picture: a white screen of an iPhone 5s.
  static let white = #"{"root": {"type": "view", "backgroundColor": "white"}}"#
  /// A scene with one mistake, on line 2 at column 28.
  static let misspelt = "{\n  \"root\": {\"type\": \"view\", \"alhpa\": 1}\n}\n"
  /// A scene that nobody waits for: twenty thousand panes of glass, each of which blurs what lies under it.
  static let slow: String = {
    let bars = (0..<20_000).map { #"{"type": "navigationBar", "frame": [0, \#($0 * 7 % 500), 320, 44]}"# }
    return #"{"root": {"subviews": ["# + bars.joined(separator: ",") + "]}}"
  }()
  /// A scene that is drawn with a warning: no font has its character.
  static let withUnknownCharacter = #"{"root": {"type": "label", "text": "\#u{10FFFD}", "frame": [0, 0, 100, 20]}}"#
}

extension Data {
  /// The width and the height that a PNG file tells; nil if it is none or ends too early.
  var pictureSize: [Int]? {
    let bytes = [UInt8](self)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > 45,
      bytes.suffix(8).starts(with: Array("IEND".utf8))
    else { return nil }
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 + Int($1) } }
  }
}
