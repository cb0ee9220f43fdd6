import Pixels
import SceneModel

extension Option {
  static let output = Option(
    "output", letter: "o", value: Value("OUT", .path),
    "the file to write, or a folder (needed for several scenes), or - for standard output")
  static let scale = Option(
    "scale", value: Value("N", .number(Scene.scales)), default: "what the scene or its device says",
    "the number of pixels that a point becomes, such as 2 or 1.5")
  static let compression = Option(
    "compression", value: Value("MODE", .choice(PNGCompression.allCases.map(\.rawValue))), default: "fast",
    "how pictures are made small: fast, or as small as they get, for pictures that are kept, which takes long")
  static let font = Option(
    "font", value: Value("FONT", .text), default: "system:17", "a font as scenes name it, such as boldSystem:25")
  static let fontFile = Option(
    "font-file", value: Value("FILE", .file(endings: ["ttf", "otf", "ttc"])), "a font file whose fonts FONT may name")
  static let width = Option(
    "width", value: Value("N", .number(lengths)), default: "no limit", "the greatest width of a line, in points")
  static let height = Option(
    "height", value: Value("N", .number(lengths)), default: "no limit", "the greatest height of the text, in points")
  static let lines = Option(
    "lines", value: Value("N", .count(0...10_000)), default: "1", "the greatest number of lines; 0 is no limit")
  static let lineBreakMode = Option(
    "line-break-mode", value: Value("MODE", .choice(LineBreakMode.allCases.map(\.rawValue))),
    default: "byTruncatingTail", "what becomes of a text that is too long")
  static let minimumScaleFactor = Option(
    "minimum-scale-factor", value: Value("N", .number(0...1)), default: "the font does not shrink",
    "shrink the font until one line fits the width, but not below this share of its size")
  static let attributed = Option("attributed", "TEXT is JSON, an attributedText as scenes have it")
  static let check = Option(
    "check",
    "warn of views whose place or size no constraint settles, too, and end with 1 if there is any warning about constraints"
  )
  static let json = Option("json", "print JSON")
  static let golden = Option(
    "golden", value: Value("DIR", .path), default: "golden", "the folder of the golden pictures")
  static let failures = Option(
    "failures", value: Value("DIR", .path), default: "golden-failures",
    "the folder that takes the pictures of failed tests")
  static let record = Option(
    "record", value: Value("MODE", .choice(["never", "missing", "failed", "all"])),
    default: "never if the environment says CI, else missing",
    "which goldens to write: none; those that are missing; also those that differ, keeping the failure pictures; or all that are not exactly as drawn"
  )
  static let tolerance = Option(
    "tolerance", value: Value("N", .number(0...100)), default: "0",
    "the greatest distance of two colours, as eyes see it, that does not count; 100 is black against white")
  static let antialiasing = Option("antialiasing", "let pixels differ that smooth edges")
  static let maxPixels = Option(
    "max-pixels", value: Value("N", .count(0...64_000_000)), default: "0, or no limit with --max-share",
    "the most pixels that may differ")
  static let maxShare = Option(
    "max-share", value: Value("N", .number(0...1)), default: "0, or no limit with --max-pixels",
    "the greatest part of the pixels that may differ, such as 0.001")
  static let ignore = Option(
    "ignore", value: Value("BOXES", .text),
    "parts that are not compared, in pixels: x,y,width,height; several with ; between")
  static let compareLayout = Option("layout", "record and compare the layout text beside each picture as well")
  static let variant = Option(
    "variant", value: Value("LIST", .text),
    "draw each scene in these settings too: name:key=value,...; the next after a semicolon")
  static let filter = Option("filter", value: Value("TEXT", .text), "test only goldens whose name contains TEXT")
  static let shard = Option(
    "shard", value: Value("I/N", .text), "test only part I of N, chosen by a hash of the name")
  static let jobs = Option(
    "jobs", letter: "j", value: Value("N", .count(1...1024)), default: "one for each processor",
    "how many scenes to draw at once, each in a process of its own")
  static let limit = Option(
    "limit", value: Value("NAME=N", .text),
    default: Limit.all.map { "\($0.name)=\($0.standard)" }.joined(separator: " "), isRepeatable: true,
    "accept so much of a resource, and no more; may be given several times")
  static let timeout = Option(
    "timeout", value: Value("SECONDS", .number(0...1_000_000)), default: "60",
    "how long a scene may take; 0 is as long as it likes")
  static let allowPath = Option(
    "allow-path", value: Value("DIR", .path), isRepeatable: true,
    "let scenes use files of this folder too, not only of their own; may be given several times")
  static let unordered = Option("unordered", "answer each request as soon as it is done, not in the order they came in")
  static let prune = Option("prune", "delete orphaned goldens: those without a scene in the folders that are tested")
  static let failOnOrphans = Option("fail-on-orphans", "fail if there are goldens without a scene")
  static let html = Option("html", value: Value("FILE", .path), "write a report to look at, one HTML file")
  static let junit = Option("junit", value: Value("FILE", .path), "write a report in JUnit's XML")
  static let jsonReport = Option(
    "json-report", value: Value("FILE", .path), "write a report in JSON, which merge-reports can read")
  static let list = Option("list", "list what has passed, too")
  static let all = Option("all", "approve every failed picture")
  private static let lengths = 0.0...100_000
  static let help = Option("help", letter: "h", "print help and do nothing else")
  static let version = Option("version", "print the version and do nothing else")
  static let verbose = Option(
    "verbose", "with --version: also print what the bytes of a picture depend on, such as the versions of the libraries"
  )
}

