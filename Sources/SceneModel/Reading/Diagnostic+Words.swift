import Geometry

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as compilers print it: `scene.json:12:9: error: root.titel: unknown key (did you mean "title"?)`.
  public var description: String {
    let place = position.map { "\($0.file):\($0.line):\($0.column)" } ?? file
    // The keys of a data file may hold anything.
    return "\(place): \(severity.rawValue): \(path.isEmpty ? "" : path.onOneLine + ": ")\(fault.message)"
  }
}

extension Fault {
  /// What is wrong, in words, with the nearest valid choice where there is one.
  public var message: String {
    switch self {
    case .emptyFile: "the scene is empty"
    case .syntax(let found, let expected): "found \(found), expected \(expected)"
    case .invalidUTF8: "the text is not valid UTF-8"
    case .loneSurrogate: "a \\u escape names half of a surrogate pair"
    case .unknownEscape(let text): "unknown escape \"\(text.excerpt)\" (JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u)"
    case .controlCharacter(let byte):
      "a control character stands in the string; write it as \\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    case .unterminatedString: "the string does not end on its line"
    case .unterminatedComment: "the comment does not end"
    case .nestedTooDeeply(let limit): "nested more than \(limit) levels deep (the limit \"nesting\")"
    case .beyondLimit(let name, let limit):
      "more than \(limit.grouped) \(Self.counted[name] ?? name) (the limit \"\(name)\")"
    case .notFinite(let text): "\(text.excerpt) is not a finite number"
    case .tooMuchText(let limit): "the texts of nested elements are longer than \(limit.grouped) bytes in all"
    case .tooLongNames(let limit): "the names of nested values are longer than \(limit.grouped) bytes in all"
    case .duplicateKey: "the key appears twice in its object"
    case .duplicateVariant(let name, let other):
      name == other
        ? "another variant has the name \(name.quoted) too"
        : "the name \(name.quoted) differs from that of another variant, \(other.quoted), only in its capitals, and some "
          + "disks keep one golden picture for both"
    case .unknownKey(let key, let known):
      "unknown key"
        + ((synonym(of: key, among: known.all) ?? Self.near(key, among: known.all)).map(Self.suggestion)
          ?? known.words)
    case .missingType(let kinds, let keys): Self.message(forMissing: kinds, keys)
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .unknownChoice(let found, let known):
      "unknown value \"\(found.excerpt)\"" + Self.hint(for: found, among: known)
    case .outOfRange(let found, let range): "\(found.shortText) is out of range (\(range))"
    case .wrongCount(let found, let expected): "expected \(expected), found \(found)"
    case .missingKey(let key): "the key \"\(key)\" is missing"
    case .conflictingKeys(let first, let second): "\"\(first)\" and \"\(second)\" exclude each other"
    case .notAColor(let text):
      "\"\(text.excerpt)\" is not a colour" + Self.hint(for: text, among: Color.names, otherwise: Color.allForms)
    case .notADate(let text): "\"\(text.excerpt)\" is not a date (write \(CalendarDate.forms))"
    case .notAFont(let text): "\"\(text.excerpt)\" is not a font (write \(Font.forms))"
    case .notATag(let text, let kind):
      "\"\(text.excerpt)\" is no tag of \(kind == "axis" ? "an axis" : "a \(kind)") (four letters or digits)"
    case .unknownFont(let name, let known, let families):
      "no font \"\(name.excerpt)\""
        + (nearestName(to: name, among: known).map(Self.suggestion)
          ?? " (families: \(families.map(\.excerpt).joined(separator: ", ")))")
    case .substitutedFont(let asked, let used): "there is no \"\(asked.excerpt)\"; \(used) stands in for it"
    case .noItalic(let font): "\(font.excerpt) has no italic; the upright font is used"
    case .fixedFont(let name):
      "\"\(name.excerpt)\" is one font, with a weight and a slant of its own; name its family to choose them"
    case .unknownTag(let tag, let kind, let font, let known):
      "\(font.excerpt) has no \(kind) \"\(tag)\""
        + (known.isEmpty ? " nor any other" : Self.hint(for: tag, among: known))
    case .proportionalDigits(let font): "the figures of \(font.excerpt) have different widths, and it has no others"
    case .unknownView(let id, let kind, let known):
      "no \(kind) has the id \"\(id.excerpt)\"" + Self.hint(for: id, among: known)
    case .unknownCell(let name, let known):
      "no cell has the reuseIdentifier \"\(name.excerpt)\"" + Self.hint(for: name, among: known)
    case .duplicateCell(let name): "another cell has the reuseIdentifier \(name.quoted); only the first counts"
    case .notBindable(let type): "\(type.withArticle) takes no value (valid: \(ValueHolders.names))"
    case .unclosedBrace: "the brace has no end and stands for itself; write {{ for a brace"
    case .unboundRows: "the rows have no \"bind\", so that nothing of the file shows"
    case .ineffectiveKey(let key, let place): "\"\(key)\" has no effect in \(place)"
    case .itemTooLarge(let found, let room, let side):
      "the items are \(found.shortText) \(side), more than the \(room.shortText) between the insets; UIKit leaves open where they stand"
    case .more(let count): "\(count.grouped) more are left out"
    case .tooManyCells(let limit): "more than \(limit.grouped) cells would show; the others are left out"
    case .unknownElement(let name, let known):
      "no element \"\(name.excerpt)\"" + Self.hint(for: name, among: known)
    case .unreadEncoding(let name):
      "the encoding \"\(name.excerpt)\" is not read (valid: UTF-8, UTF-16, ISO-8859-1, US-ASCII, windows-1252)"
    case .noElement(let kind, let index, let count):
      "there is no \(kind) \(index) (\(count == 0 ? "there are none" : count == 1 ? "there is only 0" : "0 to \(count - 1)"))"
    case .emptyDataFile: "the file is empty"
    case .duplicateColumn(let name): "the first line has the name \"\(name.excerpt)\" twice"
    case .unterminatedValue: "the value in quotes does not end"
    case .entityDeclaration: "the document declares entities, which are not read"
    case .unknownColumn(let name, let file, let known):
      "\(file.excerpt) has no value \"\(name.excerpt)\""
        + (known == [""] ? " (its rows are mere values; write {} for one)" : Self.hint(for: name, among: known))
    case .noLabel: "the root of the scene is not a label"
    case .pictureTooLarge(let width, let height, let limit):
      "a picture of \(width.shortText) × \(height.shortText) pixels is too large "
        + "(at most \(Scene.greatestSide.grouped) a side and \(limit.grouped) in all, the limit \"pixels\")"
    case .substitutedWeight(let asked, let used, let font):
      "\(font?.excerpt ?? "the system font") has no weight \"\(asked.rawValue)\"; \(used) is used"
    case .pictureTooSmall(let width, let height):
      "a picture of \(width.shortText) × \(height.shortText) pixels is too small"
    case .unknownImage(let name, let known):
      "no image \"\(name.excerpt)\"" + Self.hint(forImage: name, among: known)
    case .file(let name, let reason): name.isEmpty ? reason : "\(name.excerpt): \(reason)"
    case .machine(let reason): reason
    case .titleViewTooTall(let height, let limit):
      "the title view is \(height.shortText) points high, more than \(limit.shortText); it is drawn as high as the bar"
    case .notInvertible: "the transform can't be undone: it makes the view flat, so that nothing would show"
    case .perspective: "the transform is not affine: m14 and m24 must be 0, and m44 must not be 0"
    case .notAPath(let text, let fault):
      "\"\(text.excerpt)\" is not an outline: expected \(fault.expected) at character \(fault.position)"
    case .ineffectiveColor(let keyPath):
      "a UIColor has no effect on \(keyPath), which is a CGColor; say it in the view's \"layer\""
    case .missingGlyph(let scalar): "no font has the character \(Self.name(of: scalar)); it is left out"
    case .constraint(let fault): fault.message
    }
  }

