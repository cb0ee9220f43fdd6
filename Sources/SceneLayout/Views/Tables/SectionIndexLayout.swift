import Geometry
import SceneModel
import Typesetting

extension TableView {
  /// The title that stands for a magnifying glass (`UITableViewIndexSearch`).
  private static let search = "{search}"

  /// The width of the strip of letters: what is wider than a letter widens it; 0 without titles.
  func sectionIndexWidth(height: Double, _ context: LayoutContext) -> Double {
    guard !sectionIndexTitles.isEmpty else { return 0 }
    let theme = context.theme.table.index
    let shown = Self.thinned(sectionIndexTitles, room: Int(max(0, height / theme.pitch)))
    let widths = shown.compactMap { title in title.map { indexLine($0, context).size.width + theme.padding } }
    return max(theme.width, context.grid.ceil(widths.max() ?? 0))
  }

  private func indexLine(_ title: Text, _ context: LayoutContext) -> TypesetText {
    let isSearch = title.string == Self.search
    return context.line(isSearch ? "" : title, Font(size: context.theme.table.index.fontSize, weight: .bold))
  }

  /// The strip of letters at the right edge, in the middle of what bars leave free of the table.
  func sectionIndex(in rect: Rect, width: Double, tint: Color, _ context: LayoutContext) -> Box {
    let theme = context.theme.table.index
    let strip = Rect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height)
    let ground = sectionIndexBackgroundColor ?? theme.backgroundColor
    var box = Box("sectionIndex", frame: strip, content: .fill(ground))
    let shown = Self.thinned(sectionIndexTitles, room: Int(max(0, strip.height / theme.pitch)))
    let top = (strip.height - Double(shown.count) * theme.pitch) / 2
    let color = sectionIndexColor ?? tint
    box.children = shown.enumerated().map { index, title in
      let place = Rect(x: 0, y: top + Double(index) * theme.pitch, width: strip.width, height: theme.pitch)
      guard let title else {
        let dot = Rect(x: place.midX - 2, y: place.midY - 2, width: 4, height: 4)
        let path = PathContent(.circle(center: Point(x: 2, y: 2), radius: 2), fill: color)
        return Box("dot", frame: dot, content: .path(path))
      }
      if title.string == Self.search {
        let glass = CellGlyphs.indexGlass
        let origin = Point(x: place.midX - glass.size.width / 2, y: place.midY - glass.size.height / 2)
        return glass.box("search", at: origin, color)
      }
      // Lines are set closer than the font has them.
      let text = indexLine(title, context)
      let frame = Rect(
        x: place.minX, y: place.midY - text.size.height / 2, width: place.width, height: text.size.height)
      return text.box("letter", in: frame, alignment: .center, color: color, site: title.site)
    }
    return box
  }

  /// The titles as far as there is room: where they don't all fit, dots stand between those that are left, and the first
  /// and the last are always among these (nil is a dot; UIKit's look from memory, C).
  private static func thinned(_ titles: [Text], room: Int) -> [Text?] {
    guard titles.count > room else { return titles }
    guard room >= 3, let last = titles.last else { return Array(titles.prefix(max(0, min(room, 1)))) }
    // An odd number of places, so that letters stand at both ends.
    let places = room % 2 == 0 ? room - 1 : room
    let letters = places / 2 + 1
    return (0..<places).map { place in
      guard place % 2 == 0 else { return nil }
      let number = place / 2
      return number == letters - 1 ? last : titles[number * (titles.count - 1) / (letters - 1)]
    }
  }
}
