/// Which values the view of an id takes.
enum BindingUse: Sendable {
  /// It shows any value, as a label does.
  case label
  /// Any value but a text with attributes.
  case text
  /// The name of a picture.
  case picture
  /// Yes or no.
  case truth
  /// A number; one beyond the range stands for its nearer end.
  case number(ClosedRange<Double>)
  /// A number from 0 to 1.
  case fraction
  /// The index of one of so many elements, or a lower number that stands for none of them.
  case index(least: Int, count: Int)
  /// None: it is of a kind that holds no value.
  case nothing

  /// Whether not every text will do.
  var isParticular: Bool {
    switch self {
    case .truth, .number, .fraction, .index: true
    case .label, .text, .picture, .nothing: false
    }
  }
}

/// A view that values can be bound to.
struct BindingTarget: Sendable {
  /// The kind of the view, by its name in scenes.
  var type: String
  /// Which values it takes.
  var use: BindingUse

  /// The parts that every cell has.
  static let parts: [(id: String, target: BindingTarget)] = [
    ("textLabel", BindingTarget(type: Label.typeName, use: Label().bindingUse)),
    ("detailTextLabel", BindingTarget(type: Label.typeName, use: Label().bindingUse)),
    ("imageView", BindingTarget(type: ImageView.typeName, use: ImageView().bindingUse)),
  ]

  /// What is wrong with a value, or nil if it can be shown; a number beyond a range is only worth a warning.
  func fault(of value: BoundValue) -> (severity: Diagnostic.Severity, fault: Fault)? {
    func wrong(_ expected: String) -> (Diagnostic.Severity, Fault) {
      (.error, .wrongType(expected: "\(expected) for \(type.withArticle)", found: value.words))
    }
    if case .nothing = use { return (.error, .notBindable(type)) }
    if case .text(let text) = value, text.string.isEmpty { return nil }
    switch use {
    case .label, .nothing: return nil
    case .text:
      if case .attributed = value { return wrong("a text without attributes") }
      return nil
    case .picture:
      if case .text = value { return nil }
      return wrong("the name of a picture")
    case .truth: return value.truth == nil ? wrong("true or false") : nil
    case .number(let range):
      guard let number = value.number else { return wrong("a number") }
      return range.contains(number) ? nil : (.warning, .outOfRange(found: number, range: range.words))
    case .fraction:
      guard let number = value.number else { return wrong("a number") }
      return 0...1 ~= number ? nil : (.error, .outOfRange(found: number, range: (0.0...1).words))
    case .index(let least, let count):
      guard let index = value.wholeNumber else { return wrong("a whole number") }
      guard index < least || index >= count else { return nil }
      let range = count == 0 ? "there are no elements" : (Double(least)...Double(count - 1)).words
      return (.error, .outOfRange(found: Double(index), range: range))
    }
  }
}

extension View {
  /// The view and the views in it that have an id.
  var bindingTargets: [(id: String, target: BindingTarget)] {
    let use = (content as? any ValueHolder)?.bindingUse ?? .nothing
    let own = id.map { ($0, BindingTarget(type: Swift.type(of: content).name, use: use)) }
    return (own.map { [$0] } ?? []) + allSubviews.flatMap(\.bindingTargets)
  }
}
