import Geometry
import SceneModel
import Typesetting

/// A look, by reference: it is large, and layouts hand it down through scenes that nest by the hundred.
@dynamicMemberLookup
final class Theme: Sendable {
  private let parts: ThemeParts

  init(_ parts: ThemeParts) {
    self.parts = parts
  }

  /// A part of the look.
  subscript<Part>(dynamicMember part: KeyPath<ThemeParts, Part>) -> Part { parts[keyPath: part] }
}

/// Every number and colour that a control's layout needs, grouped by control.
///
/// Lengths are points.
struct ThemeParts: Sendable {
  var systemFont: SystemFont
  var tintColor: Color
  var disabledColor: Color
  var disabledOpacity: Double
  var disabledControlOpacity: Double
  var statusBar: StatusBarTheme
  var bar: BarTheme
  var navigationBar: NavigationBarTheme
  var toolbar: ToolbarTheme
  var tabBar: TabBarTheme
  var alert: AlertTheme
  var actionSheet: ActionSheetTheme
  var segmentedControl: SegmentedControlTheme
  var switchControl: SwitchTheme
  var thumb: ThumbTheme
  var slider: SliderTheme
  var stepper: StepperTheme
  var progressView: ProgressViewTheme
  var activityIndicator: ActivityIndicatorTheme
  var pageControl: PageControlTheme
  var picker: PickerTheme
  var button: ButtonTheme
  var field: FieldTheme
  var textField: TextFieldTheme
  var textView: TextViewTheme
  var searchBar: SearchBarTheme
  var scrollIndicator: ScrollIndicatorTheme
  var table: TableTheme
  var cell: CellTheme
  var autoLayout: AutoLayoutTheme
}

struct StatusBarTheme: Sendable {
  var height: Double
  var fontSize: Double
  var carrierX: Double
  var wifiSpacing: Double
  var wifiOrigin: Double
  var batteryMargin: Double
  var batteryOrigin: Double
  var signalOrigin: Double
  var signalSpacing: Double
  var faintOpacity: Double
  var boltOrigin: Double
  var boltSpacing: Double
  var bluetoothOrigin: Double
  var locationOrigin: Double
  var signSpacing: Double
  var percentageSpacing: Double
  var chargingColor: Color
  var lowLevel: Double
  var lowColor: Color
  var inCall: InCallTheme
}

/// What all bars share.
struct BarTheme: Sendable {
  var glass: BackdropContent
  var opaqueColor: Color
  var blackGlass: BackdropContent
  var blackColor: Color
  var tintedGlassWeight: Double
  var hairlineColor: Color
}

struct NavigationBarTheme: Sendable {
  var height: Double
  var landscapeHeight: Double
  var fontSize: Double
  var titleColor: Color
  var blackBarTitleColor: Color
  var titleSpacing: Double
  var promptHeight: Double
  var promptFontSize: Double
  var promptCenter: Double
  var greatestTitleViewHeight: Double
  var textMargin: Double
  var imageMargin: Double
  var imagePadding: Double
  var buttonHeight: Double
  var backgroundPadding: Double
  var customViewMargin: Double
  var wideMargin: Double
  var itemSpacing: Double
  var backIndicatorX: Double
  var backTitleSpacing: Double
  var backTitleGreatestShare: Double
  var backTitleFallback: String
}

struct TabBarTheme: Sendable {
  var height: Double
  var buttonMargin: Double
  var iconCenter: Double
  var titleOrigin: Double
  var titleHeight: Double
  var fontSize: Double
  var unselectedColor: Color
  var centeredItemWidth: Double
  var centeredItemSpacing: Double
  var badge: BadgeTheme
}

struct SegmentedControlTheme: Sendable {
  var height: Double
  var borderWidth: Double
  var cornerRadius: Double
  var fontSize: Double
  var titlePadding: Double
}

struct SwitchTheme: Sendable {
  var size: Size
  var onColor: Color
  var borderColor: Color
  var borderWidth: Double
  var thumbInset: Double
}