extension Operand {
  fileprivate static let scenes = Operand(
    value: Value("SCENE", .file(endings: ["json", "jsonc"])), count: .oneOrMore,
    summary: "a scene file, or - for standard input")
}

/// What keeps a scene within bounds.
private let bounds: [Option] = [.timeout, .limit, .allowPath]

extension Tool {
  /// The tool that this package builds.
  static let uirender = Tool(
    name: "uirender",
    version: "0.1.0",
    summary: "turns JSON descriptions of iPhone screens into PNG pictures",
    subcommands: [
      Subcommand(
        .render, "draw each scene into a PNG picture; the word can be left out",
        """
        One scene goes to the file OUT, or into OUT if that is a folder or ends in a slash. Several scenes go into the \
        folder OUT, which is made if need be, each under its own name with the ending .png. A scene that is broken does \
        not keep the others from being drawn. Pictures are written beside their place and renamed, so that nobody sees \
        half a picture. Messages come in the order of the scenes, whatever the number of jobs.
        """,
        operand: .scenes, options: [.output, .scale, .compression, .jobs] + bounds, required: [.output]),
      Subcommand(
        .layout, "print the tree of boxes that a scene becomes, as text",
        """
        Without OUT the text goes to standard output. Several scenes go into the folder OUT, each under its own name \
        with the ending .txt.
        """,
        operand: .scenes, options: [.output, .scale, .check, .jobs] + bounds),
      Subcommand(
        .measure, "print how large a text is and where its lines are broken",
        """
        What NSString's size(withAttributes:) and boundingRect say: the size in points, not rounded, and for each line \
        the part of the text that it shows (in UTF-16 units, as NSRange counts), its width, its ascent and its baseline.
        """,
        operand: Operand(value: Value("TEXT", .text), count: .one, summary: "the text, or - for standard input"),
        options: [
          .font, .fontFile, .width, .height, .lines, .lineBreakMode, .minimumScaleFactor, .scale, .attributed, .json,
          .limit, .timeout,
        ]),
      Subcommand(
        .test, "draw scenes and compare them with their golden pictures",
        """
        The golden of a scene is the picture of the same path in the golden folder. Folders are searched for *.json \
        and *.jsonc; JSON files in them that have no "root" are no scenes and are skipped. Every pixel has to be \
        equal, unless the options or the scene's "test" key say otherwise; an option that is given prevails over the \
        scene. A picture of another size always fails. What fails leaves NAME.actual.png, NAME.expected.png and \
        NAME.diff.png in the folder of failures. Goldens are never written where the environment sets CI, unless \
        --record is given; elsewhere missing ones are written and the run still fails, so that somebody looks at \
        them. On GitHub failures are shown beside the scenes. Reports that an earlier run has left in the places of \
        this one's are removed before anything else, so that none outlives a run that fails; a file that is no report \
        is not replaced by one.
        """,
        operand: Operand(
          value: Value("PATH", .file(endings: ["json", "jsonc"])), count: .any,
          summary: "a scene or a folder of scenes; the current folder if left out"),
        options: [
          .golden, .failures, .record, .tolerance, .antialiasing, .maxPixels, .maxShare, .compareLayout, .variant,
          .filter, .shard, .jobs, .prune, .failOnOrphans, .html, .junit, .jsonReport, .list,
        ] + bounds),
      Subcommand(
        .approve, "make pictures of failed tests the new goldens",
        """
        A name is that of the golden or its path, the scene's path, or that of any of the failure pictures; a folder \
        stands for all failures below it, and so does a pattern such as 'bars/*', in which * also stands for slashes.
        """,
        operand: Operand(value: Value("NAME", .path), count: .any, summary: "what to approve"),
        options: [.golden, .failures, .all]),
      Subcommand(
        .diff, "compare two PNG files",
        """
        The first is what was expected, the second what came of it; one of them may be - for standard input. The exit \
        status is 1 if they differ. Pictures of two sizes are compared from the top left and always differ. \
        OUT shows the pixels that differ in magenta and the others pale; it must be neither of the two.
        """,
        operand: Operand(value: Value("PNG", .file(endings: ["png"])), count: .two, summary: "a picture"),
        options: [.output, .tolerance, .antialiasing, .maxPixels, .maxShare, .ignore, .json]),
      Subcommand(
        .mergeReports, "make one report of those of several runs",
        """
        The pictures of failures are looked for where the runs have left them. Of runs with --shard every part has to \
        be there, and the orphans that they tell are those of the whole.
        """,
        operand: Operand(
          value: Value("REPORT", .file(endings: ["json"])), count: .oneOrMore, summary: "what --json-report has written"
        ),
        options: [.failOnOrphans, .html, .junit, .jsonReport, .list]),
      Subcommand(
        .serve, "draw on request: a JSON object a line on standard input, an answer a line",
        """
        A request says what to draw ("path" or "scene"), where it goes ("output"; without it the answer has the picture \
        as "png" in base64), and what is to hold in place of what the scene says, such as "device" and "scale". Its \
        "id" comes back in its answer. A broken scene, and a line that is no request, is answered by its diagnostics \
        and ends nothing. Answers come in the order of the requests, each as soon as it can. The process ends with the \
        input. FORMAT.md lists the keys of requests and answers.
        """,
        options: [.jobs, .unordered] + bounds),
      Subcommand(
        .sheet, "draw a scene with its variants on one labelled picture",
        operand: .scenes, options: [.output, .variant, .scale, .jobs] + bounds, required: [.output]),
      Subcommand(
        .schema, "print the JSON Schema of scene files",
        "Editors use it to complete and check what is typed: name it in a scene under the key \"$schema\"."),
      Subcommand(
        .completions, "print a script that teaches a shell to complete the arguments",
        operand: Operand(
          value: Value("SHELL", .choice(Shell.allCases.map(\.rawValue))), count: .one, summary: "the shell")),
      Subcommand(.manual, "print the manual page, for man"),
      Subcommand(
        .help, "print help",
        operand: Operand(
          value: Value("COMMAND", .choice(Verb.allCases.map(\.rawValue))), count: .optional,
          summary: "the command to explain; the whole tool if left out")),
    ],
    commonOptions: [.help, .version, .verbose],
    examples: [
      Example(command: "uirender screen.json -o screen.png", meaning: "draw one screen"),
      Example(command: "uirender screens/*.json -o pictures/ --scale 3", meaning: "draw many, at three pixels a point"),
      Example(
        command: "uirender sent/*.json -o out/ --timeout 5 --limit pixels=4000000", meaning: "draw what others sent"),
      Example(command: "uirender - -o - < screen.json > screen.png", meaning: "draw as part of a pipe"),
      Example(
        command: "uirender measure \"Hello\" --font system:25 --width 300 --lines 0", meaning: "see how large a text is"
      ),
      Example(command: "uirender test screens --golden golden --html report.html", meaning: "compare with goldens"),
      Example(command: "uirender diff old.png new.png -o changes.png", meaning: "see what differs"),
      Example(command: "uirender layout screen.json", meaning: "see where everything is, in points"),
    ],
    exitStatuses: [
      (.done, "all was done, perhaps with warnings"),
      (.picturesDiffer, "pictures differ, a golden is missing, or --check has found something"),
      (.wrongInput, "a scene or an argument is wrong"),
      (
        .machineFault,
        "the machine failed: a full disk, missing rights or memory, a missing font package, a reader of standard output "
          + "that has gone, an output folder that is removed meanwhile; or the time was up"
      ),
    ])
}