  /// What a limit counts, where its name does not say it.
  private static let counted = [
    "values": "values in one file", "views": "views in one scene", "rows": "rows in one file",
    "text": "characters in one text", "layer-pixels": "pixels of layers at the same time",
  ]

  /// A name that is right but for its ending goes before all that are similar.
  ///
  /// The folder of a name is taken as right if it has images, for it would outweigh the rest of the name.
  private static func hint(forImage name: String, among known: [String]) -> String {
    let stem = name.withoutEnding
    if let other = known.first(where: { $0.withoutEnding == stem }) { return suggestion(other) }
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let here = known.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
    if let nearest = nearestName(to: String(name.dropFirst(folder.count)), among: here) {
      return suggestion(folder + nearest)
    }
    let others = known.filter { !$0.hasPrefix(folder) }
    return hint(for: name, among: known.count <= 12 ? others + here.map { folder + $0 } : others)
  }

  /// A pair of brackets with the name that is meant; those of files and of data may hold anything.
  private static func suggestion(_ name: String) -> String { " (did you mean \"\(name.middleExcerpt)\"?)" }

  /// A pair of brackets with the nearest name, or with all names if none is near and they can be read.
  static func hint(for found: String, among known: [String], otherwise forms: String? = nil) -> String {
    if let nearest = near(found, among: known) { return suggestion(nearest) }
    if let forms { return " (write \(forms))" }
    return known.isEmpty ? "" : " (valid: \(known.listed(upTo: 48)))"
  }

