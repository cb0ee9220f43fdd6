import Geometry
import Pixels
public import SceneModel

extension ImageSet.Image {
  /// Cuts the picture as a catalogue says, in pixels of a file with so many for each point: what lies between the centre
  /// and the right and bottom edge is left out, and the rest can be stretched.
  public mutating func cut(_ slices: ImageSetContents.Slices, scale: Double) {
    let caps = slices.capInsets
    let columns = kept(bitmap.width, size.width * scale, caps.left, slices.center.width, caps.right)
    let rows = kept(bitmap.height, size.height * scale, caps.top, slices.center.height, caps.bottom)
    let old = bitmap
    size = Size(
      width: size.width * Double(columns.count) / Double(old.width),
      height: size.height * Double(rows.count) / Double(old.height))
    bitmap = Bitmap(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap { row in columns.map { old.pixels[row * old.width + $0] } })
    capInsets = Insets(
      top: caps.top / scale, left: caps.left / scale, bottom: caps.bottom / scale, right: caps.right / scale)
    resizingMode = slices.mode
  }

  /// The pixels of a row that remain: the first cap with the centre, and the second cap; all where nothing is between.
  private func kept(_ pixels: Int, _ length: Double, _ near: Double, _ center: Double, _ far: Double) -> [Int] {
    let density = Double(pixels) / length
    guard center > 0, near + center + far < length else { return Array(0..<pixels) }
    let end = max(1, Int(((near + center) * density).rounded())), resume = Int(((length - far) * density).rounded())
    return Array(0..<min(end, pixels)) + Array(max(end, resume)..<max(end, resume, pixels))
  }
}
