import SceneModel

/// Measures a line while its clusters are put side by side.
struct Pen {
  /// The distance of the line's beginning from the leading edge.
  private let indent: Double
  private let ruler: TabRuler
  /// Where the text after the last tab begins if it stands to the right of the tab.
  private var tabEnd = 0.0
  private var segment = 0.0
  private var stop: TabStop?
  private var beforePoint: Double?
  private var isEmpty = true
  /// The width without white space at the end, in points.
  private(set) var visible = 0.0

  /// Begins a line.
  init(indent: Double, ruler: TabRuler) {
    self.indent = indent
    self.ruler = ruler
  }

  /// Where the text after the last tab begins.
  var segmentStart: Double {
    guard let stop else { return tabEnd }
    let share =
      switch stop.alignment {
      case .left: 0.0
      case .center: segment / 2
      case .right: segment
      case .decimal: beforePoint ?? segment
      }
    return max(tabEnd, stop.location - indent - share)
  }

  /// Where the next cluster stands.
  var x: Double { segmentStart + segment }

  /// Adds a cluster.
  mutating func add(_ text: ShapedText, _ place: Int, of source: SourceText) {
    let flags = text.clusters[place].flags
    if flags.contains(.tab) {
      (tabEnd, segment, beforePoint) = (x, 0, nil)
      stop = ruler.stop(after: indent + tabEnd)
      isEmpty = false
      return
    }
    if stop?.alignment == .decimal, beforePoint == nil, source.bytes[text.clusters[place].start] == 0x2E {
      beforePoint = segment
    }
    segment += text.advance(place)
    if isEmpty { segment -= text.margins(place).left }
    isEmpty = false
    if !flags.contains(.white) { visible = x - text.margins(place).right }
  }
}

extension ShapedText {
  /// Gives the tabs of a line their widths.
  mutating func setTabs(_ pen: Pen, of source: SourceText) {
    guard clusters.contains(where: { $0.flags.contains(.tab) }) else { return }
    var pen = pen
    var open: (place: Int, x: Double)?
    for place in clusters.indices {
      if clusters[place].flags.contains(.tab) {
        if let open { widen(open.place, by: pen.segmentStart - open.x) }
        open = (place, pen.x)
      }
      pen.add(self, place, of: source)
    }
    if let open { widen(open.place, by: pen.segmentStart - open.x) }
  }
}
