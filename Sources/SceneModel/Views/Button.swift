public import Geometry

/// A button (UIButton).
public struct Button: Control {
  /// The kind of button.
  public var buttonType = ButtonType.custom
  /// Whether it can be touched, is touched, and is chosen.
  public var state = ControlState()
  /// What it shows in every state that says nothing else.
  public var normal = Appearance()
  /// What it shows in the other states.
  public var states = States()
  /// How the title is set.
  public var titleLabel = TitleLabel()
  /// The margins around image and title together; they make the button larger.
  public var contentEdgeInsets = Insets.zero
  /// The margins around the title; they move and narrow it, but do not make the button larger.
  public var titleEdgeInsets = Insets.zero
  /// The margins around the image; they move it, but do not make the button larger.
  public var imageEdgeInsets = Insets.zero
  /// Where image and title stand between left and right.
  public var contentHorizontalAlignment = HorizontalAlignment.center
  /// Where image and title stand between top and bottom.
  public var contentVerticalAlignment = VerticalAlignment.center
  /// Whether a custom button's images get darker under a finger.
  public var adjustsImageWhenHighlighted = true
  /// Whether a custom button's images get paler when it is disabled.
  public var adjustsImageWhenDisabled = true
  /// Whether the button glows under a finger.
  public var showsTouchWhenHighlighted = false

  /// Makes a custom button without content.
  public init() {}

  /// UIButtonType.
  public enum ButtonType: String, CaseIterable, Sendable, SceneChoice {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
  }

  /// UIControlContentHorizontalAlignment.
  public enum HorizontalAlignment: String, CaseIterable, Sendable, SceneChoice {
    case center, left, right, fill
  }

  /// UIControlContentVerticalAlignment.
  public enum VerticalAlignment: String, CaseIterable, Sendable, SceneChoice {
    case center, top, bottom, fill
  }

  /// What a button shows in a state (`setTitle(_:for:)` and its like); nil is what it shows normally.
  public struct Appearance: Sendable {
    /// The title.
    public var title: Text?
    /// The colour of the title.
    public var titleColor: Color?
    /// The colour of the title's shadow.
    public var titleShadowColor: Color?
    /// The image before the title.
    public var image: ImageReference?
    /// The image that is stretched over the button, behind everything.
    public var backgroundImage: ImageReference?

    /// Makes an appearance that says nothing.
    public init() {}
  }

  /// The appearances of all states but the normal one.
  public struct States: Sendable {
    /// With a finger on it.
    public var highlighted = Appearance()
    /// When it cannot be touched.
    public var disabled = Appearance()
    /// When it is chosen.
    public var selected = Appearance()
    /// When it is chosen and a finger is on it.
    public var selectedHighlighted = Appearance()
    /// When it is chosen and cannot be touched.
    public var selectedDisabled = Appearance()

    /// Makes appearances that say nothing.
    public init() {}
  }

  /// How a button's title is set (`titleLabel`): a label without a text and colours of its own.
  public struct TitleLabel: Sendable {
    /// The label; the button gives it the text and the colours of its state.
    public var label: Label

    /// Makes a label as buttons have it: cut off in the middle, and a shadow that would lie right under the text.
    public init() {
      label = Label()
      label.lineBreakMode = .byTruncatingMiddle
      label.shadowOffset = .zero
    }
  }

  /// What the button shows of a kind in its state.
  ///
  /// A combined state has values of its own or the normal ones, never those of one of its parts (UIButton's
  /// documentation of `title(for:)`).
  public func current<Value>(_ part: KeyPath<Appearance, Value?>) -> Value? {
    let appearance: Appearance
    switch (state.isSelected, state.isEnabled, state.isHighlighted) {
    case (false, true, false): return normal[keyPath: part]
    case (false, true, true): appearance = states.highlighted
    case (false, false, _): appearance = states.disabled
    case (true, true, false): appearance = states.selected
    case (true, true, true): appearance = states.selectedHighlighted
    case (true, false, _): appearance = states.selectedDisabled
    }
    return appearance[keyPath: part] ?? normal[keyPath: part]
  }
}
