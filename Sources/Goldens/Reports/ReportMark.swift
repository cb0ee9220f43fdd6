/// How the reports of this tool begin, by which they are told from other files.
public enum ReportMark {
  /// The format of a JSON report, which it names first.
  public static let format = "uirender-report-1"

  /// What a report begins with, and what stands near that: JSON, XML, HTML.
  private static let marks = [
    ("{\"format\":", "{\"format\":\"uirender-report-"), ("<?xml ", "<testsuites name=\"uirender\""),
    ("<!doctype html>", "<title>uirender report</title>"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  /// No report has its mark after so many bytes.
  public static let reach = 1024

  /// Whether a file is a report, by its first `reach` bytes; as many as there are, if it has fewer.
  public static func isIn(_ beginning: some Collection<UInt8>) -> Bool {
    let beginning = Array(beginning.prefix(reach))
    return marks.contains { start, mark in
      beginning.starts(with: start) && beginning.indices.contains { beginning[$0...].starts(with: mark) }
    }
  }
}
