/// Wheels side by side, each with a row in the middle (UIPickerView).
public struct PickerView: ViewContent {
  /// The wheels, from left to right.
  public var components: [Component] = []

  /// Makes a picker without wheels.
  public init() {}

  /// A wheel.
  public struct Component: Sendable {
    /// The rows, from top to bottom.
    public var rows: [Text] = []
    /// The index of the row in the middle.
    public var selectedRow = 0
    /// The width; nil is an equal share of what the others leave.
    public var width: Double?

    /// Makes a wheel without rows.
    public init() {}
  }
}

extension PickerView: SceneObject {
  static let typeName = "pickerView"
  static let summary = "Wheels side by side, 216 points high; the selected rows stand between two lines."
  static let keys: [Key<PickerView>] = [
    Key("components", \.components, default: "[]", "The wheels, from left to right.")
  ]
}

extension PickerView.Component: SceneObject {
  static let typeName = "pickerComponent"
  static let summary = "A wheel: its rows, or an object that also says which one is selected."
  static let keys: [Key<PickerView.Component>] = [
    Key("rows", \.rows, default: "[]", "The rows, from top to bottom."),
    Key("selectedRow", \.selectedRow, in: 0...Scene.greatestLength, default: "0", "The index of the selected row."),
    Key("width", \.width, in: 0...Scene.greatestLength, default: "null", "The width; null is an equal share."),
  ]

  static var form: ValueForm { .any([.array(.string), .object(objectForm)]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> PickerView.Component? {
    guard case .array = json.value else { return readObject(json, &reader) }
    var component = PickerView.Component()
    component.rows = [Text].read(json, &reader) ?? []
    return component
  }

  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkIndex(selectedRow, of: rows.count, key: "selectedRow", in: json)
  }
}
