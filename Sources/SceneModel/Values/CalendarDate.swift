/// A minute of the Gregorian calendar, in no time zone.
public struct CalendarDate: Hashable, Comparable, Sendable {
  /// The year, 1 to 9999.
  public var year: Int
  /// The month, 1 to 12.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int
  /// The hour, 0 to 23.
  public var hour: Int
  /// The minute, 0 to 59.
  public var minute: Int

  /// Makes a date from numbers that are within their limits.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
  }

  /// Whether a date lies before another.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.year, first.month, first.day, first.hour, first.minute)
      < (second.year, second.month, second.day, second.hour, second.minute)
  }

  /// How many days a month has.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week, 0 for Sunday.
  public var weekday: Int {
    // The first of January of the year 1 was a Monday.
    let before = year - 1
    var days = before * 365 + before / 4 - before / 100 + before / 400 + day
    for month in 1..<month { days += Self.days(inMonth: month, of: year) }
    return days % 7
  }

  /// The date some days later, or earlier if negative.
  public func adding(days: Int) -> CalendarDate {
    var date = self
    date.day += days
    while date.day < 1 {
      (date.year, date.month) = date.month == 1 ? (date.year - 1, 12) : (date.year, date.month - 1)
      date.day += Self.days(inMonth: date.month, of: date.year)
    }
    while date.day > Self.days(inMonth: date.month, of: date.year) {
      date.day -= Self.days(inMonth: date.month, of: date.year)
      (date.year, date.month) = date.month == 12 ? (date.year + 1, 1) : (date.year, date.month + 1)
    }
    return date
  }

  /// Reads `2014-07-28` or `2014-07-28T16:38`; nil if the text is not such a date.
  public init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let days = Self.numbers(parts[0], separator: "-", digits: [4, 2, 2]) else { return nil }
    let time = parts.count > 1 ? Self.numbers(parts[1], separator: ":", digits: [2, 2]) : [0, 0]
    guard let time, days[0] >= 1, (1...12).contains(days[1]), time[0] < 24, time[1] < 60,
      (1...Self.days(inMonth: days[1], of: days[0])).contains(days[2])
    else { return nil }
    self.init(year: days[0], month: days[1], day: days[2], hour: time[0], minute: time[1])
  }

  /// Numbers of fixed lengths between separators.
  private static func numbers(_ text: Substring, separator: Character, digits: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == digits.count else { return nil }
    var numbers: [Int] = []
    for (part, count) in zip(parts, digits) {
      guard part.utf8.count == count, part.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

extension CalendarDate: SceneValue {
  static let forms = "2014-07-28 or 2014-07-28T16:38"

  static var form: ValueForm {
    .named(
      "date", summary: "A day, or a minute of a day: \(forms).",
      .pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?$"))
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> CalendarDate? {
    guard case .string(let text) = json.value else { return reader.reject(json, expected: "a date (\(forms))") }
    if let date = CalendarDate(text) { return date }
    reader.report(.notADate(text), at: json.offset)
    return nil
  }
}
