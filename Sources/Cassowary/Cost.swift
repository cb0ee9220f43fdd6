/// What a unit of a symbol costs: one number for each priority, of which the highest that is not 0 decides.
///
/// The paper calls it a symbolic weight (section 2.3): each priority outweighs all lower ones together, whatever the
/// numbers. Weights in a single number, such as 1, 1e3 and 1e6, only come near to that, and a double has too few digits
/// to hold apart the dozens of priorities that an interface may use. A column has seldom more than two priorities, so
/// that the numbers are kept as a short list and cost little more than a single one.
struct Cost: Sendable {
  private struct Part: Sendable {
    var priority: Priority
    var amount: Double
  }

  /// From the highest priority to the lowest; no amount is 0.
  private var parts: [Part] = []

  static let zero = Cost()

  init() {}

  init(_ amount: Double, at priority: Priority) {
    if amount != 0 { parts = [Part(priority: priority, amount: amount)] }
  }

  var isZero: Bool { parts.isEmpty }

  /// Whether a growing symbol makes the whole better.
  var isNegative: Bool {
    guard let first = parts.first else { return false }
    return first.amount < 0
  }

  /// Adds another cost times a number.
  mutating func add(_ other: Cost, times factor: Double) {
    if other.parts.isEmpty { return }
    var mine = 0
    for part in other.parts {
      while mine < parts.count && parts[mine].priority > part.priority { mine += 1 }
      let amount = part.amount * factor
      if mine < parts.count && parts[mine].priority == part.priority {
        let sum = Tolerance.sum(parts[mine].amount, amount)
        if sum == 0 { parts.remove(at: mine) } else { parts[mine].amount = sum }
      } else if amount.magnitude >= Tolerance.coefficient {
        parts.insert(Part(priority: part.priority, amount: amount), at: mine)
      }
    }
  }

  /// Whether this cost over one number is less than the other over another; both numbers are positive.
  func isLess(than other: Cost, over mine: Double, against theirs: Double) -> Bool {
    var one = 0
    var two = 0
    while one < parts.count || two < other.parts.count {
      let left = one < parts.count ? parts[one] : nil
      let right = two < other.parts.count ? other.parts[two] : nil
      let highest = max(left?.priority ?? right?.priority ?? .required, right?.priority ?? left?.priority ?? .required)
      var difference = 0.0
      if let left, left.priority == highest {
        difference = left.amount * theirs
        one += 1
      }
      if let right, right.priority == highest {
        difference = Tolerance.sum(difference, -right.amount * mine)
        two += 1
      }
      if difference != 0 { return difference < 0 }
    }
    return false
  }
}
