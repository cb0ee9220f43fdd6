import Foundation

/// Pictures of 16 × 16 pixels: red and blue above green and black, 8 pixels each.
enum JPEGSamples {
  /// Baseline, 4:4:4.
  static let color = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ
    ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBT/wAARCAAQABADAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAACQcI/8QAFBABAAAAAAAAAAAA
    AAAAAAAAAP/EABcBAQEBAQAAAAAAAAAAAAAAAAkIBwr/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwDOjDCp
    oEcYOhQ3OYhoN64COv/Z
    """)

  /// The same in several passes.
  static let progressive = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ
    ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBT/wgARCAAQABADAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAACAYH/8QAFwEBAQEBAAAAAAAA
    AAAAAAAACAcGCf/aAAwDAQACEAMQAAABznCqmBcY6UPOaGDe4I//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAEFAh//
    xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/AR//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAECAQE/AR//xAAUEAEA
    AAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Ah//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IR//2gAMAwEAAgADAAAA
    EOrP/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAwEBPxAf/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAgEBPxAf/8QA
    FBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPxAf/9k=
    """)

  /// One component.
  static let grey = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ
    ERMUFRUVDA8XGBYUGBIUFRT/wAALCAAQABABAREA/8QAFgABAQEAAAAAAAAAAAAAAAAACQcI/8QAFBABAAAAAAAAAAAAAAAA
    AAAAAP/aAAgBAQAAPwDOiBFDDe//2Q==
    """)

  /// CMYK with Adobe's marker, so that inks are stored inverted.
  static let ink = bytes(
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBET
    FBUVFQwPFxgWFBgSFBUU/8AAFAgAEAAQBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAKCf/EABQQAQAAAAAA
    AAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8A1TZVMqmqaVcVUAqoSrglXB//2Q==
    """)

  private static func bytes(_ base64: String) -> [UInt8] {
    Array(Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
  }

  /// The file with a segment put behind its first two bytes.
  static func inserting(_ marker: UInt8, _ contents: [UInt8], into file: [UInt8] = color) -> [UInt8] {
    let length = contents.count + 2
    return Array(file[..<2]) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + contents + file[2...]
  }

  /// The file with another number of two bytes in its header, at an offset behind the header's marker.
  static func changing(header offset: Int, to number: Int, in file: [UInt8] = color) -> [UInt8] {
    var file = file
    for index in file.indices.dropLast() where file[index] == 0xFF && [0xC0, 0xC2].contains(file[index + 1]) {
      file[index + 2 + offset] = UInt8(number >> 8)
      file[index + 3 + offset] = UInt8(number & 0xFF)
      break
    }
    return file
  }

  /// The file without the segments of a marker.
  static func removing(_ marker: UInt8, from file: [UInt8]) -> [UInt8] {
    var result = file
    var index = 2
    while index + 3 < result.count, result[index + 1] != 0xDA {
      let end = index + 2 + (Int(result[index + 2]) << 8 | Int(result[index + 3]))
      if result[index + 1] == marker { result.removeSubrange(index..<end) } else { index = end }
    }
    return result
  }
}
