/// A kind of view that a row can give a value to: what it shows first and foremost.
///
/// A kind says in its own file all that there is to know of it; the checks, the messages and the manual follow.
protocol ValueHolder: ViewContent {
  /// What it takes, for the manual: `true or false`.
  static var valueSummary: String { get }
  /// Which values it takes as it is.
  var bindingUse: BindingUse { get }
  /// Takes a value; one that it cannot show changes nothing.
  mutating func hold(_ value: BoundValue)
}

/// What there is to know of all kinds that hold a value.
enum ValueHolders {
  /// The kinds, in the order of the registry.
  private static var kinds: [(name: String, summary: String)] {
    View.types.compactMap { type in
      (type as? any ValueHolder.Type).map { (type.typeName, $0.valueSummary) }
    }
  }

  /// The names of the kinds, for a message.
  static var names: String { kinds.map(\.name).joined(separator: ", ") }

  /// The chapter of the reference.
  static var reference: String {
    """
    ## bound values

    What the `bind` of a [row](#tableviewcell) or of [rows from a file](#rowdata) gives to the views whose `id` it names:
    the value takes the place of what the prototype says for the key. Files have all values as texts; spaces at the ends of
    a number or of a truth value do not count. An empty text leaves a view as the prototype has it, but for those that show
    texts, which are empty then, and for an image view, which has no picture then.

    | view | value |
    | --- | --- |

    """ + kinds.map { "| `\($0.name)` | \($0.summary) |\n" }.joined()
  }
}
