/// A row of dots, one for each page (UIPageControl).
public struct PageControl: ViewContent {
  /// How many dots there are.
  public var numberOfPages = 0
  /// The index of the page that shows.
  public var currentPage = 0
  /// Whether a single dot is left out.
  public var hidesForSinglePage = false
  /// The colour of the other dots; nil is white that lets most through.
  public var pageIndicatorTintColor: Color?
  /// The colour of the dot of the page that shows; nil is white.
  public var currentPageIndicatorTintColor: Color?

  /// Makes a control without pages.
  public init() {}
}

extension PageControl: SceneObject {
  static let typeName = "pageControl"
  static let summary = "A row of dots, one for each page, in the middle of its frame."
  static let keys: [Key<PageControl>] = [
    Key("numberOfPages", \.numberOfPages, in: 0...9999, default: "0", "How many dots there are."),
    Key("currentPage", \.currentPage, in: 0...9999, default: "0", "The index of the page that shows."),
    Key("hidesForSinglePage", \.hidesForSinglePage, default: "false", "Whether a single dot is left out."),
    Key(
      "pageIndicatorTintColor", \.pageIndicatorTintColor, default: "null",
      "The colour of the other dots; null is white at a fifth."),
    Key(
      "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, default: "null",
      "The colour of the dot of the page that shows; null is white."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkIndex(currentPage, of: numberOfPages, key: "currentPage", in: json)
  }
}

extension PageControl: ValueHolder {
  static let valueSummary = "The index of one of its pages, as `currentPage`."
  var bindingUse: BindingUse { .index(least: 0, count: numberOfPages) }

  mutating func hold(_ value: BoundValue) {
    guard let index = value.wholeNumber, index >= 0, index < numberOfPages else { return }
    currentPage = index
  }
}
