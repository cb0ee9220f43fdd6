/// How a picture is made small.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// In next to no time, and smaller than Cairo's own files.
  case fast
  /// As small as it gets, for pictures that are kept; a hundred times slower.
  case small
}
