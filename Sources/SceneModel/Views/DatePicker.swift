/// Wheels for a date or a time, as English in the United States writes it (UIDatePicker).
public struct DatePicker: ViewContent {
  /// Which wheels there are.
  public var datePickerMode = Mode.dateAndTime
  /// The date that is selected.
  ///
  /// UIKit's default is the present, which a scene cannot know: only a countdown needs none.
  public var date: CalendarDate?
  /// The earliest date; rows before it are pale.
  public var minimumDate: CalendarDate?
  /// The latest date; rows after it are pale.
  public var maximumDate: CalendarDate?
  /// The seconds that a countdown starts with.
  public var countDownDuration = 0.0
  /// The minutes from one row to the next, a divisor of 60.
  public var minuteInterval = 1

  /// Makes a picker without a date.
  public init() {}

  /// UIDatePickerMode.
  public enum Mode: String, CaseIterable, Sendable, SceneChoice {
    case time, date, dateAndTime, countDownTimer
  }
}

extension DatePicker: SceneObject {
  static let typeName = "datePicker"
  static let summary = "Wheels for a date or a time, 216 points high, in the English of the United States."
  static let keys: [Key<DatePicker>] = [
    Key("datePickerMode", \.datePickerMode, default: "\"dateAndTime\"", "Which wheels there are."),
    Key("date", \.date, default: "null", "The selected date; needed in every mode but `countDownTimer`."),
    Key("minimumDate", \.minimumDate, default: "null", "The earliest date; rows before it are pale."),
    Key("maximumDate", \.maximumDate, default: "null", "The latest date; rows after it are pale."),
    Key(
      "countDownDuration", \.countDownDuration, in: 0...86_399, default: "0",
      "The seconds that a countdown starts with."),
    Key(
      "minuteInterval", \.minuteInterval, in: 1...30, default: "1",
      "The minutes from one row to the next, a divisor of 60."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value else { return }
    func reject(_ keys: [String], _ reader: inout SceneReader) {
      for member in members where keys.contains(member.key) {
        reader.report(
          .conflictingKeys("datePickerMode", member.key), at: member.keyOffset, under: member.key)
      }
    }
    if datePickerMode == .countDownTimer {
      reject(["date", "minimumDate", "maximumDate"], &reader)
    } else {
      reject(["countDownDuration"], &reader)
      if !members.contains(where: { $0.key == "date" }) { reader.report(.missingKey("date"), at: json.offset) }
    }
    if 60 % minuteInterval != 0, let member = members.first(where: { $0.key == "minuteInterval" }) {
      reader.report(
        .outOfRange(found: Double(minuteInterval), range: "a divisor of 60"), at: member.value.offset,
        under: "minuteInterval")
    }
  }
}
