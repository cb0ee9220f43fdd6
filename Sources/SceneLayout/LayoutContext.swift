import Geometry
import Pixels
import SceneModel
import Typesetting

/// What a layout is made with; it is handed down, and a view changes only its subviews' copy.
struct LayoutContext {
  let theme: Theme
  let grid: PixelGrid
  let typesetter: Typesetter
  let images: ImageSet
  /// Whether the screen is one of the large ones, 414 points wide or more when held upright.
  let isWide: Bool
  /// Whether the screen is 375 points wide or more when held upright.
  var isMedium = false
  /// Whether a text that does not tell by its letters is written to the left.
  var isRightToLeft = false
  /// How large the user wants texts whose fonts are text styles.
  var contentSizeCategory = ContentSizeCategory.large
  /// The labels that views take their size from, by their ids.
  var measuredLabels: [String: View] = [:]
  /// What the data files hold that rows come from.
  var records: [DataSource: Records] = [:]
  /// The tint that a view inherits.
  var tintColor: Color
  /// How much of a controller's view the bars cover, for a scroll view that is that view or its first subview.
  var scrollInsets = Insets.zero
  /// How far bars reach into the view of the controller from above (`topLayoutGuide.length`).
  var topLayoutGuide = 0.0
  /// How far bars reach into the view of the controller from below (`bottomLayoutGuide.length`).
  var bottomLayoutGuide = 0.0
  /// Whether the view that is being laid out lies directly in a navigation bar.
  var isInNavigationBar = false
  /// What covers the edges of the controller's view (`safeAreaInsets`).
  var safeAreaInsets = Insets.zero
  /// Who places the subviews of the view that is being laid out.
  var arrangement = Arrangement.undecided
  /// Whether views are reported whose place nothing settles.
  var findsAmbiguity = false
  /// How much of a search bar's right end a section index covers.
  var sectionIndexWidth = 0.0
  /// Whether tints are grey because an alert stands before them (`tintAdjustmentMode`).
  var isTintDimmed = false
  /// How far below the controller's view the view is that is being laid out.
  var depthInController = 0

  /// The face of a font.
  func face(of font: Font) -> FontFace { theme.face(of: font, in: typesetter.fonts) }

  /// The size of a font at the user's Dynamic Type setting.
  func size(of font: Font) -> Double { font.size(at: contentSizeCategory) }

  /// A text on one line, cut off with an ellipsis where it is wider than the given width.
  func line(_ text: Text, _ font: Font, width: Double = .infinity) -> TypesetText {
    typesetter.typeset(text.string, face: face(of: font), size: size(of: font), width: width, pitchGrid: grid)
  }
}