  /// The name that is meant; a part of a key path is better known than any name that only looks like it.
  private static func near(_ found: String, among known: [String]) -> String? {
    known.first { $0.hasSuffix("." + found) } ?? nearestName(to: found, among: known)
      ?? known.first { $0.contains(".") && nearestName(to: found, among: [$0.lastPart]) != nil }
  }

  /// The keys that tell what a type is forgotten, and what it can be.
  private static func message(forMissing kinds: [String], _ keys: [String]) -> String {
    let named = keys.prefix(3).map(\.excerpt.quoted).joined(with: "and")
    let said = "the key \"type\" is missing, for \(named) \(keys.count == 1 ? "is a key" : "are keys") of "
    if let kind = kinds.first, kinds.count == 1 { return said + kind.withArticle + ": write \"type\": \"\(kind)\"" }
    return said + kinds.map(\.withArticle).joined(with: "or")
  }

  private static func name(of scalar: UInt32) -> String {
    let hex = String(scalar, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    guard let scalar = Unicode.Scalar(scalar), scalar.properties.isAlphabetic else { return code }
    return "\"\(scalar)\" (\(code))"
  }
}

extension Double {
  /// The number as a person writes it: without a fraction if it has none.
  public var shortText: String {
    self == rounded() && magnitude < 1e15 ? String(Int64(self)) : String(self)
  }
}

extension Double {
  /// The number as a person writes it, with commas between groups of three digits.
  var groupedText: String {
    guard self == rounded(), magnitude < 1e15 else { return shortText }
    return (self < 0 ? "-" : "") + Int(magnitude).grouped
  }
}

extension String {
  /// The name of a type as a sentence has it: `a switch`, `an imageView`.
  var withArticle: String { ("aeiou".contains(first ?? "x") ? "an " : "a ") + self }

  /// The name of a file without what follows its last point.
  fileprivate var withoutEnding: Substring {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return self[...] }
    return self[..<dot]
  }
}

extension String {
  /// What follows the last point of a key path.
  fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}

extension Unicode.Scalar {
  /// Whether the character would break a message's line or turn its writing direction.
  fileprivate var isUnsafeInMessage: Bool {
    switch value {
    case 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: properties.generalCategory == .control
    }
  }
}

extension String {
  /// The text on one line and short enough for a message: 60 characters, control characters as dots.
  public var excerpt: String {
    unicodeScalars.count > 60 ? Self.shown(unicodeScalars.prefix(60)) + "…" : Self.shown(unicodeScalars[...])
  }

  /// The text on one line, cut in its middle: a constraint's number stands at its end.
  var middleExcerpt: String {
    guard unicodeScalars.count > 160 else { return Self.shown(unicodeScalars[...]) }
    return Self.shown(unicodeScalars.prefix(60)) + "…" + Self.shown(unicodeScalars.suffix(80))
  }

  /// The text with dots for control characters.
  fileprivate var onOneLine: String {
    unicodeScalars.contains(where: \.isUnsafeInMessage) ? Self.shown(unicodeScalars[...]) : self
  }

  private static func shown(_ letters: Substring.UnicodeScalarView) -> String {
    letters.map { $0.isUnsafeInMessage ? "·" : String($0) }.joined()
  }
}
