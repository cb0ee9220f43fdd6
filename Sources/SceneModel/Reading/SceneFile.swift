/// The bytes of a scene and where they came from.
public struct SceneFile: Sendable {
  /// The name under which diagnostics speak of the scene: the path as the user gave it, `-` for standard input.
  public let path: String
  /// The contents: JSON in UTF-8, with comments and trailing commas allowed.
  public let bytes: [UInt8]
  /// The folder that relative paths in the scene start from; empty for the current one.
  public let folder: String
  /// How much it may take, and where its paths may lead.
  public let limits: Limits

  /// Takes the contents of a scene; reading files is the caller's business.
  public init(path: String, bytes: [UInt8], folder: String, limits: Limits = Limits()) {
    self.path = path
    self.bytes = bytes
    self.folder = folder
    self.limits = limits
  }

  /// Reads the contents as JSON of any kind, and throws what is wrong with it.
  public func checkSyntax() throws(Diagnostics) {
    do {
      _ = try JSONParser.parse(bytes, limits: limits)
    } catch {
      throw Diagnostics(diagnostics(.error, [(Site(offset: error.offset), error.fault)]))
    }
  }

  /// The lines and columns of bytes, both counted from 1; columns count characters, not bytes.
  ///
  /// The file is walked once however many places are asked for.
  func positions(of offsets: [Int]) -> [Int: SourcePosition] {
    var places: [Int: SourcePosition] = [:]
    var line = 1, column = 1
    var next = bytes.starts(with: JSONParser.byteOrderMark) ? JSONParser.byteOrderMark.count : 0
    let encoding = TextEncoding(of: bytes)
    for offset in offsets.sorted() where places[offset] == nil {
      while next < min(offset, bytes.count) {
        switch encoding.unit(at: next, in: bytes) {
        case .lineFeed:
          line += 1
          column = 1
        case .character: column += 1
        case .rest: break
        }
        next += encoding.unitLength
      }
      places[offset] = SourcePosition(file: path, line: line, column: column)
    }
    return places
  }
}

/// A place in a file.
public struct SourcePosition: Hashable, Sendable {
  /// The file as the user named it.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int

  /// Names a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
