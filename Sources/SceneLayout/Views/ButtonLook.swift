import Geometry
import SceneModel

/// How a button's kind and state colour what it shows.
struct ButtonLook {
  private let theme: ButtonTheme
  private let isCustom: Bool
  private let state: ControlState
  private let adjustsHighlighted: Bool
  private let adjustsDisabled: Bool
  private let tint: Color
  /// The colour of the title.
  let titleColor: Color
  /// The colour of a template image or a sign.
  let imageColor: Color

  init(_ button: Button, tint: Color, _ theme: Theme) {
    self.theme = theme.button
    self.tint = tint
    isCustom = button.buttonType == .custom
    state = button.state
    adjustsHighlighted = button.adjustsImageWhenHighlighted
    adjustsDisabled = button.adjustsImageWhenDisabled
    let own: Color = !button.state.isEnabled ? theme.disabledColor : button.state.isSelected ? .white : tint
    imageColor = own
    titleColor = button.current(\.titleColor) ?? (isCustom ? .white : own)
  }

  /// Whether a box in the tint colour marks the button as chosen, as the kinds other than custom have it (iOS 7).
  var hasSelectionBox: Bool { !isCustom && state.isSelected && state.isEnabled }

  private var isPressed: Bool { state.isHighlighted && state.isEnabled }

  /// The box around what is chosen.
  func selectionBox(around content: Rect) -> Box {
    let margin = theme.selectionMargin
    let frame = content.inset(
      by: Insets(top: -margin.height, left: -margin.width, bottom: -margin.height, right: -margin.width))
    let shape = Path.roundedRect(Rect(origin: .zero, size: frame.size), radius: theme.selectionRadius)
    return dimmed(Box("selection", frame: frame, content: .path(PathContent(shape, fill: tint))))
  }

  /// Faint under a finger, unless the button is custom.
  func dimmed(_ box: Box) -> Box {
    guard isPressed, !isCustom else { return box }
    var box = box
    box.opacity = theme.highlightedOpacity
    return box
  }

  /// A picture as the state shows it: a custom button's gets darker under a finger and paler when disabled.
  func adjusted(_ box: Box) -> [Box] {
    guard isCustom else { return [dimmed(box)] }
    var box = box
    if !state.isEnabled, adjustsDisabled { box.opacity = theme.disabledImageOpacity }
    guard isPressed, adjustsHighlighted, case .image(var shade) = box.content else { return [box] }
    var shadow = box
    shadow.name += ".shade"
    shade.tint = theme.highlightedShade
    shadow.content = .image(shade)
    return [box, shadow]
  }

  /// A white light around the middle.
  func glow(in bounds: Size) -> Box {
    let center = Point(x: bounds.width / 2, y: bounds.height / 2)
    return Box(
      "glow", frame: Rect(origin: .zero, size: bounds),
      content: .shadow(
        ShadowContent(
          path: .circle(center: center, radius: theme.glowRadius), color: theme.glowColor, offset: .zero,
          radius: theme.glowBlur)))
  }
}
