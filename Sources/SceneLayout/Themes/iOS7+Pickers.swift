import Geometry
import SceneModel

extension PickerTheme {
  /// All but the places of the wheels of times is measured on S8's weight record, a date picker of 320 × 216.
  static let ios7 = PickerTheme(
    size: Size(width: 320, height: 216), selectionHeight: 35, lineWidth: 0.5,
    lineColor: Color(white: 0, alpha: 50 / 255),
    fontSize: 21, baseline: 7.4, selectedFontSize: 23.5, selectedBaseline: 8.5,
    textColor: Color(white: 0, alpha: 0.8), disabledTextShare: 0.45,
    drum: Drum(
      // A row is 32 points of the drum's rim, 18.7 degrees.
      radius: 98, turn: Rotation(cosine: 0.947161, sine: 0.320759), viewingDistance: 950, reach: 88, rows: 4,
      fade: [
        FadeStop(distance: 0, opacity: 0.465), FadeStop(distance: 58.5, opacity: 0.397),
        FadeStop(distance: 98, opacity: 0),
      ]),
    date: DatePickerTheme(
      date: [
        WheelPlace(center: 92.1, width: 112.6, alignment: .left),
        WheelPlace(center: 167.2, width: 48.8, alignment: .right),
        WheelPlace(center: 254.75, width: 90, alignment: .center),
      ],
      time: [
        WheelPlace(center: 100, width: 40, alignment: .right), WheelPlace(center: 154, width: 40, alignment: .center),
        WheelPlace(center: 208, width: 50, alignment: .center),
      ],
      dateAndTime: [
        WheelPlace(center: 92, width: 124, alignment: .right), WheelPlace(center: 184, width: 32, alignment: .right),
        WheelPlace(center: 229, width: 32, alignment: .center), WheelPlace(center: 277, width: 48, alignment: .center),
      ],
      countDown: [
        WheelPlace(center: 75, width: 40, alignment: .right), WheelPlace(center: 209, width: 40, alignment: .right),
      ],
      unitFontSize: 17, unitSpacing: 10))
}
