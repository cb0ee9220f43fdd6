import Geometry
import SceneModel

struct PickerTheme: Sendable {
  var size: Size
  /// The height of the selected row with the lines around it.
  var selectionHeight: Double
  var lineWidth: Double
  var lineColor: Color
  var fontSize: Double
  /// How far below a row's middle its baseline lies.
  var baseline: Double
  var selectedFontSize: Double
  var selectedBaseline: Double
  var textColor: Color
  var disabledTextShare: Double
  var drum: Drum
  var date: DatePickerTheme
}

/// The wheel of a picker, as a drum that is looked at from a distance.
struct Drum: Sendable {
  var radius: Double
  /// How far one row is turned from the next.
  var turn: Rotation
  var viewingDistance: Double
  /// Half the height that shows.
  var reach: Double
  /// How many rows can be seen above and below the selected one.
  var rows: Int
  /// How strongly rows show at distances from the middle.
  var fade: [FadeStop]
}

/// The places of a date picker's wheels when it is 320 points wide.
struct DatePickerTheme: Sendable {
  var date: [WheelPlace]
  var time: [WheelPlace]
  var dateAndTime: [WheelPlace]
  var countDown: [WheelPlace]
  var unitFontSize: Double
  var unitSpacing: Double
}

/// The middle, the width and the alignment of a wheel.
struct WheelPlace: Sendable {
  var center: Double
  var width: Double
  var alignment: TextAlignment
}
