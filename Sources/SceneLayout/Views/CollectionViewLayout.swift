import Geometry
import SceneModel

extension CollectionView: ViewLayout {
  var clipsByDefault: Bool { true }

  /// A collection view is black unless somebody says otherwise (UICollectionView before iOS 13).
  func defaultBackgroundColor(_ theme: Theme) -> Color? { .black }

  /// The items, headers and footers that show; nothing else is made.
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let bars = context.scrollInsets, insets = bars.adding(scrolling.contentInset)
    let offset = scrolling.offset(insets: insets)
    var content = CollectionContent(self, in: bounds, insets: insets, offset: offset, context)
    if let ground = backgroundView?.box(frame: Rect(origin: .zero, size: bounds), in: bounds, content.context) {
      content.boxes.append(ground)
    }
    for (index, section) in sections.enumerated() { content.add(section, at: index) }
    var boxes = content.boxes
    if !content.remarks.isEmpty {
      if boxes.isEmpty { boxes.append(Box("collection", frame: Rect(origin: .zero, size: bounds))) }
      boxes[0].remarks += content.remarks.map { (view.site, $0) }
    }
    return boxes
      + scrolling.indicators(
        of: content.size, in: bounds, at: offset, insets: insets, bars: bars, context.theme.scrollIndicator)
  }
}

/// The content of a collection view, section by section.
private struct CollectionContent {
  private let collection: CollectionView
  private let isVertical: Bool
  private let offset: Point
  /// What shows, along the direction of scrolling.
  private let shown: Range<Double>
  /// How long the lines are.
  private let room: Double
  private let prototypes: [String: TableViewCell]
  private let selected: Set<IndexPath>
  let context: LayoutContext

  var boxes: [Box] = []
  private(set) var remarks: [Fault] = []
  /// Where the next section begins.
  private var start = 0.0
  private var drawn = 0

  /// How many items are drawn at most: far more than a person can tell apart.
  private static let itemLimit = 20_000

  init(_ collection: CollectionView, in bounds: Size, insets: Insets, offset: Point, _ context: LayoutContext) {
    self.collection = collection
    self.offset = offset
    isVertical = collection.scrollDirection == .vertical
    let along = isVertical ? offset.y : offset.x
    shown = along..<along + (isVertical ? bounds.height : bounds.width)
    // What is kept clear at both sides narrows the lines.
    room = isVertical ? bounds.width - insets.left - insets.right : bounds.height - insets.top - insets.bottom
    prototypes = collection.cells.byIdentifier
    selected = Set(collection.indexPathsForSelectedItems)
    // What lies in a scrolled view has no bars of its own to keep clear of.
    var context = context
    context.scrollInsets = .zero
    self.context = context
  }

  /// The size of all that was added.
  var size: Size { isVertical ? Size(width: room, height: start) : Size(width: start, height: room) }

  /// Adds what shows of a section.
  mutating func add(_ section: CollectionSection, at index: Int) {
    let flow = section.flow.filled(from: collection.flow)
    let source = CellSource(section.items, prototypes: prototypes, context)
    let geometry = FlowGeometry(flow, count: source.count, room: room, isVertical: isVertical)
    let size = flow.itemSize ?? Size(width: 50, height: 50)
    addSupplement("header", section.header, flow.headerReferenceSize)
    if let room = geometry.exceededRoom, remarks.isEmpty {
      remarks.append(
        .itemTooLarge(isVertical ? size.width : size.height, room: room, side: isVertical ? "wide" : "high"))
    }
    for item in geometry.items(from: shown.lowerBound - start, to: shown.upperBound - start) {
      let place = geometry.place(item)
      guard add(source, item, size, start + place.along, place.across, section: index) else { break }
    }
    start += geometry.length
    addSupplement("footer", section.footer, flow.footerReferenceSize)
  }

  /// Adds an item; false if no more are drawn.
  private mutating func add(
    _ source: CellSource, _ item: Int, _ size: Size, _ along: Double, _ across: Double, section: Int
  ) -> Bool {
    let frame = frame(
      along, isVertical ? size.height : size.width, across: across, isVertical ? size.width : size.height)
    // Of items that are smaller than a pixel, one is drawn for each pixel.
    let pixels = context.grid.round(frame)
    guard pixels.width > 0, pixels.height > 0 else { return true }
    drawn += 1
    guard drawn <= Self.itemLimit else {
      if drawn == Self.itemLimit + 1 { remarks.append(.tooManyCells(limit: Self.itemLimit)) }
      return false
    }
    let isSelected = selected.contains(IndexPath(section: section, row: item))
    let layout = CellLayout(source[item], in: nil, size: frame.size, isSelected: isSelected, context)
    boxes += source.naming(
      ConstraintFault.Cell(section: section, index: item, list: .items), in: [layout.box(at: frame.origin)])
    return true
  }

  /// Adds a header or a footer if it shows.
  private mutating func addSupplement(_ name: String, _ view: View?, _ size: Size?) {
    let extent = (isVertical ? size?.height : size?.width) ?? 0
    let frame = frame(start, extent, across: 0, room)
    start += extent
    guard extent > 0, start > shown.lowerBound, start - extent < shown.upperBound, let view,
      let inner = view.box(frame: Rect(origin: .zero, size: frame.size), in: frame.size, context)
    else { return }
    boxes.append(Box(name, frame: frame, children: [inner]))
  }

  /// The frame of a part of the content, in the view's bounds.
  private func frame(_ start: Double, _ extent: Double, across: Double, _ breadth: Double) -> Rect {
    isVertical
      ? Rect(x: across - offset.x, y: start - offset.y, width: breadth, height: extent)
      : Rect(x: start - offset.x, y: across - offset.y, width: extent, height: breadth)
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
