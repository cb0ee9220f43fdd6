import Geometry
import SceneModel

extension ViewController {
  /// The controller and everything that it presents, from back to front.
  ///
  /// A full-screen controller replaces what it covers; an alert dims it and takes the colour from its tints.
  func boxes(_ place: ControllerPlace, _ context: LayoutContext) -> [Box] {
    guard let presented else { return [box(place, context)] }
    switch (presented.content, presented.modalPresentationStyle) {
    case (let alert as AlertController, _):
      return [box(place, context.dimmingTints)] + alert.boxes(place, of: presented, context)
    case (_, .fullScreen): return presented.boxes(place, context)
    case (_, .overFullScreen): return [box(place, context)] + presented.boxes(place, context)
    }
  }
}

extension AlertController: ControllerLayout {
  /// A dimmed screen with the alert or the action sheet before it.
  func boxes(_ place: ControllerPlace, of controller: ViewController, _ context: LayoutContext) -> [Box] {
    switch preferredStyle {
    case .alert: AlertLayout(alert: self, title: controller.title, size: place.size, context: context).boxes
    case .actionSheet:
      ActionSheetLayout(
        sheet: self, title: controller.title, size: place.size, bottom: place.bottom.length, context: context
      ).boxes
    }
  }
}
