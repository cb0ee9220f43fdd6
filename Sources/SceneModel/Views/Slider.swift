/// A thumb on a track (UISlider).
public struct Slider: Control {
  /// Where the thumb stands; a value outside of the range is its nearest end.
  public var value = 0.0
  /// The value at the left end.
  public var minimumValue = 0.0
  /// The value at the right end.
  public var maximumValue = 1.0
  /// The colour of the track left of the thumb; nil is the tint.
  public var minimumTrackTintColor: Color?
  /// The colour of the track right of the thumb; nil is grey.
  public var maximumTrackTintColor: Color?
  /// The colour of the thumb; nil is white.
  public var thumbTintColor: Color?
  /// The picture at the left end.
  public var minimumValueImage: ImageReference?
  /// The picture at the right end.
  public var maximumValueImage: ImageReference?
  /// The picture that is the track left of the thumb; nil draws a line.
  public var minimumTrackImage: ImageReference?
  /// The picture that is the track right of the thumb; nil draws a line.
  public var maximumTrackImage: ImageReference?
  /// The picture that is the thumb; nil draws a disc.
  public var thumbImage: ImageReference?
  /// Whether it can be touched; if not, it is pale.
  public var state = ControlState()

  /// Makes a slider from 0 to 1 that stands at 0.
  public init() {}
}

extension Slider: SceneObject {
  static let typeName = "slider"
  static let summary = "A thumb on a track, in the middle of the height of its frame."
  static let keys: [Key<Slider>] = [
    Key("value", \.value, default: "0", "Where the thumb stands; beyond the range it stands at the nearest end."),
    Key("minimumValue", \.minimumValue, default: "0", "The value at the left end."),
    Key("maximumValue", \.maximumValue, default: "1", "The value at the right end."),
    Key(
      "minimumTrackTintColor", \.minimumTrackTintColor, default: "null",
      "The colour of the track left of the thumb; null is the tint."),
    Key(
      "maximumTrackTintColor", \.maximumTrackTintColor, default: "null",
      "The colour of the track right of the thumb; null is grey."),
    Key("thumbTintColor", \.thumbTintColor, default: "null", "The colour of the thumb; null is white."),
    Key("minimumValueImage", \.minimumValueImage, default: "null", "The picture at the left end."),
    Key("maximumValueImage", \.maximumValueImage, default: "null", "The picture at the right end."),
    Key(
      "minimumTrackImage", \.minimumTrackImage, default: "null",
      "The picture that is the track left of the thumb, as high as it is; null draws a line."),
    Key(
      "maximumTrackImage", \.maximumTrackImage, default: "null",
      "The picture that is the track right of the thumb, as high as it is; null draws a line."),
    Key("thumbImage", \.thumbImage, default: "null", "The picture that is the thumb; null draws a disc."),
    isEnabledKey,
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkRange(minimumValue, maximumValue, in: json)
  }
}

extension Slider: ValueHolder {
  static let valueSummary = "A number as its `value`; beyond its range it stands at the nearer end, with a warning."
  var bindingUse: BindingUse { .number(minimumValue...max(minimumValue, maximumValue)) }

  mutating func hold(_ value: BoundValue) { self.value = value.number ?? self.value }
}
