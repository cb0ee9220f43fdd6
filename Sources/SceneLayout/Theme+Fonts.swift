public import SceneModel
public import Typesetting

extension Scene.Style {
  /// The face of a font in this look.
  public func face(of font: Font, in fonts: FontSet) -> FontFace {
    theme.face(of: font, in: fonts)
  }
}

extension Theme {
  /// The face of a font: the system's, or the one that a name means in a set of fonts.
  func face(of font: Font, in fonts: FontSet) -> FontFace {
    var face =
      font.family.map { named($0, font, in: fonts) } ?? self.systemFont.face(font.weight, isItalic: font.isItalic)
    face.variations = font.variations.entries.map { FontVariation(axis: $0.tag, value: $0.value) }
    face.features = font.features.entries.map { FontFeature(tag: $0.tag, value: $0.value) }
    // The system font's figures are all of one width already.
    if font.hasMonospacedDigits, font.family != nil, font.features["tnum"] == nil {
      face.features.append(FontFeature(tag: "tnum"))
    }
    return face
  }

  /// The face of a named font; one that has a weight and a slant of its own keeps them.
  private func named(_ name: String, _ font: Font, in fonts: FontSet) -> FontFace {
    let asked = FontFace(family: name, weight: font.weight.number, isItalic: font.isItalic)
    guard let known = fonts.named(name) else { return asked }
    let weight = known.weight ?? asked.weight, isItalic = known.isItalic ?? asked.isItalic
    if known.alias?.isLook == true { return SystemFont.helvetica.face(named: weight, isItalic: isItalic) }
    return FontFace(
      family: known.alias?.standIn ?? name, weight: weight, isItalic: isItalic, metrics: known.alias?.metrics)
  }
}
