public import UIRenderKit

/// The settings of an imaginary app.
public func settings(isNotified: Bool) -> Scene {
  Scene(
    controller: .navigation(
      ViewController(title: "Settings") {
        Label(text: "Notifications").frame(x: 15, y: 84, width: 200, height: 31)
        Switch(isOn: isNotified).frame(x: 254, y: 84, width: 51, height: 31)
        if isNotified {
          Label(
            text: "You will hear from us every day.", font: .systemFont(ofSize: 13), textColor: Color(white: 0.4)
          ).frame(x: 15, y: 120, width: 290, height: 20)
        }
      }))
}

/// A badge, on a canvas of its own size.
public func badge(_ count: Int) -> Scene {
  Scene(canvas: Size(width: 60, height: 30)) {
    View(backgroundColor: Color(hex: 0xFF3B30)) {
      Label(text: "\(count)", font: .boldSystemFont(ofSize: 15), textColor: .white, textAlignment: .center)
        .frame(x: 0, y: 0, width: 40, height: 20)
    }.frame(x: 10, y: 5, width: 40, height: 20)
  }
}
