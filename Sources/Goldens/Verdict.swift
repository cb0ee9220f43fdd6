public import Pixels

/// What came of comparing a picture with its golden.
public enum Verdict: Equatable, Sendable {
  /// Picture and text are the same as the golden's.
  case same
  /// What differs in the picture is within the tolerance and the budget.
  case within(PictureDifference)
  /// These parts of the golden were written; all others are the same.
  case recorded([GoldenPart])
  /// The golden lacks these parts; all others are the same.
  case missing([GoldenPart])
  /// The golden is there, and these are the differences from it.
  case different([GoldenDifference])
}

/// The two files of a golden.
public enum GoldenPart: String, Sendable {
  /// The PNG file.
  case picture
  /// The layout as text.
  case text
}

/// One thing that is not as in the golden.
public enum GoldenDifference: Equatable, Sendable {
  /// The golden has no such file, though it has the other one.
  case absent(GoldenPart)
  /// The pixels differ.
  case picture(PictureDifference)
  /// The golden's picture cannot be read.
  case unreadablePicture(ImageFault)
  /// The layout texts differ.
  case text(TextDifference)

  /// The part that it is about.
  public var part: GoldenPart {
    switch self {
    case .absent(let part): part
    case .picture, .unreadablePicture: .picture
    case .text: .text
    }
  }

  /// Whether there is nothing to differ from.
  var isAbsence: Bool {
    if case .absent = self { true } else { false }
  }
}

/// A file that could not be read or written while a golden was checked.
public struct GoldenFault: Error, Equatable, Sendable {
  /// The path of the file, or the name of the golden if no path can be made of it.
  public var path: String
  /// What was wrong with it.
  public var fault: FileFault

  /// Makes a fault.
  public init(path: String, fault: FileFault) {
    self.path = path
    self.fault = fault
  }
}
