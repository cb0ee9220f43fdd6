import SceneModel

/// What the wheels of date pickers show, in the English of the United States.
enum DateWheels {
  typealias Rows = (Int) -> Wheel.Row?

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// The months of the year, over and over.
  static func months(of date: CalendarDate, _ limits: DateLimits) -> Rows {
    { offset in
      let month = wrapped(date.month - 1 + offset, 12)
      return Wheel.Row(
        title: Text(months[month]), isEnabled: limits.allow(year: date.year, month: month + 1))
    }
  }

  /// The days 1 to 31, over and over; those that the month does not have are pale.
  static func days(of date: CalendarDate, _ limits: DateLimits) -> Rows {
    { offset in
      let day = wrapped(date.day - 1 + offset, 31) + 1
      let isThere = day <= CalendarDate.days(inMonth: date.month, of: date.year)
      return Wheel.Row(
        title: Text("\(day)"), isEnabled: isThere && limits.allow(year: date.year, month: date.month, day: day))
    }
  }

  static func years(of date: CalendarDate, _ limits: DateLimits) -> Rows {
    { offset in
      let year = date.year + offset
      return (1...9999).contains(year)
        ? Wheel.Row(title: Text("\(year)"), isEnabled: limits.allow(year: year)) : nil
    }
  }

  /// `Mon Jul 28`, a row for each day.
  static func weekdays(of date: CalendarDate, _ limits: DateLimits) -> Rows {
    { offset in
      let day = date.adding(days: offset)
      guard (1...9999).contains(day.year) else { return nil }
      return Wheel.Row(
        title: Text("\(weekdays[day.weekday]) \(months[day.month - 1].prefix(3)) \(day.day)"),
        isEnabled: limits.allow(year: day.year, month: day.month, day: day.day))
    }
  }

  /// The hours 12, 1 to 11, of which each is there twice a day.
  static func hours(of date: CalendarDate, _ limits: DateLimits) -> Rows {
    { offset in
      let hour = wrapped(date.hour + offset, 24)
      return Wheel.Row(title: Text("\(twelve(hour))"), isEnabled: limits.allow(date, hour: hour))
    }
  }

  /// The minutes in two digits, over and over; a minute between two rows counts as the earlier one.
  static func minutes(of date: CalendarDate, interval: Int, _ limits: DateLimits) -> Rows {
    { offset in
      let minute = wrapped(date.minute / interval + offset, 60 / interval) * interval
      return Wheel.Row(
        title: Text(minute < 10 ? "0\(minute)" : "\(minute)"), isEnabled: limits.allow(date, minute: minute))
    }
  }

  static func halves(of date: CalendarDate, _ limits: DateLimits) -> Rows {
    { offset in
      let half = date.hour / 12 + offset
      return (0...1).contains(half)
        ? Wheel.Row(
          title: half == 0 ? "AM" : "PM", isEnabled: limits.allow(date, hour: date.hour % 12 + 12 * half)) : nil
    }
  }

  /// Plain numbers from 0 that start anew after the last.
  static func numbers(from number: Int, count: Int, step: Int = 1) -> Rows {
    { offset in Wheel.Row(title: Text("\(wrapped(number / step + offset, count / step) * step)")) }
  }

  private static func wrapped(_ number: Int, _ count: Int) -> Int { ((number % count) + count) % count }

  private static func twelve(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }
}

/// The earliest and the latest date of a picker; a row can be chosen if any date that it could stand for lies between.
struct DateLimits {
  var minimum: CalendarDate?
  var maximum: CalendarDate?

  func allow(year: Int, month: Int? = nil, day: Int? = nil) -> Bool {
    let months = (month ?? 1, month ?? 12)
    let first = CalendarDate(year: year, month: months.0, day: day ?? 1)
    let last = CalendarDate(year: year, month: months.1, day: day ?? 31, hour: 23, minute: 59)
    return allow(from: first, to: last)
  }

  func allow(_ date: CalendarDate, hour: Int) -> Bool {
    var first = date, last = date
    (first.hour, first.minute, last.hour, last.minute) = (hour, 0, hour, 59)
    return allow(from: first, to: last)
  }

  func allow(_ date: CalendarDate, minute: Int) -> Bool {
    var exact = date
    exact.minute = minute
    return allow(from: exact, to: exact)
  }

  private func allow(from first: CalendarDate, to last: CalendarDate) -> Bool {
    !(minimum.map { last < $0 } ?? false) && !(maximum.map { first > $0 } ?? false)
  }
}
