extension View {
  /// The registry of view types: a new kind of view is a line here, its own file, and its layout.
  static let types: [any (ViewContent & SceneObject).Type] = [
    PlainView.self,
    ImageView.self,
    Label.self,
    NavigationBar.self,
    SegmentedControl.self,
    Switch.self,
    TabBar.self,
    TableView.self,
    Toolbar.self,
  ]
}
