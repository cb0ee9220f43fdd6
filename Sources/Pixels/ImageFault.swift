/// Why bytes are not a picture that can be used.
public enum ImageFault: Error, Equatable, Sendable {
  /// There are no bytes.
  case empty
  /// The file is the text that Git LFS keeps in place of a picture that was not fetched.
  case lfsPointer
  /// The bytes are something else than a PNG file; what, if it can be told.
  case notPNG(ImageKind?)
  /// A PNG as Xcode packs it into an app, which no other program reads.
  case xcodeOptimized
  /// The file ends before the picture does.
  case truncated
  /// The file breaks PNG's rules; how, in a few words.
  case broken(String)
  /// The picture has more pixels than are accepted.
  case tooLarge(width: Int, height: Int)
}
