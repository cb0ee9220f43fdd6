import Geometry
import SceneModel
import Typesetting

/// A cell in a place of a given size: what stands where in it.
struct CellLayout {
  let cell: TableViewCell
  let table: TableView?
  let size: Size
  let context: LayoutContext
  let isSelected: Bool
  /// Where content starts, and how far from the right edge it ends.
  let margins: (left: Double, right: Double)
  /// Whether somebody else draws what lies behind the content.
  var isBackgroundApart = false

  /// Looks at a cell; one that is in no table has neither lines nor controls that edit it.
  init(
    _ cell: TableViewCell, in table: TableView?, size: Size, isSelected: Bool = false, _ context: LayoutContext
  ) {
    self.cell = cell
    self.table = table
    self.size = size
    self.context = context
    self.isSelected = isSelected || cell.isSelected == true
    let margin = context.tableMargin
    let left = max(margin, (cell.separatorInset ?? table?.separatorInset)?.left ?? 0)
    // 15 or 16 is the margin of both sides (S8: the apps that were built with Xcode 6); a larger inset moves the text.
    margins = (left, max(context.tableRightMargin, left - margin <= 1 ? left : margin))
  }

  var theme: CellTheme { context.theme.cell }
  var isEditing: Bool { table?.isEditing ?? false }

  /// Whether the row looks as if it was touched or chosen.
  var isMarked: Bool {
    (isSelected || cell.isHighlighted == true) && cell.selectionStyle != TableViewCell.SelectionStyle.none
  }

  /// The grey behind a selected row; nil if it has none, or a view in place of it.
  ///
  /// A collection's items have none.
  var selectionGround: Color? {
    table != nil && isMarked && cell.selectedBackgroundView == nil ? context.theme.table.selectionColor : nil
  }

  /// The row: its ground, and its content moved aside as far as the actions reach.
  func box(at origin: Point) -> Box {
    var box = Box("cell", frame: Rect(origin: origin, size: size), clipsToBounds: true)
    var content: [Box] = []
    if !isBackgroundApart {
      box.content = ground.map { .fill($0) }
      content += viewsBehind(in: size)
    }
    let trailing = trailing
    if let contentView = isMarked ? cell.contentView?.marked(clearing: table != nil) : cell.contentView {
      let frame = Rect(
        x: editingIndentation, y: 0, width: contentWidth(trailing), height: max(0, size.height - lineHeight))
      if let inner = contentView.box(frame: frame, in: frame.size, contentContext) { content.append(inner) }
    }
    content += editingControl
    if let image = imageBox { content.append(image) }
    let left = textLeft
    content += texts(
      in: Rect(x: left, y: 0, width: max(0, trailing.textEdge - left), height: size.height))
    content += trailing.boxes
    let shift = actionsWidth
    box.children = content.map { child in
      var child = child
      child.frame.origin.x -= shift
      return child
    }
    return box
  }

  private func contentWidth(_ trailing: Trailing) -> Double { max(0, trailing.contentEdge - editingIndentation) }

  /// The height of the line below the row, which the content leaves free: 0.5 @2x (UITableViewCell.contentView).
  var lineHeight: Double { table?.separatorStyle == .singleLine ? context.grid.pixel : 0 }

  /// The context of the content: no controller's margins, and nothing covers it.
  private var contentContext: LayoutContext {
    var context = context
    context.depthInController += 1
    context.safeAreaInsets = .zero
    return context
  }

  /// How far the content stands to the right of where it stands by itself.
  var editingIndentation: Double {
    isEditing && cell.shouldIndentWhileEditing != false ? theme.editing.indentation : 0
  }

  private var indentation: Double {
    editingIndentation + Double(cell.indentationLevel ?? 0) * (cell.indentationWidth ?? 10)
  }

  /// Where the texts start: right of an image (S8 HealthKit: 59 beside 29).
  private var textLeft: Double {
    margins.left + indentation + (imageSize.map { $0.width + theme.imageSpacing } ?? 0)
  }

  private var imageBox: Box? {
    guard let size = imageSize, let image = cell.image, let loaded = context.images[image] else { return nil }
    let origin = Point(x: margins.left + indentation, y: (self.size.height - size.height) / 2)
    return loaded.box("imageView", frame: Rect(origin: origin, size: size), templateTint: context.tintColor)
  }

  /// The size of the row's image: its own, or as much smaller as the row is lower.
  private var imageSize: Size? {
    guard let size = cell.image.flatMap({ context.images[$0]?.size }) else { return nil }
    let scale = min(1, self.size.height / size.height)
    return Size(width: size.width * scale, height: size.height * scale)
  }

  /// The margins of the line below the row: it starts at the text, which stands right of an image (S8 HealthKit).
  var separatorInset: Insets {
    if let inset = cell.separatorInset ?? table?.separatorInset { return inset }
    let inset = context.tableMargin
    let left = imageSize.map { inset + $0.width + theme.imageSpacing } ?? inset
    return Insets(top: 0, left: left, bottom: 0, right: 0)
  }

  /// The height that the content wants (`automaticDimension`).
  ///
  /// A text of one line is in a row of 44, and no row of texts is lower; each further line adds its own height (C:
  /// UIKit's own margins vary a little). A view with constraints is as high as these ask for at the width of the row,
  /// whatever that comes to, and the line below the row is added (`systemLayoutSizeFitting`). Where they ask for nothing
  /// the row has the look's height.
  var fittingHeight: Double {
    let left = textLeft
    let trailing = trailing
    var height = textsHeight(width: max(0, trailing.textEdge - left)) + textsPadding
    if let image = cell.image.flatMap({ context.images[$0]?.size }) { height = max(height, image.height) }
    guard let view = cell.contentView else { return max(theme.height, context.grid.ceil(height)) }
    if view.usesAutoLayout {
      let own = view.systemLayoutSize(width: contentWidth(trailing), contentContext).height
      if own > 0 { return max(hasTexts ? height : 0, context.grid.ceil(own) + lineHeight) }
    }
    height = max(height, view.contentHeight(width: trailing.contentEdge, context))
    return max(theme.height, context.grid.ceil(height))
  }

  private var hasTexts: Bool { cell.textLabel != nil || cell.detailTextLabel != nil || cell.image != nil }
}

extension View {
  /// How high a view is that ends as far below its lowest subview as its highest one lies below its top.
  fileprivate func contentHeight(width: Double, _ context: LayoutContext) -> Double {
    let room = Size(width: width, height: .infinity)
    let frames = subviews.filter { !$0.isHidden }.map { $0.requestedFrame(in: room, context) }
    guard let top = frames.map(\.minY).min(), let bottom = frames.map(\.maxY).max() else { return 0 }
    return bottom.isFinite ? bottom + max(0, top) : 0
  }
}
