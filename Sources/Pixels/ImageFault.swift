/// Why bytes are not a picture that can be used.
public enum ImageFault: Error, Equatable, Sendable {
  /// There are no bytes.
  case empty
  /// The file is the text that Git LFS keeps in place of a picture that was not fetched.
  case lfsPointer
  /// The bytes are something else than a file of one of the formats that are wanted; what, if it can be told.
  case other(ImageKind?, wanted: [ImageFormat])
  /// A PNG as Xcode packs it into an app, which no other program reads.
  case xcodeOptimized
  /// The picture moves.
  case animated(ImageFormat)
  /// The file ends before the picture does.
  case truncated(ImageFormat)
  /// The file breaks its format's rules; how, in a few words.
  case broken(ImageFormat, String)
  /// The file keeps the rules, but has something that is not drawn; what, in a few words.
  case unsupported(ImageFormat, String)
  /// The picture has more pixels than are accepted.
  case tooLarge(width: Int, height: Int)
  /// With the pictures that were read before there would be more pixels than are accepted; how many.
  case tooManyPixels(Int, limit: Int)
  /// The picture would take more time or memory to draw than is accepted; what it has too much of.
  case tooCostly(ImageFormat, String)
  /// The library that reads the format is not on this machine.
  case missingLibrary(String, package: String)
  /// The library that reads the format is there, but cannot be loaded, as when there is no memory; the system's words.
  case unloadedLibrary(String, reason: String)

  /// Whether the machine lacks something; else the file is at fault.
  public var isMachineProblem: Bool {
    switch self {
    case .missingLibrary, .unloadedLibrary: true
    default: false
    }
  }
}
