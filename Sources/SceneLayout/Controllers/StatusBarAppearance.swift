import SceneModel

extension Scene {
  /// Whether the status bar is hidden: by the scene's word, else by the controller that shows, else on a screen held
  /// sideways (iOS 8).
  var hidesStatusBar: Bool {
    statusBar.isHidden ?? frontController?.hidesStatusBar ?? (orientation == .landscape)
  }

  /// The status bar's colours: the scene's, else those that the controller which shows wants.
  var statusBarStyle: StatusBar.Style {
    statusBar.style ?? frontController?.statusBarStyle ?? .default
  }

  /// The controller that decides: the one that was presented last without an alert, else the root.
  private var frontController: ViewController? {
    guard case .controller(let controller) = root else { return nil }
    var front = controller
    while let next = front.presented, !(next.content is AlertController) { front = next }
    return front
  }
}

extension ViewController {
  /// What the controller or one that it shows presents over the whole screen.
  var presented: ViewController? { presentedViewControllers.first ?? layout.shownChild?.presented }

  fileprivate var hidesStatusBar: Bool? {
    layout.childForStatusBarHidden.map { $0.hidesStatusBar ?? prefersStatusBarHidden } ?? prefersStatusBarHidden
  }

  fileprivate var statusBarStyle: StatusBar.Style? {
    layout.childForStatusBarStyle.map { $0.statusBarStyle ?? preferredStatusBarStyle } ?? preferredStatusBarStyle
      ?? layout.defaultStatusBarStyle
  }
}
