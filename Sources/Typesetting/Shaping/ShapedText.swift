import Geometry

/// Shaped characters in the order in which they are read.
struct ShapedText {
  /// The smallest parts that a line can be made of.
  private(set) var clusters: [Cluster] = []
  /// Stretches of one font, one style and one direction.
  private(set) var items: [ShapedItem] = []
  /// The glyphs; those of one cluster stand from left to right.
  private(set) var glyphs: [ShapedGlyph] = []

  /// Begins a stretch.
  mutating func begin(_ item: ShapedItem) { items.append(item) }

  /// Adds a cluster to the last stretch.
  mutating func append(
    _ start: Int, _ end: Int, _ new: some Sequence<ShapedGlyph>, extra: Double = 0, _ flags: Cluster.Flags
  ) {
    let first = glyphs.count
    glyphs += new
    var units: Int32 = 0
    for glyph in glyphs[first...] { units &+= glyph.width }
    clusters.append(
      Cluster(
        start: start, end: end, item: items.count - 1, glyphs: first..<glyphs.count, units: units, extra: extra,
        flags: flags))
  }

  /// Adds a part of another text.
  mutating func append(_ other: ShapedText, _ part: Range<Int>) {
    guard let first = part.first, let last = part.last else { return }
    let (from, to) = (other.clusters[first], other.clusters[last])
    let glyphShift = glyphs.count - from.glyphs.lowerBound, itemShift = items.count - from.item
    items += other.items[from.item...to.item]
    glyphs += other.glyphs[from.glyphs.lowerBound..<to.glyphs.upperBound]
    clusters.reserveCapacity(clusters.count + part.count)
    for var cluster in other.clusters[part] {
      cluster.item += itemShift
      cluster.glyphs = cluster.glyphs.lowerBound + glyphShift..<cluster.glyphs.upperBound + glyphShift
      clusters.append(cluster)
    }
  }

  /// Adds another text.
  mutating func append(_ other: ShapedText) { append(other, 0..<other.clusters.count) }

  /// A part by itself.
  func part(_ range: Range<Int>) -> ShapedText {
    var part = ShapedText()
    part.append(self, range)
    return part
  }

  /// Takes clusters away from the end.
  mutating func removeLast(_ count: Int) { clusters.removeLast(count) }

  /// Widens clusters, in points.
  mutating func widen(_ place: Int, by extra: Double) { clusters[place].extra += extra }

  /// The advance of a cluster in points, with the spacing around it.
  func advance(_ place: Int) -> Double {
    let cluster = clusters[place], item = items[cluster.item]
    return Double(cluster.units &+ cluster.spacing(item)) * item.scale + cluster.extra
  }

  /// What of a cluster's spacing is left out if it stands at the left or the right end of a line, in points.
  func margins(_ place: Int) -> (left: Double, right: Double) {
    let cluster = clusters[place], item = items[cluster.item]
    guard cluster.units > 0 else { return (0, 0) }
    return (Double(item.spaceBefore) * item.scale, Double(item.spaceAfter) * item.scale)
  }

  /// The width of a part as a line of its own, in points.
  func width(_ part: Range<Int>) -> Double {
    guard let first = part.first, let last = part.last else { return 0 }
    return part.reduce(0) { $0 + advance($1) } - margins(first).left - margins(last).right
  }
}

/// The smallest part of a text that has a width of its own: a letter, a ligature, a syllable.
struct Cluster {
  /// Where it begins in the text, in bytes.
  var start: Int
  /// Where it ends.
  var end: Int
  /// The place of its stretch.
  var item: Int
  /// The places of its glyphs.
  var glyphs: Range<Int>
  /// The sum of the glyphs' advances, in Pango's units.
  var units: Int32
  /// What it is wider, in points.
  var extra: Double
  /// What may happen at it.
  var flags: Flags

  /// What may happen at a cluster.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A line may end before it.
    static let lineBreak = Flags(rawValue: 1)
    /// A reader takes it and what was before it for two characters.
    static let character = Flags(rawValue: 2)
    /// It is white space at which a line may be broken.
    static let white = Flags(rawValue: 4)
    /// It leads to a tab stop.
    static let tab = Flags(rawValue: 8)
    /// It shows as a hyphen at the end of a line only.
    static let softHyphen = Flags(rawValue: 16)
    /// It is not of the text: an ellipsis or a hyphen.
    static let inserted = Flags(rawValue: 32)
  }

  /// The spacing around it, in Pango's units; what has no width has none.
  func spacing(_ item: ShapedItem) -> Int32 {
    units > 0 ? item.spaceBefore &+ item.spaceAfter &+ item.kern : 0
  }
}

/// A stretch of one font, one style and one direction.
struct ShapedItem {
  /// The place of its style.
  var style: Int
  /// Its font; nil of what has no glyphs.
  var font: ShapedFont?
  /// The depth of its direction; odd runs to the left.
  var level: UInt8
  /// The points in one of Pango's units.
  var scale: Double
  /// Half of the face's tracking, in Pango's units.
  var spaceBefore: Int32 = 0
  /// The other half.
  var spaceAfter: Int32 = 0
  /// What is added after each letter, in Pango's units.
  var kern: Int32 = 0

  /// Whether it is of emoji.
  var isEmoji: Bool { font?.hasColor ?? false }
}

/// A glyph and where it stands beside the pen, in Pango's units.
struct ShapedGlyph {
  /// The index in its font; nil if there is nothing to draw.
  var id: UInt32?
  /// To the right.
  var x: Int32
  /// Downward.
  var y: Int32
  /// The advance.
  var width: Int32
}
