public import Geometry

/// A text whose parts look different (NSAttributedString).
public struct AttributedText: Hashable, Sendable {
  /// The parts, in reading order.
  public var runs: [TextRun] = []

  /// Makes an empty text.
  public init() {}

  /// Makes a text of parts.
  public init(_ runs: [TextRun]) {
    self.runs = runs
  }

  /// The characters; U+FFFC stands for an image.
  public var string: String { runs.map(\.string).joined() }
}

/// A part of a text that looks the same throughout: characters or one image.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: Text = ""
  /// The image in place of characters.
  public var attachment: TextAttachment?
  /// How it looks.
  public var attributes = TextAttributes()

  /// Makes an empty part.
  public init() {}

  /// Makes a part with characters.
  public init(_ text: Text, _ attributes: TextAttributes = TextAttributes()) {
    self.text = text
    self.attributes = attributes
  }

  /// The characters as they are set; U+FFFC stands for an image.
  public var string: String { attachment == nil ? text.string : "\u{FFFC}" }
}

/// An image that stands in a line like a letter (NSTextAttachment).
public struct TextAttachment: Hashable, Sendable {
  /// The picture.
  public var image: ImageReference?
  /// Its place from the line's baseline and its size; nil is its own size on the baseline.
  ///
  /// As in NSTextAttachment, and nowhere else in a scene, y counts upward: -4 lowers the picture by 4 points.
  public var bounds: Rect?

  /// Makes an attachment without a picture.
  public init() {}
}

extension AttributedText: SceneValue {
  static let form = ValueForm.named(
    "attributedText", summary: "A text or its parts, each a text or a text with attributes.",
    .any([.string, TextRun.form, .array(TextRun.form)]))

  static func read(_ json: JSON, _ reader: inout SceneReader) -> AttributedText? {
    guard case .array = json.value else { return TextRun.read(json, &reader).map { AttributedText([$0]) } }
    let runs = [TextRun].read(json, &reader)
    let limits = reader.file.limits
    if let runs, runs.reduce(0, { $0 + $1.text.string.unicodeScalars.count }) > limits.text {
      reader.report(Limit.fault(\.text, limits), at: json.offset)
      return nil
    }
    return runs.map { AttributedText($0) }
  }
}

extension TextRun: SceneObject {
  static let typeName = "textRun"
  static let summary = "A part of a text with its attributes."
  static let keys: [Key<TextRun>] =
    [
      Key("text", \.text, default: "\"\"", "The characters."),
      Key("attachment", \.attachment, default: "null", "An image in place of characters."),
    ] + TextAttributes.keys.map { $0.lifted(to: \.attributes) }

  static var form: ValueForm { .any([.string, .object(objectForm)]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> TextRun? {
    if case .string = json.value { return Text.read(json, &reader).map { TextRun($0) } }
    return readObject(json, &reader)
  }

  func check(_ json: JSON, _ reader: inout SceneReader) {
    if attachment != nil, !text.string.isEmpty {
      reader.report(.conflictingKeys("text", "attachment"), at: json.offset)
    }
  }
}

extension TextAttachment: SceneObject {
  static let typeName = "textAttachment"
  static let summary = "An image that stands in a line like a letter; a string is an image by its name."
  static let keys: [Key<TextAttachment>] = [
    Key("image", \.image, default: "null", "The picture."),
    Key(
      "bounds", \.bounds, default: "null",
      "Its place from the baseline and its size; here y counts upward; null is its own size on the baseline."),
  ]

  static var form: ValueForm { .any([.string, .object(objectForm)]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> TextAttachment? {
    guard case .string = json.value else { return readObject(json, &reader) }
    return ImageReference.read(json, &reader).map { image in
      var attachment = TextAttachment()
      attachment.image = image
      return attachment
    }
  }
}
