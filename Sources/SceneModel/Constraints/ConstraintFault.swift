public import Geometry

/// What can be wrong with a constraint.
public enum ConstraintFault: Error, Hashable, Sendable {
  /// A constraint by its text and its place in the scene.
  public struct Member: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The place; nil if nothing in the scene says it.
    public var site: Site?
    /// Whether the text is one that the scene has, or says what is meant by that.
    public var isQuote: Bool

    /// Names a constraint.
    public init(text: String, site: Site?, isQuote: Bool) {
      self.text = text
      self.site = site
      self.isQuote = isQuote
    }
  }

  /// A cell of a table or of a collection by its place.
  public struct Cell: Hashable, Sendable {
    /// Where a section has its cells.
    public enum List: String, Sendable {
      case rows, items
    }

    /// The section.
    public var section: Int
    /// The cell in the section.
    public var index: Int
    /// What the cells are called.
    public var list: List

    /// Names a cell.
    public init(section: Int, index: Int, list: List) {
      self.section = section
      self.index = index
      self.list = list
    }
  }

  /// The text of a constraint breaks off or goes on wrongly at a character, counted from 1.
  case syntax(at: Int, expected: String)
  /// Two attributes that cannot be compared, such as a top and a width.
  case pairing(LayoutAttribute, LayoutAttribute)
  /// A line is compared with a number; only a length can be; what was probably meant.
  case unpaired(LayoutAttribute, meant: String)
  /// An attribute that a guide does not have.
  case noAttribute(LayoutAttribute, of: String)
  /// The outermost view has no superview.
  case noSuperview
  /// A multiplier is 0 or beyond what can be reckoned with.
  case multiplier(Double)
  /// A metric that is not among those given; they are known.
  case unknownMetric(String, known: [String])
  /// Views in a row cannot all have the same line across it.
  case alignmentAlongLine(LayoutAttribute)
  /// Required constraints that contradict each other; this one was broken.
  case unsatisfiable(broken: String, with: [Member])
  /// Nothing says where a view goes or how large it is: the attributes that are left open; contents may contest them.
  case ambiguous([LayoutAttribute], isContested: Bool)
  /// So many views have the id that is named, none nearer than the others; the places of the first ones.
  case ambiguousName(String, count: Int, [Site])
  /// A view that does not scroll has no such guide.
  case noScrollView(String, guide: String)
  /// A stack view gives the views in its row frames of its own: the size that one has got, and constraints that would
  /// give it that of its frame.
  case frameInStack(Size, help: [String])
  /// A view has no length although its frame has one.
  case frameDropped([LayoutAttribute])
  /// Constraints say how large the content of a scroll view is, and not its content size.
  case contentSizeReplaced(by: Size)
  /// What is wrong in cells that are of one prototype.
  indirect case inCells(ConstraintFault, [Cell])
  /// There are more findings of this kind than anybody reads.
  case more(Int)
  /// So many constraints hang on each other that one and those after it were left out.
  case tooMany(String)
  /// The numbers of a constraint are beyond what can be reckoned with; it was left out.
  case unsolvable(String)
}
