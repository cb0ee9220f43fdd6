extension Button: SceneObject {
  static let typeName = "button"
  static let summary = "A button; its look in other states is under `states`, and the state flags choose one."
  static let keys: [Key<Button>] =
    [
      Key("buttonType", \.buttonType, default: "\"custom\"", "The kind; all but custom are drawn in the tint colour."),
      Key("title", \.normal.title, default: "null", "The title."),
      Key("titleColor", \.normal.titleColor, default: "null", "The colour of the title; null is white or the tint."),
      Key("titleShadowColor", \.normal.titleShadowColor, default: "null", "The colour of its shadow; null draws none."),
      Key("image", \.normal.image, default: "null", "The image before the title."),
      Key("backgroundImage", \.normal.backgroundImage, default: "null", "The image stretched behind everything."),
      Key("states", \.states, default: "{}", "What it shows in other states than the normal one."),
    ] + stateKeys + [
      Key("titleLabel", \.titleLabel, default: "{}", "How the title is set."),
      Key("contentEdgeInsets", \.contentEdgeInsets, default: "[0, 0, 0, 0]", "Margins around image and title."),
      Key("titleEdgeInsets", \.titleEdgeInsets, default: "[0, 0, 0, 0]", "Margins that move and narrow the title."),
      Key("imageEdgeInsets", \.imageEdgeInsets, default: "[0, 0, 0, 0]", "Margins that move the image."),
      Key(
        "contentHorizontalAlignment", \.contentHorizontalAlignment, default: "\"center\"",
        "Where image and title stand between left and right."),
      Key(
        "contentVerticalAlignment", \.contentVerticalAlignment, default: "\"center\"",
        "Where image and title stand between top and bottom."),
      Key(
        "adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, default: "true",
        "Whether a custom button's images get darker under a finger."),
      Key(
        "adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, default: "true",
        "Whether a custom button's images get paler when it is disabled."),
      Key(
        "showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, default: "false",
        "Whether it glows white under a finger."),
    ]
}

extension Button.Appearance: SceneObject {
  static let typeName = "buttonAppearance"
  static let summary = "What a button shows in a state; null is what it shows normally."
  static let keys: [Key<Button.Appearance>] = [
    Key("title", \.title, default: "null", "The title."),
    Key("titleColor", \.titleColor, default: "null", "The colour of the title."),
    Key("titleShadowColor", \.titleShadowColor, default: "null", "The colour of its shadow."),
    Key("image", \.image, default: "null", "The image before the title."),
    Key("backgroundImage", \.backgroundImage, default: "null", "The image stretched behind everything."),
  ]
}

extension Button.States: SceneObject {
  static let typeName = "buttonStates"
  static let summary = "What a button shows in states; a combined state takes nothing from its parts."
  static let keys: [Key<Button.States>] = [
    Key("highlighted", \.highlighted, default: "{}", "With a finger on it."),
    Key("disabled", \.disabled, default: "{}", "When it cannot be touched."),
    Key("selected", \.selected, default: "{}", "When it is chosen."),
    Key("selectedHighlighted", \.selectedHighlighted, default: "{}", "When it is chosen and a finger is on it."),
    Key("selectedDisabled", \.selectedDisabled, default: "{}", "When it is chosen and cannot be touched."),
  ]
}

extension Button.TitleLabel: SceneObject {
  static let typeName = "buttonTitleLabel"
  static let summary = "How a button's title is set."
  static let keys: [Key<Button.TitleLabel>] = [
    Key("font", \.label.font, default: "null", "The font; null is the system font of 18 points, 15 in other kinds."),
    Key("textAlignment", \.label.textAlignment, default: "null", "How several lines stand; null is left."),
    Key("numberOfLines", \.label.numberOfLines, in: 0...10_000, default: "1", "The most lines; 0 is as many as fit."),
    Key(
      "lineBreakMode", \.label.lineBreakMode, default: "\"byTruncatingMiddle\"",
      "What becomes of a title that is too long."),
    Key(
      "adjustsFontSizeToFitWidth", \.label.adjustsFontSizeToFitWidth, default: "false",
      "Whether the font gets smaller until a title of one line fits."),
    Key(
      "minimumScaleFactor", \.label.minimumScaleFactor, in: 0...1, default: "0",
      "The smallest share of the font size to shrink to; 0 is without a floor."),
    Key(
      "baselineAdjustment", \.label.baselineAdjustment, default: "\"alignBaselines\"",
      "Where a title that was shrunk stands in the height."),
    Key("shadowOffset", \.label.shadowOffset, default: "[0, 0]", "Where the shadow lies, from the title."),
  ]
}

extension Button: ValueHolder {
  static let valueSummary = "Any value but a text with attributes, as its `title`."
  var bindingUse: BindingUse { .text }

  mutating func hold(_ value: BoundValue) { normal.title = value.plainText ?? normal.title }
}
