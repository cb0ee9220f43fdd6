import Testing

@testable import SceneModel

@Suite("Dates")
struct CalendarDateTests {
  @Test(
    "a date is a day or a minute of a day",
    arguments: [
      ("2014-07-28", CalendarDate(year: 2014, month: 7, day: 28)),
      ("2014-07-28T16:38", CalendarDate(year: 2014, month: 7, day: 28, hour: 16, minute: 38)),
      ("2012-02-29", CalendarDate(year: 2012, month: 2, day: 29)),
      ("0001-01-01T00:00", CalendarDate(year: 1, month: 1, day: 1)),
    ])
  func notation(text: String, date: CalendarDate) {
    #expect(CalendarDate(text) == date)
  }

  @Test(
    "what no calendar has is no date",
    arguments: [
      "", "T", "2014", "2014-7-28", "2014-07-28T", "2014-07-28T24:00", "2014-07-28T12:60", "2014-13-01", "2014-00-01",
      "2014-02-29", "1900-02-29", "2014-04-31", "0000-01-01", "-014-01-01", "2014-07-28T16:38:00", "2014-07-28 16:38",
      "２014-07-28", "2014-07-28Z",
    ])
  func refused(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test(
    "weekdays are those of the Gregorian calendar",
    arguments: [("2014-07-28", 1), ("2000-01-01", 6), ("1970-01-01", 4), ("2012-02-29", 3), ("0001-01-01", 1)])
  func weekdays(text: String, weekday: Int) {
    #expect(CalendarDate(text)?.weekday == weekday)
  }

  @Test("days are counted across months, years and leap days")
  func adding() {
    func shifted(_ text: String, _ days: Int) -> CalendarDate? { CalendarDate(text)?.adding(days: days) }
    #expect(shifted("2012-02-28", 2) == CalendarDate("2012-03-01"))
    #expect(shifted("2013-02-28", 1) == CalendarDate("2013-03-01"))
    #expect(shifted("2014-01-01", -1) == CalendarDate("2013-12-31"))
    #expect(shifted("2014-01-01", 365) == CalendarDate("2015-01-01"))
    #expect(shifted("2014-03-01", -1) == CalendarDate("2014-02-28"))
  }

  @Test("dates come after one another by year, then month, day, hour and minute")
  func order() {
    let dates = ["2013-12-31T23:59", "2014-01-01", "2014-01-01T00:01", "2014-01-02", "2014-02-01"]
      .compactMap { CalendarDate($0) }
    #expect(dates == dates.sorted() && dates.count == 5)
  }
}
