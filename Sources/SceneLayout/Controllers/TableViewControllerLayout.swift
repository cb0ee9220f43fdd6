import Geometry
import SceneModel

extension TableViewController: ControllerLayout {
  func boxes(_ place: ControllerPlace, of controller: ViewController, _ context: LayoutContext) -> [Box] {
    var view = View(table)
    view.backgroundColor = backgroundColor
    var content = self.place
    content.view = view
    return content.boxes(place, of: controller, context)
  }
}
