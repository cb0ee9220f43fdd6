/// How much of each resource a scene may take, and where its paths may lead.
///
/// What is within the defaults is drawn on any machine of today; what is beyond them is no screen that somebody
/// designed. Each is checked before the resource is taken, so that a hostile scene costs no more than an honest one may.
public struct Limits: Hashable, Sendable {
  /// Pixels of the picture.
  public var pixels = 64_000_000
  /// Bytes of a scene file, and of each data file.
  public var fileBytes = 32 << 20
  /// Values in a scene file, and in each data file.
  public var values = 1_000_000
  /// Arrays, objects or elements inside each other.
  public var nesting = 512
  /// Views in a scene.
  public var views = 100_000
  /// Rows in each data file.
  public var rows = 1_000_000
  /// Characters of a text.
  public var text = 2_000_000
  /// Pixels of all images together.
  public var imagePixels = 64_000_000
  /// Bytes of each image file.
  public var imageBytes = 64 << 20
  /// Pixels of the layers that are open at the same time while the picture is painted.
  public var layerPixels = 1 << 28
  /// The folders beside the scene's own that its paths may lead into.
  public var folders: [String] = []

  /// Makes the limits that hold if nobody says otherwise.
  public init() {}
}

/// One of the limits by its name: the command's option, its help and the manual of the format come from this table.
public struct Limit: Sendable {
  /// The name, as the command and messages have it.
  public let name: String
  /// Where its number is.
  public let property: WritableKeyPath<Limits, Int> & Sendable
  /// The greatest number that it can be set to.
  public let greatest: Int
  /// What it counts.
  public let summary: String

  /// What holds if nobody says otherwise.
  public var standard: Int { Limits()[keyPath: property] }

  /// All of them.
  public static let all = [
    // Beyond, Cairo could not count the pixels of a side.
    Limit("pixels", \.pixels, upTo: 268_435_456, "pixels of a picture, at most 16,384 a side"),
    Limit("file-bytes", \.fileBytes, upTo: 1 << 30, "bytes of a scene file, and of each data file"),
    Limit("values", \.values, upTo: 100_000_000, "values in a scene file, and in each data file"),
    // Beyond, the stack would end.
    Limit("nesting", \.nesting, upTo: 512, "arrays, objects or XML elements inside each other"),
    Limit("views", \.views, upTo: 100_000_000, "views in a scene"),
    Limit("rows", \.rows, upTo: 100_000_000, "rows in each data file"),
    Limit("text", \.text, upTo: 100_000_000, "characters of a text"),
    Limit("image-pixels", \.imagePixels, upTo: 1 << 32, "pixels of all images together, at most 64,000,000 each"),
    Limit("image-bytes", \.imageBytes, upTo: 1 << 30, "bytes of each image file"),
    Limit(
      "layer-pixels", \.layerPixels, upTo: 1 << 32,
      "pixels of the layers that translucent, masked and shadowed views are painted on at the same time"),
  ]

  private init(
    _ name: String, _ property: WritableKeyPath<Limits, Int> & Sendable, upTo greatest: Int, _ summary: String
  ) {
    self.name = name
    self.property = property
    self.greatest = greatest
    self.summary = summary
  }

  /// The fault of a resource that goes beyond the limit.
  public static func fault(_ property: WritableKeyPath<Limits, Int>, _ limits: Limits) -> Fault {
    .beyondLimit(name(of: property), limits[keyPath: property])
  }

  /// The name of a limit, as the command and messages have it.
  public static func name(of property: WritableKeyPath<Limits, Int>) -> String {
    all.first { $0.property == property }?.name ?? ""
  }
}

extension Limits {
  /// Sets a limit as the command has it: `views=1000`.
  /// - Throws: What is wrong with the words, in words.
  public mutating func set(_ text: String) throws(LimitError) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let limit = Limit.all.first(where: { $0.name == sides[0] }) else { throw .unknown(sides[0]) }
    guard sides.count == 2, sides[1].utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(sides[1]), (1...limit.greatest).contains(number)
    else { throw .badNumber(limit.name, found: sides.count == 2 ? sides[1] : "", greatest: limit.greatest) }
    self[keyPath: limit.property] = number
  }
}

/// Why a limit could not be set.
public enum LimitError: Error, Equatable, Sendable {
  /// There is no limit of that name.
  case unknown(String)
  /// It is no number that the limit can be.
  case badNumber(String, found: String, greatest: Int)

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .unknown(let name): "no limit \"\(name.excerpt)\"" + Fault.hint(for: name, among: Limit.all.map(\.name))
    case .badNumber(let name, let found, let greatest):
      "\(name): expected a whole number from 1 to \(greatest), found \"\(found.excerpt)\""
    }
  }
}
