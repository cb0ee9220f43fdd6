public import Geometry
public import SceneModel

extension Scene {
  /// Makes a screen that shows views, without a controller.
  ///
  ///     let scene = Scene(device: Device(named: "iPhone 6") ?? .standard) {
  ///       Label(text: "Hello").frame(x: 20, y: 40, width: 200, height: 21)
  ///     }
  public init(device: Device = .standard, backgroundColor: Color = .white, @ViewBuilder views: () -> [View]) {
    self.init()
    self.device = device
    self.backgroundColor = backgroundColor
    root = .view(View(subviews: views))
  }

  /// Makes a screen that shows a controller.
  public init(device: Device = .standard, controller: ViewController) {
    self.init()
    self.device = device
    root = .controller(controller)
  }

  /// Makes a canvas that is only as large as it has to be, without a status bar: the right size for most tests.
  public init(canvas size: Size, scale: Double = 2, @ViewBuilder views: () -> [View]) {
    self.init(device: Device(width: size.width, height: size.height, scale: scale), views: views)
    statusBar.isHidden = true
  }

  /// The same scene with one property set: `scene.with(\.orientation, .landscape)`.
  public func with<Value>(_ property: WritableKeyPath<Scene, Value>, _ value: Value) -> Scene {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

extension Device {
  /// The device of a name that scenes know, such as `iPhone 6`; nil if there is none.
  public init?(named name: String) {
    guard let match = Device.named.first(where: { $0.name == name }) else { return nil }
    self = match.device
  }
}

extension ViewController {
  /// Makes a controller with views in its own view.
  public init(title: String? = nil, backgroundColor: Color? = .white, @ViewBuilder views: () -> [View]) {
    self.init()
    self.title = title.map { Text($0) }
    var content = ContentController()
    content.view = View(backgroundColor: backgroundColor, subviews: views)
    self.content = content
  }

  /// Makes a navigation controller with a stack, the bottom first.
  public static func navigation(_ viewControllers: ViewController...) -> ViewController {
    var content = NavigationController()
    content.viewControllers = viewControllers
    var controller = ViewController()
    controller.content = content
    return controller
  }

  /// Makes a tab bar controller.
  public static func tabs(_ viewControllers: ViewController..., selectedIndex: Int = 0) -> ViewController {
    var content = TabBarController()
    content.viewControllers = viewControllers
    content.selectedIndex = selectedIndex
    var controller = ViewController()
    controller.content = content
    return controller
  }
}
