extension TextAttributes {
  /// The attributes with those of another state where they say nothing.
  ///
  /// What has a default in place of nil says nothing as long as it has that.
  public func completed(by usual: TextAttributes) -> TextAttributes {
    var all = self
    all.font = font ?? usual.font
    all.foregroundColor = foregroundColor ?? usual.foregroundColor
    all.backgroundColor = backgroundColor ?? usual.backgroundColor
    all.kern = kern ?? usual.kern
    all.strokeColor = strokeColor ?? usual.strokeColor
    all.underlineColor = underlineColor ?? usual.underlineColor
    all.strikethroughColor = strikethroughColor ?? usual.strikethroughColor
    all.shadow = shadow ?? usual.shadow
    all.link = link ?? usual.link
    all.textEffect = textEffect ?? usual.textEffect
    all.paragraphStyle = paragraphStyle ?? usual.paragraphStyle
    func complete<Value: Equatable>(_ property: WritableKeyPath<TextAttributes, Value>) {
      guard self[keyPath: property] == TextAttributes()[keyPath: property] else { return }
      all[keyPath: property] = usual[keyPath: property]
    }
    complete(\.ligature)
    complete(\.strokeWidth)
    complete(\.underlineStyle)
    complete(\.strikethroughStyle)
    complete(\.baselineOffset)
    complete(\.obliqueness)
    complete(\.expansion)
    return all
  }
}
