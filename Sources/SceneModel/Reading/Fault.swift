/// What can be wrong, as data.
public enum Fault: Error, Hashable, Sendable {
  /// The file has nothing in it but white space and comments.
  case emptyFile
  /// The text is not JSON; the words say what stands there and what was expected.
  case syntax(found: String, expected: String)
  /// A string holds bytes that are not UTF-8.
  case invalidUTF8
  /// An escape names half of a surrogate pair.
  case loneSurrogate
  /// A backslash is followed by something that JSON does not know.
  case unknownEscape(String)
  /// A string holds a control character, which JSON has only as an escape.
  case controlCharacter(UInt8)
  /// A string runs to the end of its line or of the file.
  case unterminatedString
  /// A comment runs to the end of the file.
  case unterminatedComment
  /// Arrays and objects are nested deeper than allowed.
  case nestedTooDeeply(limit: Int)
  /// There is more of something than allowed: the name of the limit, and the limit.
  case beyondLimit(String, Int)
  /// The texts of elements inside each other are longer than allowed.
  case tooMuchText(limit: Int)
  /// The names of nested values are longer than allowed, each with those of what it is in.
  case tooLongNames(limit: Int)
  /// A number that JSON or the format does not have, such as `NaN` or `1e999`.
  case notFinite(String)
  /// An object names a key twice.
  case duplicateKey
  /// Two variants of a scene have one name, or names that many disks take for one.
  case duplicateVariant(String, other: String)
  /// The type has no such key; the valid ones are known.
  case unknownKey(String, known: KnownKeys)
  /// An object has no type, but keys that tell what it is meant to be: the kinds that know them.
  case missingType([String], keys: [String])
  /// A value is of another kind than its key wants.
  case wrongType(expected: String, found: String)
  /// A value is not one of its key's choices.
  case unknownChoice(found: String, known: [String])
  /// A number is outside of its range.
  case outOfRange(found: Double, range: String)
  /// A list has another number of elements than it needs.
  case wrongCount(found: Int, expected: String)
  /// A key that must be there is not.
  case missingKey(String)
  /// Two keys of an object exclude each other.
  case conflictingKeys(String, String)
  /// A text is not a colour.
  case notAColor(String)
  /// A text is not a date.
  case notADate(String)
  /// A text is not a font.
  case notAFont(String)
  /// Four letters or digits name a feature or an axis of a font, and a text is not that.
  case notATag(String, of: String)
  /// A font is in neither the pinned set nor the scene's files; all names are known, and those of families.
  case unknownFont(String, known: [String], families: [String])
  /// Another font stands in for one that cannot be had.
  case substitutedFont(String, used: String)
  /// A font has no slanted face.
  case noItalic(font: String)
  /// A name means one font, with its own weight and slant, and others are asked for.
  case fixedFont(String)
  /// A font has no such feature or axis; those that it has are known.
  case unknownTag(String, of: String, font: String, known: [String])
  /// The figures of a font have different widths, and it has no others.
  case proportionalDigits(font: String)
  /// A table has no such cell; those that it has are known.
  case unknownCell(String, known: [String])
  /// Two cells of a table have one name.
  case duplicateCell(String)
  /// A value is bound to a view of a kind that takes none.
  case notBindable(String)
  /// A brace in a template is not closed.
  case unclosedBrace
  /// The rows of a file show nothing of it.
  case unboundRows
  /// A key says something that cannot show where it stands.
  case ineffectiveKey(String, in: String)
  /// The items of a collection are larger across than its view; the side is `wide` or `high`.
  case itemTooLarge(Double, room: Double, side: String)
  /// There are more findings of a file than anybody reads.
  case more(Int)
  /// So many cells would show at once that no screen can mean it.
  case tooManyCells(limit: Int)
  /// An XML document has no element of a name where it should be; those that are there are known.
  case unknownElement(String, known: [String])
  /// An XML document is written in an encoding that is not read.
  case unreadEncoding(String)
  /// A list has no such element.
  case noElement(String, at: Int, count: Int)
  /// A data file has nothing in it.
  case emptyDataFile
  /// The first line of a CSV file has a name twice.
  case duplicateColumn(String)
  /// A value in quotes runs to the end of the file.
  case unterminatedValue
  /// An XML document declares entities of its own.
  case entityDeclaration
  /// A data file has no value of a name; those that it has are known.
  case unknownColumn(String, file: String, known: [String])
  /// There is no such view; those of its kind are known.
  case unknownView(String, kind: String, known: [String])
  /// The scene should show a label and nothing else.
  case noLabel
  /// The picture would have more pixels than allowed.
  case pictureTooLarge(width: Double, height: Double, limit: Int)
  /// A font lacks a weight; the nearest is used. Both are in words; a font without a name is the system font.
  case substitutedWeight(Font.Weight, used: String, font: String?)
  /// The picture would have no pixels.
  case pictureTooSmall(width: Double, height: Double)
  /// There is no image of a name; the names that there are.
  case unknownImage(String, known: [String])
  /// A file could not be used: an image, a font, the scene itself; the reason is in words.
  case file(String, reason: String)
  /// The machine failed: a font package, a disk, memory; the reason is in words.
  case machine(reason: String)
  /// A navigation bar's title view is so tall that it must be a slip.
  case titleViewTooTall(Double, limit: Double)
  /// A transform makes everything flat, so that nothing would show.
  case notInvertible
  /// A transform of a layer is a view in perspective, which is not affine.
  case perspective
  /// A text is not an outline.
  case notAPath(String, SVGPathFault)
  /// Interface Builder gives a UIColor to a key path that wants a CGColor, which UIKit does not heed.
  case ineffectiveColor(String)
  /// No font has a glyph for a character.
  case missingGlyph(UInt32)
  /// A constraint is wrong, or cannot be met.
  case constraint(ConstraintFault)
}

extension Diagnostic {
  /// Whether the machine failed rather than the input.
  public var isMachineFault: Bool {
    if case .machine = fault { return true }
    return false
  }
}
