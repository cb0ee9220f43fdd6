/// What the view of an id does with a value that is bound to it.
enum BindingUse: Sendable {
  /// A label: it shows any value.
  case label
  /// A text field or a text view: any value but a text with attributes.
  case text
  /// An image view: the name of a picture.
  case picture
  /// A switch: yes or no.
  case truth
  /// A slider or a stepper, which stand at the nearer end of their range where a number is beyond it.
  case number(ClosedRange<Double>)
  /// A progress view, whose numbers are those that its key takes.
  case fraction
  /// A kind of view that takes no value.
  case nothing

  /// The kinds of views that take a value, for a message.
  static let kinds = "label, textField, textView, imageView, switch, slider, stepper, progressView"

  /// What the kinds take, for the manual.
  static let summary =
    "A label takes any value, a text field or a text view any but a text with attributes; an image view takes the name of a picture; a switch true or false, also `yes`, `no`, `1` or `0` in any capitals; a slider or a stepper a number in its range, a progress view one from 0 to 1. An empty text leaves a view as the cell has it, and an image view without a picture."
}

/// A view that values can be bound to.
struct BindingTarget: Sendable {
  /// The kind of the view, by its name in scenes.
  var type: String
  /// What the view does with a value.
  var use: BindingUse

  /// The parts that every cell has.
  static let parts: [(id: String, target: BindingTarget)] = [
    ("textLabel", BindingTarget(type: Label.typeName, use: .label)),
    ("detailTextLabel", BindingTarget(type: Label.typeName, use: .label)),
    ("imageView", BindingTarget(type: ImageView.typeName, use: .picture)),
  ]

  /// What is wrong with a value, or nil if it can be shown; a number beyond a range is only worth a warning.
  func fault(of value: BoundValue) -> (severity: Diagnostic.Severity, fault: Fault)? {
    func wrong(_ expected: String) -> (Diagnostic.Severity, Fault) {
      (.error, .wrongType(expected: "\(expected) for \(type.withArticle)", found: value.words))
    }
    if case .text(let text) = value, text.string.isEmpty { return nil }
    switch use {
    case .label: return nil
    case .nothing: return (.error, .notBindable(type))
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
    }
  }
}

extension BoundValue {
  /// The value as a number; files have numbers as texts.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text.string.withoutSpaces).flatMap { $0.isFinite ? $0 : nil }
    case .attributed, .bool: nil
    }
  }

  /// The value as yes or no; files have it as a text.
  var truth: Bool? {
    switch self {
    case .bool(let value): return value
    case .text(let text):
      switch text.string.withoutSpaces.lowercased() {
      case "true", "yes", "1": return true
      case "false", "no", "0": return false
      default: return nil
      }
    case .number(let number): return number == 1 ? true : number == 0 ? false : nil
    case .attributed: return nil
    }
  }

  /// The value in words for a message.
  fileprivate var words: String {
    switch self {
    case .text(let text): text.string.excerpt.quoted
    case .attributed: "a text with attributes"
    case .number(let number): number.shortText
    case .bool(let value): value ? "true" : "false"
    }
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  fileprivate var withoutSpaces: Substring {
    var rest = self[...]
    while rest.first == " " || rest.first == "\t" { rest = rest.dropFirst() }
    while rest.last == " " || rest.last == "\t" { rest = rest.dropLast() }
    return rest
  }
}

extension ViewContent {
  /// What a view of this kind does with a value that is bound to it.
  fileprivate var bindingUse: BindingUse {
    switch self {
    case is Label: .label
    case is TextField, is TextView: .text
    case is ImageView: .picture
    case is Switch: .truth
    case let slider as Slider: .number(slider.minimumValue...max(slider.minimumValue, slider.maximumValue))
    case let stepper as Stepper: .number(stepper.minimumValue...max(stepper.minimumValue, stepper.maximumValue))
    case is ProgressView: .fraction
    default: .nothing
    }
  }
}

extension View {
  /// The view and the views in it that have an id.
  var bindingTargets: [(id: String, target: BindingTarget)] {
    let own = id.map { ($0, BindingTarget(type: Swift.type(of: content).name, use: content.bindingUse)) }
    return (own.map { [$0] } ?? []) + allSubviews.flatMap(\.bindingTargets)
  }
}
