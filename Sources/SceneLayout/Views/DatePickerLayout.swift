import Geometry
import SceneModel

extension DatePicker: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? { context.theme.picker.size }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.picker
    // The places are those of a picker of the look's own width; in another one they stay around the middle.
    let shift = (bounds.width - theme.size.width) / 2
    let wheels = columns(theme.date).map { place, rows in
      Wheel(
        minX: place.center - place.width / 2 + shift, width: place.width, alignment: place.alignment, row: rows)
    }
    let boxes = Wheels(wheels: wheels).boxes(in: bounds, context)
    guard datePickerMode == .countDownTimer else { return boxes }
    let hours = countDown.hours
    return boxes
      + zip(wheels, [hours == 1 ? "hour" : "hours", "min"]).map { unit($1, rightOf: $0, in: bounds, context) }
  }

  /// Each wheel with its place.
  private func columns(_ theme: DatePickerTheme) -> [(WheelPlace, DateWheels.Rows)] {
    let limits = DateLimits(minimum: minimumDate, maximum: maximumDate)
    let (hours, minutes) = countDown
    guard let date else {
      return Array(
        zip(
          theme.countDown,
          [
            DateWheels.numbers(from: hours, count: 24),
            DateWheels.numbers(from: minutes, count: 60, step: minuteInterval),
          ]))
    }
    let clock = [
      DateWheels.hours(of: date, limits), DateWheels.minutes(of: date, interval: minuteInterval, limits),
      DateWheels.halves(of: date, limits),
    ]
    switch datePickerMode {
    case .date:
      let rows = [
        DateWheels.months(of: date, limits), DateWheels.days(of: date, limits), DateWheels.years(of: date, limits),
      ]
      return Array(zip(theme.date, rows))
    case .time: return Array(zip(theme.time, clock))
    case .dateAndTime, .countDownTimer:
      return Array(zip(theme.dateAndTime, [DateWheels.weekdays(of: date, limits)] + clock))
    }
  }

  /// The hours and minutes of a countdown, which starts with a minute at least.
  private var countDown: (hours: Int, minutes: Int) {
    let minutes = max(1, Int(countDownDuration) / 60)
    return (minutes / 60, minutes % 60)
  }

  /// What a wheel of a countdown counts, beside its selected row and on the same baseline.
  private func unit(_ name: String, rightOf wheel: Wheel, in bounds: Size, _ context: LayoutContext) -> Box {
    let theme = context.theme.picker
    let text = context.line(Text(name), Font(size: theme.date.unitFontSize, weight: .medium))
    let label = Rect(
      x: wheel.minX + wheel.width + theme.date.unitSpacing, y: (bounds.height - theme.selectionHeight) / 2,
      width: text.size.width, height: theme.selectionHeight)
    return text.box("unit", centredIn: label, alignment: .left, color: theme.textColor, site: nil, context.grid)
  }
}
