import Geometry
import SceneLayout
import SceneModel
import Testing

@Suite("Pickers and date pickers")
struct PickerLayoutTests {
  private func picker(_ keys: String) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"pickerView\", \(keys) }] }")
  }

  private func dates(_ keys: String) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"datePicker\", \"frame\": [0, 84, 320, 216], \(keys) }] }")
  }

  /// The texts of all rows but the selected ones, wheel by wheel from top to bottom, the pale ones in brackets.
  private func rows(_ screen: Screen) -> [String] {
    screen.boxes("row").compactMap { box in
      guard case .projectedText(let content) = box.content, let text = content.text.source?.string else { return nil }
      return content.color.alpha < 0.5 ? "(\(text))" : text
    }
  }

  private func selected(_ screen: Screen) -> [String] {
    screen.boxes("selectedRow").compactMap { $0.content?.typesetText?.source?.string }
  }

  @Test("a picker is 320 × 216, its lines are 35 apart around the middle (S8: 174.5 and 209 of 84 to 300)")
  func lines() throws {
    #expect(try picker(#""components": []"#).frame("pickerView").size == Size(width: 320, height: 216))
    let screen = try dates(#""datePickerMode": "date", "date": "2014-07-28""#)
    #expect(screen.frames("selectionLine").map(\.minY) == [174.5, 209])
    #expect(screen.frames("selectionLine").allSatisfy { $0.height == 0.5 && $0.width == 320 })
    #expect(screen.colors("selectionLine") == Array(repeating: Color(white: 0, alpha: 50 / 255), count: 2))
  }

  @Test("the selected rows have 23.5 points and their baseline at 200.5, the others 21 (S8)")
  func sizes() throws {
    let screen = try dates(#""datePickerMode": "date", "date": "2014-07-28""#)
    #expect(screen.baselines("selectedRow") == [200.5, 200.5, 200.5])
    #expect(screen.boxes("selectedRow").allSatisfy { $0.content?.typesetText?.source?.size == 23.5 })
    #expect(screen.boxes("row").allSatisfy { $0.content?.typesetText?.source?.size == 21 })
  }

  @Test("rows on the drum stand where S8 has them: the ink of 27 ends at 167.5, that of 29 starts at 216.5")
  func drum() throws {
    let screen = try dates(#""datePickerMode": "date", "date": "2014-07-28""#)
    let baselines = screen.boxes("row").compactMap { box -> Double? in
      guard case .projectedText(let content) = box.content else { return nil }
      return box.frame.minY + content.projection.applied(to: content.text.lines[0].origin).y
    }
    // The month's wheel from top to bottom; rows come nearer to each other towards the rim.
    let month = baselines.prefix(8)
    #expect(zip(month, [106, 118.25, 139.5, 167.5, 230.25, 256, 273.25, 281]).allSatisfy { near($0, $1, within: 1) })
  }

  @Test("rows stop at the ends of a component; the wheels share the width equally")
  func components() throws {
    let screen = try picker(#""components": [["a", "b", "c"], { "rows": ["1", "2"], "selectedRow": 1 }, []]"#)
    #expect(rows(screen) == ["b", "c", "1"])
    #expect(selected(screen) == ["a", "2"])
    let middles = screen.extents("selectedRow").map { ($0.lowerBound + $0.upperBound) / 2 }
    #expect(zip(middles, [53.33, 160]).allSatisfy { near($0, $1, within: 0.5) })
  }

  @Test("a component has its own width, and all together stand in the middle")
  func widths() throws {
    let screen = try picker(#""components": [{ "rows": ["a"], "width": 100 }, { "rows": ["b"], "width": 60 }]"#)
    let middles = screen.extents("selectedRow").map { ($0.lowerBound + $0.upperBound) / 2 }
    #expect(zip(middles, [130, 210]).allSatisfy { near($0, $1, within: 0.5) })
  }

  @Test("a date's wheels are month, day and year; what lies beyond the latest date is pale (S8)")
  func date() throws {
    let screen = try dates(#""datePickerMode": "date", "date": "2014-07-28", "maximumDate": "2014-08-15""#)
    #expect(selected(screen) == ["July", "28", "2014"])
    #expect(
      rows(screen) == [
        "March", "April", "May", "June", "August", "(September)", "(October)", "(November)",
        "24", "25", "26", "27", "29", "30", "31", "1",
        "2010", "2011", "2012", "2013", "(2015)", "(2016)", "(2017)", "(2018)",
      ])
  }

  @Test(
    "days that the month does not have are pale",
    arguments: [
      ("2013-02-27", ["28", "(29)", "(30)", "(31)"]), ("2012-02-27", ["28", "29", "(30)", "(31)"]),
      ("2013-04-27", ["28", "29", "30", "(31)"]), ("2013-05-27", ["28", "29", "30", "31"]),
    ])
  func shortMonths(date: String, days: [String]) throws {
    let screen = try dates("\"datePickerMode\": \"date\", \"date\": \"\(date)\"")
    #expect(Array(rows(screen)[12..<16]) == days)
  }

  @Test("a time has hours from 12 to 11, two digits of minutes in steps, AM and PM")
  func time() throws {
    let screen = try dates(#""datePickerMode": "time", "date": "2014-07-28T12:07", "minuteInterval": 5"#)
    #expect(selected(screen) == ["12", "05", "PM"])
    #expect(
      rows(screen) == [
        "8", "9", "10", "11", "1", "2", "3", "4", "45", "50", "55", "00", "10", "15", "20", "25", "AM",
      ])
  }

  @Test("a day in a wheel of days is written with its weekday, across months and years")
  func dateAndTime() throws {
    let screen = try dates(#""date": "2012-12-31T00:00", "minimumDate": "2012-12-30T12:00""#)
    #expect(selected(screen) == ["Mon Dec 31", "12", "00", "AM"])
    #expect(
      rows(screen).prefix(8) == [
        "(Thu Dec 27)", "(Fri Dec 28)", "(Sat Dec 29)", "Sun Dec 30", "Tue Jan 1", "Wed Jan 2", "Thu Jan 3",
        "Fri Jan 4",
      ])
  }

  @Test("a countdown shows hours and minutes beside their units, a minute at least")
  func countDown() throws {
    let long = try dates(#""datePickerMode": "countDownTimer", "countDownDuration": 5400"#)
    #expect(selected(long) == ["1", "30"])
    #expect(long.boxes("unit").compactMap { $0.content?.typesetText?.source?.string } == ["hour", "min"])
    let short = try dates(#""datePickerMode": "countDownTimer""#)
    #expect(selected(short) == ["0", "1"])
  }

  @Test("in a wider picker the wheels stay around the middle")
  func wider() throws {
    let screen = try Screen(
      view: #"{ "subviews": [{ "type": "datePicker", "frame": [0, 0, 375, 216], "date": "2014-07-28" }] }"#)
    let usual = try dates(#""date": "2014-07-28""#)
    let shifts = zip(screen.extents("selectedRow"), usual.extents("selectedRow")).map { $0.lowerBound - $1.lowerBound }
    #expect(shifts.allSatisfy { near($0, 27.5, within: 0.5) })
  }
}
