public import SceneModel

extension Label {
  /// Makes a label with UILabel's names.
  public init(
    text: String, font: Font? = nil, textColor: Color? = nil, textAlignment: TextAlignment? = nil,
    numberOfLines: Int = 1
  ) {
    self.init(Text(text))
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.numberOfLines = numberOfLines
  }
}

extension Switch {
  /// Makes a switch.
  public init(isOn: Bool) {
    self.init()
    self.isOn = isOn
  }
}

extension Font {
  /// The system font (UIFont's `systemFont(ofSize:)`).
  public static func systemFont(ofSize size: Double) -> Font { Font(size: size) }
  /// The bold system font (UIFont's `boldSystemFont(ofSize:)`).
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, weight: .bold) }
}
