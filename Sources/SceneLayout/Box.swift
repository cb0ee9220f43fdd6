public import Geometry
public import SceneModel

/// A node of the laid-out screen: a frame and something to draw in it, then its children on top.
public struct Box: Sendable {
  /// What the box stands for, in UIKit's words: `label`, `navigationBar.title`.
  public var name: String
  /// The `id` that the scene gave to the view, if any.
  public var id: String?
  /// Where it lies in its parent, in points.
  public var frame: Rect
  /// What it draws; nil for a box that only holds others.
  public var content: Primitive?
  /// Whether its children are cut off at its frame.
  public var clipsToBounds: Bool
  /// The opacity of the box with its children, as one picture; 0 to 1.
  public var opacity: Double
  /// How the colours of the box with its children are mixed with those below.
  public var blendMode = BlendMode.normal
  /// Where the box's coordinates go that start at the frame's top left; nil leaves everything in its place.
  public var transform: Transform?
  /// What is done to the box with its children.
  public var effects: [Effect] = []
  /// Where the scene says what the box shows, for warnings about it.
  public var site: Site?
  /// What somebody should look at in it, though it is drawn, each with its place in the scene.
  public var remarks: [Remark] = []
  /// The boxes inside, from back to front; their frames count from this box's top left.
  public var children: [Box]

  /// A finding and the place in the scene that it is about.
  public typealias Remark = (site: Site?, fault: Fault)

  /// Makes a box.
  public init(
    _ name: String, id: String? = nil, frame: Rect, content: Primitive? = nil, clipsToBounds: Bool = false,
    opacity: Double = 1, children: [Box] = []
  ) {
    self.name = name
    self.id = id
    self.frame = frame
    self.content = content
    self.clipsToBounds = clipsToBounds
    self.opacity = opacity
    self.children = children
  }
}
