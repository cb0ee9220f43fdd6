import Geometry
import Testing

@testable import SceneModel

@Suite("User defined runtime attributes")
struct RuntimeAttributeTests {
  private func view(_ attributes: String, kind: String = "view", warnings: Int = 0) throws -> View {
    let text = #"{ "root": { "type": "\#(kind)", "userDefinedRuntimeAttributes": \#(attributes) } }"#
    let document = try SceneDocument(reading: SceneFile(path: "test", bytes: Array(text.utf8), folder: ""))
    try #require(document.faults.map(\.description) == [])
    #expect(document.warnings.count == warnings)
    guard case .view(let view) = document.scene.root else { throw CancellationError() }
    return view
  }

  @Test("Boolean, Number, Point and Size set properties of the layer")
  func layer() throws {
    let layer = try #require(
      try view(
        #"{ "layer.cornerRadius": 8, "layer.masksToBounds": true, "layer.shadowOffset": [1, -2], "layer.anchorPoint": { "type": "point", "value": [0, 1] } }"#
      ).layer)
    #expect(layer.cornerRadius == 8 && layer.masksToBounds == true)
    #expect(layer.shadowOffset == Point(x: 1, y: -2) && layer.anchorPoint == Point(x: 0, y: 1))
  }

  @Test("key-value coding turns numbers, truth values and texts into each other")
  func coercion() throws {
    let layer = try #require(
      try view(#"{ "layer.cornerRadius": "8.5", "layer.masksToBounds": 1, "layer.shadowOpacity": true }"#).layer)
    #expect(layer.cornerRadius == 8.5 && layer.masksToBounds == true && layer.shadowOpacity == 1)
  }

  @Test("String, Localized String, Color, Image, Rect and Nil set properties of the view")
  func view() throws {
    let view = try view(
      #"{ "text": { "type": "localizedString", "value": "Hi" }, "textColor": "red", "frame": { "type": "rect", "value": [1, 2, 3, 4] }, "tintColor": { "type": "nil" }, "hidden": true, "numberOfLines": 3 }"#,
      kind: "label")
    let label = try #require(view.content as? Label)
    #expect(label.text.string == "Hi" && label.textColor == Color(hex: 0xFF0000) && label.numberOfLines == 3)
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4) && view.isHidden)
    let picture = try self.view(#"{ "image": { "type": "image", "value": "Logo" } }"#, kind: "imageView")
    #expect((picture.content as? ImageView)?.image?.name == "Logo")
  }

  @Test("a Range sets the selection, which a picture does not show")
  func range() throws {
    _ = try view(#"{ "selectedRange": { "type": "range", "value": [0, 3] } }"#, kind: "textView")
  }

  @Test("\"a colour given to a CGColor key path has no effect\", which a warning says")
  func colors() throws {
    let view = try view(#"{ "layer.borderColor": "red", "layer.borderWidth": 1 }"#, warnings: 1)
    #expect(view.layer?.borderColor == .black)
  }

  @Test("the parts of a transform are set one by one; angles are radians")
  func transform() throws {
    let view = try view(
      #"{ "layer.transform.scale": 2, "layer.transform.rotation.z": 1.5707963267948966, "layer.transform.translation.x": 7 }"#
    )
    let transform = try #require(view.layer?.transform)
    let seen = transform.applied(to: Point(x: 1, y: 0))
    #expect(abs(seen.x - 7) < 1e-9 && abs(seen.y - 2) < 1e-9)
  }

  @Test("attributes are set last, as on a view that was loaded")
  func order() throws {
    let text =
      #"{ "root": { "userDefinedRuntimeAttributes": { "layer.cornerRadius": 3 }, "layer": { "cornerRadius": 9 } } }"#
    let document = try SceneDocument(reading: SceneFile(path: "test", bytes: Array(text.utf8), folder: ""))
    guard case .view(let view) = document.scene.root else { throw CancellationError() }
    #expect(view.layer?.cornerRadius == 3)
  }

  @Test("a choice may be the number that UIKit has for it: NSTextAlignment 1 is centred on iOS")
  func numbers() throws {
    let label = try #require(
      try view(#"{ "textAlignment": 1, "lineBreakMode": 5, "baselineAdjustment": 1 }"#, kind: "label").content as? Label
    )
    #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.baselineAdjustment == .alignCenters)
    let view = try view(#"{ "contentMode": { "type": "number", "value": 9 } }"#, kind: "imageView")
    #expect(view.contentMode == .topLeft)
    let field = try #require(
      try self.view(#"{ "borderStyle": 3, "clearButtonMode": 1 }"#, kind: "textField").content as? TextField)
    #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .whileEditing)
    let stack = try #require(
      try self.view(#"{ "axis": 1, "alignment": 3, "distribution": 2 }"#, kind: "stackView").content as? StackView)
    #expect(stack.axis == .vertical && stack.alignment == .center && stack.distribution == .fillProportionally)
  }

  @Test("a button's title is set by key paths through its label")
  func titleLabel() throws {
    let button = try #require(
      try view(#"{ "titleLabel.textAlignment": 1, "titleLabel.numberOfLines": 2 }"#, kind: "button").content as? Button)
    #expect(button.titleLabel.label.textAlignment == .center && button.titleLabel.label.numberOfLines == 2)
  }

  @Test("layer.maskedCorners is the sum of a CACornerMask's bits")
  func maskedCorners() throws {
    #expect(try view(#"{ "layer.maskedCorners": 3 }"#).layer?.maskedCorners == [.topLeft, .topRight])
    #expect(try view(#"{ "layer.maskedCorners": 8 }"#).layer?.maskedCorners == [.bottomRight])
  }

  @Test("rasterizing changes nothing in a still picture")
  func rasterizing() throws {
    #expect(try view(#"{ "layer.shouldRasterize": true, "layer.rasterizationScale": 2 }"#).layer == nil)
  }

  @Test("every choice of a view kind that has numbers takes its words by them, and no other")
  func allNumbers() throws {
    #expect(ChoiceNumbers.word(13, of: ContentMode.allCases.map(\.rawValue), for: "contentMode") == nil)
    #expect(ChoiceNumbers.word(0.5, of: ["left"], for: "textAlignment") == nil)
    #expect(ChoiceNumbers.word(-1, of: ["left"], for: "textAlignment") == nil)
    #expect(ChoiceNumbers.word(2, of: ["none", "singleLine"], for: "separatorStyle") == nil)
    for mode in ContentMode.allCases.enumerated() {
      let word = ChoiceNumbers.word(Double(mode.offset), of: ContentMode.allCases.map(\.rawValue), for: "contentMode")
      #expect(word == mode.element.rawValue)
    }
  }

  @Test("an attribute counts as the key that it sets: a date picker has its date")
  func keys() throws {
    let picker =
      try view(
        #"{ "date": "2014-01-01", "minuteInterval": 15 }"#, kind: "datePicker"
      ).content as? DatePicker
    #expect(picker?.date != nil && picker?.minuteInterval == 15)
  }
}
