/// A font that UIKit has and nobody may hand on, and the pinned font that stands in for it.
public struct FontAlias: Sendable {
  /// One font of the family.
  struct Member: Sendable {
    var name: String
    var weight: Int
    var isItalic: Bool

    init(_ name: String, _ weight: Int = 400, italic isItalic: Bool = false) {
      self.name = name
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// The name of the family, as UIKit lists it; nil where only single fonts have a stand-in.
  public var family: String?
  /// The family that stands in for it.
  public var standIn: String
  /// Whether it is what the look itself imitates: it has the system font's faces and measures.
  public var isLook = false
  /// The line metrics of the original; nil if they are not known, so that the stand-in's hold.
  public var metrics: LineMetrics?
  /// The fonts of the family, by PostScript name.
  var members: [Member]

  /// The families that have a stand-in of the same widths, for the letters of which the URW fonts were made.
  ///
  /// Line metrics: those of Arial, Times New Roman and Courier New are in their `hhea` tables. Helvetica's and Courier's
  /// tables say 0.77 and 0.23, 0.754 and 0.246; Apple's text system adds 15 % of their sum to the ascent, so that their
  /// lines are as high as Arial's.
  static let all: [FontAlias] = [
    FontAlias(
      family: "Helvetica Neue", standIn: "Nimbus Sans", isLook: true,
      members: [
        Member("HelveticaNeue"), Member("HelveticaNeue-Italic", italic: true),
        Member("HelveticaNeue-UltraLight", 100), Member("HelveticaNeue-UltraLightItalic", 100, italic: true),
        Member("HelveticaNeue-Thin", 200), Member("HelveticaNeue-ThinItalic", 200, italic: true),
        Member("HelveticaNeue-Light", 300), Member("HelveticaNeue-LightItalic", 300, italic: true),
        Member("HelveticaNeue-Medium", 500), Member("HelveticaNeue-MediumItalic", 500, italic: true),
        Member("HelveticaNeue-Bold", 700), Member("HelveticaNeue-BoldItalic", 700, italic: true),
      ]),
    FontAlias(
      standIn: "Nimbus Sans Narrow",
      members: [Member("HelveticaNeue-CondensedBold", 700), Member("HelveticaNeue-CondensedBlack", 900)]),
    FontAlias(
      family: "Helvetica", standIn: "Nimbus Sans",
      metrics: LineMetrics(ascender: 0.92, descender: 0.23, leading: 0),
      members: [
        Member("Helvetica-Bold", 700), Member("Helvetica-Oblique", italic: true),
        Member("Helvetica-BoldOblique", 700, italic: true), Member("Helvetica-Light", 300),
        Member("Helvetica-LightOblique", 300, italic: true),
      ]),
    FontAlias(
      family: "Arial", standIn: "Nimbus Sans",
      metrics: LineMetrics(ascender: 0.905, descender: 0.212, leading: 0.033),
      members: [
        Member("ArialMT"), Member("Arial-BoldMT", 700), Member("Arial-ItalicMT", italic: true),
        Member("Arial-BoldItalicMT", 700, italic: true),
      ]),
    FontAlias(
      family: "Courier", standIn: "Nimbus Mono PS",
      metrics: LineMetrics(ascender: 0.904, descender: 0.246, leading: 0),
      members: [
        Member("Courier-Bold", 700), Member("Courier-Oblique", italic: true),
        Member("Courier-BoldOblique", 700, italic: true),
      ]),
    FontAlias(
      family: "Courier New", standIn: "Nimbus Mono PS",
      metrics: LineMetrics(ascender: 0.833, descender: 0.3, leading: 0),
      members: [
        Member("CourierNewPSMT"), Member("CourierNewPS-BoldMT", 700), Member("CourierNewPS-ItalicMT", italic: true),
        Member("CourierNewPS-BoldItalicMT", 700, italic: true),
      ]),
    FontAlias(
      family: "Times New Roman", standIn: "Nimbus Roman",
      metrics: LineMetrics(ascender: 0.891, descender: 0.216, leading: 0.042),
      members: [
        Member("TimesNewRomanPSMT"), Member("TimesNewRomanPS-BoldMT", 700),
        Member("TimesNewRomanPS-ItalicMT", italic: true), Member("TimesNewRomanPS-BoldItalicMT", 700, italic: true),
      ]),
    FontAlias(
      family: "Palatino", standIn: "P052",
      members: [
        Member("Palatino-Roman"), Member("Palatino-Bold", 700), Member("Palatino-Italic", italic: true),
        Member("Palatino-BoldItalic", 700, italic: true),
      ]),
    // Symbol and Zapf Dingbats have none: in URW's files their signs stand in the places of Latin letters.
    // PostScript's, which iOS lacks but people know from elsewhere.
    FontAlias(family: "Times", standIn: "Nimbus Roman", members: []),
    FontAlias(family: "ITC Avant Garde Gothic", standIn: "URW Gothic", members: []),
    FontAlias(family: "ITC Bookman", standIn: "URW Bookman", members: []),
    FontAlias(family: "New Century Schoolbook", standIn: "C059", members: []),
    FontAlias(family: "ITC Zapf Chancery", standIn: "Z003", members: []),
  ]
}
