import Geometry
import SceneModel

/// The navigation controller behind the tab "More" (`moreNavigationController`): a list of the controllers for which the
/// tab bar has no room.
struct MoreList {
  private let tabs: TabBarController

  init(_ tabs: TabBarController) {
    self.tabs = tabs
  }

  /// The fifth tab: UIKit's system item "More".
  static var tab: TabBarItem {
    var item = TabBarItem()
    item.systemItem = .more
    return item
  }

  /// The navigation controller with its list, or with one of the controllers on top of it.
  ///
  /// A navigation controller does not bring a bar of its own there: its screens follow the list.
  func controller(showing chosen: ViewController?) -> ViewController {
    var navigation = NavigationController()
    if let chosen, let inner = chosen.content as? NavigationController {
      navigation = inner
      navigation.viewControllers = [list] + inner.viewControllers
    } else {
      navigation.viewControllers = [list] + (chosen.map { [$0] } ?? [])
    }
    var controller = ViewController()
    controller.content = navigation
    return controller
  }

  /// A plain table of pictures and titles under the title "More"; "Edit" rearranges the tabs.
  private var list: ViewController {
    var section = TableSection()
    let rows = tabs.moreControllers.map { controller -> ListedCell in
      let tab = controller.effectiveTabBarItem
      var row = TableViewCell()
      row.textLabel = Label(tab.systemItem?.title ?? tab.title ?? "")
      row.image = tab.image
      if row.image?.renderingMode == .automatic { row.image?.renderingMode = .alwaysTemplate }
      row.accessoryType = .disclosureIndicator
      return .cell(row)
    }
    section.rows = .listed(ListedCells(rows))
    var table = TableView()
    table.sections = [section]
    var content = ContentController()
    content.view = View(table)
    var edit = BarButtonItem()
    edit.systemItem = .edit
    var controller = ViewController()
    controller.title = Self.tab.systemItem?.title
    controller.navigationItem.rightBarButtonItems = [edit]
    controller.content = content
    return controller
  }
}
