public import Geometry

/// A screen: how large it is, how fine, and what the housing takes away.
public struct Device: Hashable, Sendable {
  /// The size held upright, in points.
  public var size = Size(width: 320, height: 568)
  /// Device pixels for each point.
  public var scale = 2.0
  /// The part that must stay free held upright, in points: below the sensor housing and above the home indicator.
  public var safeArea = Insets.zero
  /// The same held sideways.
  public var landscapeSafeArea = Insets.zero

  /// Makes the screen of an iPhone 5s.
  public init() {}

  /// Makes a screen.
  public init(
    width: Double, height: Double, scale: Double, safeArea: Insets = .zero, landscapeSafeArea: Insets = .zero
  ) {
    size = Size(width: width, height: height)
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
  }

  /// The device of a scene that names none: the iPhone 5s, on which most iOS 7 screenshots were taken.
  public static let standard = Device()

  /// The devices that a scene can name.
  ///
  /// Sizes and scales are those of Apple's "Layout" page of the Human Interface Guidelines and of the technical
  /// specifications; safe areas are UIKit's values on the system each shipped with.
  public static let named: [(name: String, device: Device)] = [
    ("iPhone 3GS", Device(width: 320, height: 480, scale: 1)),
    ("iPhone 4", Device(width: 320, height: 480, scale: 2)),
    ("iPhone 4s", Device(width: 320, height: 480, scale: 2)),
    ("iPhone 5", .standard), ("iPhone 5c", .standard), ("iPhone 5s", .standard), ("iPhone SE", .standard),
    ("iPhone 6", .with667Points), ("iPhone 6s", .with667Points), ("iPhone 7", .with667Points),
    ("iPhone 8", .with667Points), ("iPhone SE 2", .with667Points), ("iPhone SE 3", .with667Points),
    ("iPhone 6 Plus", .plus), ("iPhone 6s Plus", .plus), ("iPhone 7 Plus", .plus), ("iPhone 8 Plus", .plus),
    ("iPhone X", .notched(375, 812, top: 44)), ("iPhone XS", .notched(375, 812, top: 44)),
    ("iPhone XR", .notched(414, 896, scale: 2, top: 44)), ("iPhone XS Max", .notched(414, 896, top: 44)),
    ("iPhone 11", .notched(414, 896, scale: 2, top: 48)), ("iPhone 11 Pro", .notched(375, 812, top: 44)),
    ("iPhone 11 Pro Max", .notched(414, 896, top: 44)),
    ("iPhone 12 mini", .notched(375, 812, top: 50)), ("iPhone 12", .notched(390, 844, top: 47)),
    ("iPhone 12 Pro", .notched(390, 844, top: 47)), ("iPhone 12 Pro Max", .notched(428, 926, top: 47)),
    ("iPhone 13 mini", .notched(375, 812, top: 50)), ("iPhone 13", .notched(390, 844, top: 47)),
    ("iPhone 13 Pro", .notched(390, 844, top: 47)), ("iPhone 13 Pro Max", .notched(428, 926, top: 47)),
    ("iPhone 14", .notched(390, 844, top: 47)), ("iPhone 14 Plus", .notched(428, 926, top: 47)),
    ("iPhone 14 Pro", .notched(393, 852, top: 59)), ("iPhone 14 Pro Max", .notched(430, 932, top: 59)),
    ("iPhone 15", .notched(393, 852, top: 59)), ("iPhone 15 Plus", .notched(430, 932, top: 59)),
    ("iPhone 15 Pro", .notched(393, 852, top: 59)), ("iPhone 15 Pro Max", .notched(430, 932, top: 59)),
    ("iPhone 16", .notched(393, 852, top: 59)), ("iPhone 16 Plus", .notched(430, 932, top: 59)),
    ("iPhone 16 Pro", .notched(402, 874, top: 62)), ("iPhone 16 Pro Max", .notched(440, 956, top: 62)),
  ]

  private static let with667Points = Device(width: 375, height: 667, scale: 2)
  private static let plus = Device(width: 414, height: 736, scale: 3)

  /// A screen without a home button: 34 points for the indicator upright, 21 sideways.
  private static func notched(_ width: Double, _ height: Double, scale: Double = 3, top: Double) -> Device {
    Device(
      width: width, height: height, scale: scale, safeArea: Insets(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: Insets(top: 0, left: top, bottom: 21, right: top))
  }
}

extension Device: SceneValue {
  static let form = ValueForm.any([.choice(named.map(\.name)), .object(Measures.objectForm)])

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Device? {
    guard case .string(let text) = json.value else {
      guard case .object = json.value else {
        return reader.reject(json, expected: "a device's name or { \"size\": [width, height], \"scale\": 2 }")
      }
      guard let device = Measures.read(json, &reader)?.device, device.shorterSide >= 1 else { return nil }
      return device
    }
    if let match = named.first(where: { $0.name == text }) { return match.device }
    reader.report(.unknownChoice(found: text, known: named.map(\.name)), at: json.offset)
    return nil
  }

  private var shorterSide: Double { min(size.width, size.height) }

  private struct Measures: SceneObject {
    static let typeName = "deviceMeasures"
    static let summary = "A screen by its measures."
    static let keys: [Key<Measures>] = [
      Key(
        "size", \.device.size, isRequired: true,
        "The size held upright, in points: at least 1 × 1, and no more than 16,384 pixels a side or 64,000,000 in all."),
      Key("scale", \.device.scale, in: Scene.scales, default: "2", "Device pixels for each point."),
      Key("safeArea", \.device.safeArea, default: "[0, 0, 0, 0]", "What must stay free held upright."),
      Key("landscapeSafeArea", \.device.landscapeSafeArea, default: "[0, 0, 0, 0]", "The same held sideways."),
    ]
    var device = Device()

    func check(_ json: JSON, _ reader: inout SceneReader) {
      guard device.shorterSide < 1 else { return }
      reader.report(.outOfRange(found: device.shorterSide, range: "a screen is at least 1 × 1"), at: json.offset)
    }
  }
}
