import Geometry
import SceneModel

// The sources are named as in iOS7.swift; HIG is Apple's art of the first beta of iOS 7. "By eye" is a guess that no
// screenshot was found for.

extension ThumbTheme {
  /// A disc of 28 points, the same in switches and sliders (SL, RN).
  ///
  /// The shadows are fitted to all pixels around the slider's thumb of SL, where they come within 2 levels of nine
  /// tenths: below the thumb black falls from 30 % to 1 % in 7 points, at its sides from 10 %, and a rim is above it too.
  static let ios7 = ThumbTheme(
    diameter: 28, color: .white, rimWidth: 0.5, rimOpacity: 0.07,
    shadows: [
      ThumbShadow(opacity: 0.1, offset: 3.2, radius: 5), ThumbShadow(opacity: 0.16, offset: 3.1, radius: 1.6),
      ThumbShadow(opacity: 0.13, offset: 0.2, radius: 0.7),
    ])
}

extension SliderTheme {
  static let ios7 = SliderTheme(
    size: Size(width: 118, height: 31),  // Interface Builder's new slider is 118 wide
    trackInset: 2, trackHeight: 2, trackRadius: 1, trackColor: Color(hex: 0xB7B7B7),  // SL: B5 to B8, row by row
    thumbOverhang: (left: 0.5, right: 1.5),  // SL and RN: thumb 1.5 to 29.5 in the frame at 0, 0.5 from its end at 1
    lift: 1,  // SL, RN and HIG, measured
    imageSpacing: 13)  // HIG: a sun ends at 16, the track starts at 29
}

extension StepperTheme {
  static let ios7 = StepperTheme(
    size: Size(width: 94, height: 29), dividerX: 46.5,  // SL and HIG, measured
    minusOrigin: Point(x: 16, y: 14), plusOrigin: Point(x: 62.5, y: 6.5))  // SL, measured
}

extension ProgressViewTheme {
  static let ios7 = ProgressViewTheme(
    size: Size(width: 150, height: 2), trackColor: Color(hex: 0xB7B7B7), radius: 1,  // SL: B5 to B8, row by row
    barRadius: 1)  // HIG
}

extension ActivityIndicatorTheme {
  static let ios7 = ActivityIndicatorTheme(
    size: 20, largeSize: 37, spokeStart: 0.5, spokeWidth: 0.2,  // HIG: spokes from 5 to 10, 2 wide
    white: .white, gray: Color(hex: 0x9D9D9D),  // HIG, SL
    opacities: [1, 86 / 98, 75 / 98, 64 / 98, 53 / 98, 42 / 98, 31 / 98])  // HIG: 9D A9 B4 BF CA D5 E0 on white
}

extension PageControlTheme {
  static let ios7 = PageControlTheme(
    height: 37, dotDiameter: 7, dotSpacing: 9,  // Interface Builder's new control, of three pages, is 39 × 37
    currentColor: .white, color: Color(white: 1, alpha: 0.2))  // by eye
}
