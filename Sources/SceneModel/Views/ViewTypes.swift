extension View {
  /// The registry of view types: a new kind of view is a line here, its own file, and its layout.
  static let types: [any (ViewContent & SceneObject).Type] = [
    PlainView.self,
    ActivityIndicatorView.self,
    Button.self,
    CollectionView.self,
    DatePicker.self,
    ImageView.self,
    Label.self,
    NavigationBar.self,
    PageControl.self,
    PathView.self,
    PickerView.self,
    ProgressView.self,
    ScrollView.self,
    SearchBar.self,
    SegmentedControl.self,
    Slider.self,
    StackView.self,
    Stepper.self,
    Switch.self,
    TabBar.self,
    TableView.self,
    TextField.self,
    TextView.self,
    Toolbar.self,
  ]
}
