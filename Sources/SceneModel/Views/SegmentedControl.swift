public import Geometry

/// A row of choices (UISegmentedControl).
public struct SegmentedControl: Control {
  /// The segments, from left to right.
  public var items: [Segment] = []
  /// The index of the selected segment, or −1 for none.
  public var selectedSegmentIndex = -1
  /// Whether segments act as buttons, so that none stays selected.
  public var isMomentary = false
  /// Whether segments without a width of their own are as wide as their contents need; else all are equally wide.
  public var apportionsSegmentWidthsByContent = false
  /// Whether it can be touched; if not, it is pale.
  public var state = ControlState()

  /// Makes a control without segments.
  public init() {}

  /// One choice: a title or an image.
  public struct Segment: Sendable {
    /// The title.
    public var title: Text = ""
    /// A template image in place of the title.
    public var image: ImageReference?
    /// Its width; 0 lets the control choose.
    public var width = 0.0
    /// How far the title or the image lies from its place.
    public var contentOffset = Point.zero
    /// Whether it can be chosen; the content of a segment that cannot is pale.
    public var isEnabled = true

    /// Makes an empty segment.
    public init() {}
  }
}

extension SegmentedControl: SceneObject {
  static let typeName = "segmentedControl"
  static let summary = "A row of choices, 29 points high."
  static let keys: [Key<SegmentedControl>] = [
    Key("items", \.items, default: "[]", "The segments, from left to right."),
    Key(
      "selectedSegmentIndex", \.selectedSegmentIndex, in: -1...9999, default: "-1",
      "The index of the selected segment; -1 is none."),
    Key("isMomentary", \.isMomentary, default: "false", "Whether no segment stays selected."),
    Key(
      "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, default: "false",
      "Whether segments are as wide as their contents need; else all are equally wide."),
    isEnabledKey,
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkIndex(selectedSegmentIndex, of: items.count, key: "selectedSegmentIndex", in: json)
  }
}

extension SegmentedControl.Segment: SceneObject {
  static let typeName = "segment"
  static let summary = "A segment: a title, or an object with a title or an image."
  static let keys: [Key<SegmentedControl.Segment>] = [
    Key("title", \.title, default: "\"\"", "The title."),
    Key("image", \.image, default: "null", "A template image in place of the title."),
    Key("width", \.width, in: 0...Scene.greatestLength, default: "0", "Its width; 0 lets the control choose."),
    Key(
      "contentOffset", \.contentOffset, default: "[0, 0]", "How far the title or the image lies from its place."),
    Key("isEnabled", \.isEnabled, default: "true", "Whether it can be chosen; if not, its content is pale."),
  ]

  static var form: ValueForm { .any([.string, .object(objectForm)]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> SegmentedControl.Segment? {
    guard case .string = json.value else { return readObject(json, &reader) }
    var segment = SegmentedControl.Segment()
    segment.title = Text.read(json, &reader) ?? ""
    return segment
  }

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value else { return }
    let contents = members.filter { ["title", "image"].contains($0.key) }
    for second in contents.dropFirst() {
      reader.report(.conflictingKeys(contents[0].key, second.key), at: second.keyOffset)
    }
  }
}

extension SceneReader {
  /// Reports an index that is beyond its list; −1 stands for no element.
  mutating func checkIndex(_ index: Int, of count: Int, key: String, in json: JSON) {
    guard index >= count, case .object(let members) = json.value,
      let member = members.first(where: { $0.key == key })
    else { return }
    let range = count == 0 ? "there are no elements" : "0 to \(count - 1)"
    report(.outOfRange(found: Double(index), range: range), at: member.value.offset, under: key)
  }
}

extension SegmentedControl: ValueHolder {
  static let valueSummary = "The index of one of its segments as `selectedSegmentIndex`, or -1 for none."
  var bindingUse: BindingUse { .index(least: -1, count: items.count) }

  mutating func hold(_ value: BoundValue) {
    guard let index = value.wholeNumber, index >= -1, index < items.count else { return }
    selectedSegmentIndex = index
  }
}
