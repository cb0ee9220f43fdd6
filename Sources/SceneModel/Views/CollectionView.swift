public import Geometry

/// Items in lines (UICollectionView with UICollectionViewFlowLayout).
public struct CollectionView: ViewContent {
  /// The sections, one after the other.
  public var sections: [CollectionSection] = []
  /// The cells that items refer to by their `reuseIdentifier`.
  public var cells: [TableViewCell] = []
  /// How items stand in sections that say nothing of their own.
  public var flow = FlowLayout()
  /// Which way the content goes on.
  public var scrollDirection = ScrollDirection.vertical
  /// A view behind the items that stays where it is.
  @Boxed public var backgroundView: View?
  /// Which part of the content shows.
  public var scrolling = Scrolling()
  /// The items that are selected, beside those that say so themselves.
  public var indexPathsForSelectedItems: [IndexPath] = []

  /// Makes an empty view.
  public init() {}

  /// UICollectionViewScrollDirection.
  public enum ScrollDirection: String, CaseIterable, Sendable, SceneChoice {
    case vertical, horizontal
  }
}

/// How items stand in lines; what is nil is left to the view, and there to UIKit.
public struct FlowLayout: Sendable {
  /// The size of every item; nil is 50 by 50.
  public var itemSize: Size?
  /// The least distance of two lines; nil is 10.
  public var minimumLineSpacing: Double?
  /// The least distance of two items of a line; nil is 10.
  public var minimumInteritemSpacing: Double?
  /// Room around the items of a section; nil is none.
  public var sectionInset: Insets?
  /// The extent of headers along the way that the content goes; nil or 0 shows none.
  public var headerReferenceSize: Size?
  /// The extent of footers along the way that the content goes; nil or 0 shows none.
  public var footerReferenceSize: Size?

  /// Leaves everything to UIKit.
  public init() {}

  fileprivate static let keys: [Key<FlowLayout>] = [
    Key("itemSize", \.itemSize, default: "null", "The size of every item; null is [50, 50]."),
    Key(
      "minimumLineSpacing", \.minimumLineSpacing, in: TableView.heights, default: "null",
      "The least distance of two lines; null is 10."),
    Key(
      "minimumInteritemSpacing", \.minimumInteritemSpacing, in: TableView.heights, default: "null",
      "The least distance of two items of a line; null is 10."),
    Key("sectionInset", \.sectionInset, default: "null", "Room around the items of a section; null is none."),
    Key(
      "headerReferenceSize", \.headerReferenceSize, default: "null",
      "The size of headers, of which the extent along the way that the content goes counts; null is 0."),
    Key(
      "footerReferenceSize", \.footerReferenceSize, default: "null",
      "The size of footers, of which the extent along the way that the content goes counts; null is 0."),
  ]
}

/// A part of a collection.
public struct CollectionSection: Sendable {
  /// A view before its items, as wide as the collection; it shows if there is a `headerReferenceSize`.
  @Boxed public var header: View?
  /// A view behind its items, as wide as the collection; it shows if there is a `footerReferenceSize`.
  @Boxed public var footer: View?
  /// The items.
  public var items = CellList.listed([])
  /// How they stand, where it is not as the view says.
  public var flow = FlowLayout()

  /// Makes an empty section.
  public init() {}
}

extension CollectionView: SceneObject {
  static let typeName = "collectionView"
  static let summary = "Items in lines, laid out as UICollectionViewFlowLayout does."
  static let keys: [Key<CollectionView>] =
    [
      Key("sections", \.sections, default: "[]", "The sections, one after the other."),
      Key("cells", \.cells, default: "[]", "The cells that items refer to by `reuseIdentifier`."),
      Key("scrollDirection", \.scrollDirection, default: "\"vertical\"", "Which way the content goes on."),
      Key("backgroundView", \.backgroundView, default: "null", "A view behind the items that stays where it is."),
      Key(
        "indexPathsForSelectedItems", \.indexPathsForSelectedItems, default: "[]",
        "The items that are selected, beside those that say so themselves."),
    ] + FlowLayout.keys.map { $0.lifted(to: \.flow) } + Scrolling.keys.map { $0.lifted(to: \.scrolling) }

  func check(_ json: JSON, _ reader: inout SceneReader) {
    let lists = sections.map(\.items)
    reader.check(indexPathsForSelectedItems, in: lists, kind: "item")
    var checks = CellChecks(cells, in: json, .collection, &reader)
    checks.check(lists, &reader)
  }
}

extension CollectionSection: SceneObject {
  static let typeName = "collectionSection"
  static let summary = "A part of a collection."
  static let keys: [Key<CollectionSection>] =
    [
      Key(
        "header", \.header, default: "null", "A view before its items; it shows if there is a `headerReferenceSize`."),
      Key(
        "footer", \.footer, default: "null", "A view behind its items; it shows if there is a `footerReferenceSize`."),
      Key("items", \.items, default: "[]", "The items: a list, or a file that they come from."),
    ] + FlowLayout.keys.map { $0.lifted(to: \.flow) }
}
