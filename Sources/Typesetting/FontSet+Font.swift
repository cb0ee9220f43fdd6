extension FontSet {
  /// A font that a face may name.
  public struct Font: Hashable, Sendable {
    /// Where it is, with the axes of a named instance in their places.
    public var file: FontFile
    /// The name of its family, by which faces ask for it.
    public var family: String
    /// The weight by OpenType's scale, 100 to 900.
    public var weight: Int
    /// Whether it is slanted.
    public var isItalic: Bool
    /// How wide its letters are, in per cent of the usual.
    public var width: Int
    /// The names that mean this font and no other: its PostScript name first, then its full names.
    public var names: [String]
    /// The axes of a variable font.
    public var axes: [FontAxis]
    /// Whether it is a named place of a variable font: it is found by its own names only, since the variable font
    /// itself stands for the family.
    public var isInstance: Bool
    /// Whether its glyphs have colours of their own, as those of emoji do.
    public var hasColor = false

    /// Describes a font.
    public init(
      file: FontFile, family: String, weight: Int = 400, isItalic: Bool = false, width: Int = 100,
      names: [String] = [], axes: [FontAxis] = [], isInstance: Bool = false
    ) {
      self.file = file
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
      self.width = width
      self.names = names
      self.axes = axes
      self.isInstance = isInstance
    }

    /// The weight that comes nearest to one: its own, or the place on its axis of weights.
    public func weight(nearestTo asked: Int) -> Int {
      guard !isInstance, let axis = axis("wght") else { return weight }
      return Int(axis.place(nearestTo: Double(asked)).rounded())
    }

    /// Whether it is slanted or has an axis that slants it.
    public var canSlant: Bool { isItalic || !isInstance && (axis("ital") != nil || axis("slnt") != nil) }

    /// The axis of a tag, if the font has it.
    public func axis(_ tag: String) -> FontAxis? { axes.first { $0.tag == tag } }

    /// The file with the axes where a face wants them; an axis that stays at its standard is not named.
    func file(for face: FontFace) -> FontFile {
      guard !axes.isEmpty else { return file }
      var places = file.variations
      if !isInstance {
        places.append(FontVariation(axis: "wght", value: Double(face.weight)))
        if face.isItalic, !isItalic {
          // A slant is an angle that is negative to the right; an italic is 1 on its axis.
          places.append(FontVariation(axis: "slnt", value: axis("ital") == nil ? -90 : 0))
          places.append(FontVariation(axis: "ital", value: 1))
        }
      }
      places += face.variations
      var placed = file
      placed.variations = axes.compactMap { axis in
        guard let asked = places.last(where: { $0.axis == axis.tag })?.value else { return nil }
        let place = axis.place(nearestTo: asked)
        return place == axis.standard ? nil : FontVariation(axis: axis.tag, value: place)
      }
      return placed
    }
  }
}
