import Geometry
import SceneModel

extension CollectionView: ViewLayout {
  var clipsByDefault: Bool { true }

  /// A collection view is black unless somebody says otherwise (UICollectionView before iOS 13).
  func defaultBackgroundColor(_ theme: Theme) -> Color? { .black }

  /// How many items are drawn at most: far more than a person can tell apart.
  private static let itemLimit = 20_000

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The items, headers and footers that show; nothing else is made.
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let bars = context.scrollInsets, insets = bars.adding(scrolling.contentInset)
    // What lies in a scrolled view has no bars of its own to keep clear of.
    var context = context
    context.scrollInsets = .zero
    let offset = scrolling.offset(insets: insets)
    let length = isVertical ? bounds.height : bounds.width
    // What is kept clear at both sides narrows the lines.
    let room =
      isVertical ? bounds.width - insets.left - insets.right : bounds.height - insets.top - insets.bottom
    let along = isVertical ? offset.y : offset.x
    let prototypes = cells.byIdentifier
    let selected = Set(indexPathsForSelectedItems)
    var boxes: [Box] = []
    if let ground = backgroundView?.box(frame: Rect(origin: .zero, size: bounds), in: bounds, context) {
      boxes.append(ground)
    }
    /// The frame of a part of the content, in the view's bounds.
    func frame(_ start: Double, _ extent: Double, across: Double, _ breadth: Double) -> Rect {
      isVertical
        ? Rect(x: across - offset.x, y: start - offset.y, width: breadth, height: extent)
        : Rect(x: start - offset.x, y: across - offset.y, width: extent, height: breadth)
    }
    var start = 0.0
    var drawn = 0
    var remarks: [Fault] = []
    for (index, section) in sections.enumerated() {
      let flow = section.flow.filled(from: self.flow)
      let source = CellSource(section.items, prototypes: prototypes, context)
      let geometry = FlowGeometry(flow, count: source.count, room: room, isVertical: isVertical)
      func supplement(_ name: String, _ view: View?, _ size: Size?) {
        let extent = (isVertical ? size?.height : size?.width) ?? 0
        let frame = frame(start, extent, across: 0, room)
        start += extent
        guard extent > 0, start > along, start - extent < along + length, let view,
          let inner = view.box(frame: Rect(origin: .zero, size: frame.size), in: frame.size, context)
        else { return }
        boxes.append(Box(name, frame: frame, children: [inner]))
      }
      supplement("header", section.header, flow.headerReferenceSize)
      let size = flow.itemSize ?? Size(width: 50, height: 50)
      if let room = geometry.exceededRoom, remarks.isEmpty {
        let extent = isVertical ? size.width : size.height
        remarks.append(.itemTooLarge(extent, room: room, side: isVertical ? "wide" : "high"))
      }
      for item in geometry.items(from: along - start, to: along - start + length) {
        let place = geometry.place(item)
        let frame = frame(
          start + place.along, isVertical ? size.height : size.width, across: place.across,
          isVertical ? size.width : size.height)
        // Of items that are smaller than a pixel, one is drawn for each pixel.
        let shown = context.grid.round(frame)
        guard shown.width > 0, shown.height > 0 else { continue }
        drawn += 1
        guard drawn <= Self.itemLimit else {
          remarks.append(.tooManyCells(limit: Self.itemLimit))
          break
        }
        let isSelected = selected.contains(IndexPath(section: index, row: item))
        let layout = CellLayout(source[item], in: nil, size: frame.size, isSelected: isSelected, context)
        boxes += source.naming(
          ConstraintFault.Cell(section: index, index: item, list: .items), in: [layout.box(at: frame.origin)])
      }
      start += geometry.length
      supplement("footer", section.footer, flow.footerReferenceSize)
    }
    if !remarks.isEmpty {
      if boxes.isEmpty { boxes.append(Box("collection", frame: Rect(origin: .zero, size: bounds))) }
      boxes[0].remarks += remarks.map { (view.site, $0) }
    }
    let content = isVertical ? Size(width: room, height: start) : Size(width: start, height: room)
    return boxes
      + scrolling.indicators(
        of: content, in: bounds, at: offset, insets: insets, bars: bars, context.theme.scrollIndicator)
  }
}

extension FlowLayout {
  /// The layout with what it leaves open as another one says it.
  fileprivate func filled(from other: FlowLayout) -> FlowLayout {
    var flow = self
    flow.itemSize = itemSize ?? other.itemSize
    flow.minimumLineSpacing = minimumLineSpacing ?? other.minimumLineSpacing
    flow.minimumInteritemSpacing = minimumInteritemSpacing ?? other.minimumInteritemSpacing
    flow.sectionInset = sectionInset ?? other.sectionInset
    flow.headerReferenceSize = headerReferenceSize ?? other.headerReferenceSize
    flow.footerReferenceSize = footerReferenceSize ?? other.footerReferenceSize
    return flow
  }
}
