#compdef uirender
# Completions of uirender for zsh. Save as _uirender in a folder of $fpath, or:  source <(uirender completions zsh)
_uirender() {
  local command=render
  local -a verbs=(
    'render:draw each scene into a PNG picture; the word can be left out'
    'layout:print the tree of boxes that a scene becomes, as text'
    'measure:print how large a text is and where its lines are broken'
    'test:draw scenes and compare them with their golden pictures'
    'approve:make pictures of failed tests the new goldens'
    'diff:compare two PNG files'
    'merge-reports:make one report of those of several runs'
    'serve:draw on request: a JSON object a line on standard input, an answer a line'
    'sheet:draw a scene with its variants on one labelled picture'
    'schema:print the JSON Schema of scene files'
    'completions:print a script that teaches a shell to complete the arguments'
    'manual:print the manual page, for man'
    'help:print help'
  )
  if ((CURRENT == 2)); then
    _describe -t commands command verbs
  elif ((${verbs[(I)$words[2]:*]})); then
    command=$words[2]
    shift words
    ((CURRENT -= 1))
  fi
  case $command in
    render)
      _arguments -s -S \
        '(-o --output)'{-o+,--output=}'[the file to write, or a folder (needed for several scenes), or - for standard output]:OUT:_files' \
        --scale='[the number of pixels that a point becomes, such as 2 or 1.5]:N:' \
        --compression='[how pictures are made small: fast, or as small as they get, for pictures that are kept, which takes long]:MODE:(fast small)' \
        '(-j --jobs)'{-j+,--jobs=}'[how many scenes to draw at once, each in a process of its own]:N:' \
        --timeout='[how long a scene may take; 0 is as long as it likes]:SECONDS:' \
        --limit='[accept so much of a resource, and no more; may be given several times]:NAME=N:' \
        --allow-path='[let scenes use files of this folder too, not only of their own; may be given several times]:DIR:_files' \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '*:SCENE:_files -g "*.(json|jsonc)"'
      ;;
    layout)
      _arguments -s -S \
        '(-o --output)'{-o+,--output=}'[the file to write, or a folder (needed for several scenes), or - for standard output]:OUT:_files' \
        --scale='[the number of pixels that a point becomes, such as 2 or 1.5]:N:' \
        --check'[warn of views whose place or size no constraint settles, too, and end with 1 if there is any warning about constraints]' \
        '(-j --jobs)'{-j+,--jobs=}'[how many scenes to draw at once, each in a process of its own]:N:' \
        --timeout='[how long a scene may take; 0 is as long as it likes]:SECONDS:' \
        --limit='[accept so much of a resource, and no more; may be given several times]:NAME=N:' \
        --allow-path='[let scenes use files of this folder too, not only of their own; may be given several times]:DIR:_files' \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '*:SCENE:_files -g "*.(json|jsonc)"'
      ;;
    measure)
      _arguments -s -S \
        --font='[a font as scenes name it, such as boldSystem:25]:FONT:' \
        --font-file='[a font file whose fonts FONT may name]:FILE:_files -g "*.(ttf|otf|ttc)"' \
        --width='[the greatest width of a line, in points]:N:' \
        --height='[the greatest height of the text, in points]:N:' \
        --lines='[the greatest number of lines; 0 is no limit]:N:' \
        --line-break-mode='[what becomes of a text that is too long]:MODE:(byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail byTruncatingMiddle)' \
        --minimum-scale-factor='[shrink the font until one line fits the width, but not below this share of its size]:N:' \
        --scale='[the number of pixels that a point becomes, such as 2 or 1.5]:N:' \
        --attributed'[TEXT is JSON, an attributedText as scenes have it]' \
        --json'[print JSON]' \
        --limit='[accept so much of a resource, and no more; may be given several times]:NAME=N:' \
        --timeout='[how long a scene may take; 0 is as long as it likes]:SECONDS:' \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '1:TEXT:'
      ;;
    test)
      _arguments -s -S \
        --golden='[the folder of the golden pictures]:DIR:_files' \
        --failures='[the folder that takes the pictures of failed tests]:DIR:_files' \
        --record='[which goldens to write: none; those that are missing; also those that differ, keeping the failure pictures; or all that are not exactly as drawn]:MODE:(never missing failed all)' \
        --tolerance='[the greatest distance of two colours, as eyes see it, that does not count; 100 is black against white]:N:' \
        --antialiasing'[let pixels differ that smooth edges]' \
        --max-pixels='[the most pixels that may differ]:N:' \
        --max-share='[the greatest part of the pixels that may differ, such as 0.001]:N:' \
        --layout'[record and compare the layout text beside each picture as well]' \
        --variant='[draw each scene in these settings too: name:key=value,...; the next after a semicolon]:LIST:' \
        --filter='[test only goldens whose name contains TEXT]:TEXT:' \
        --shard='[test only part I of N, chosen by a hash of the name]:I/N:' \
        '(-j --jobs)'{-j+,--jobs=}'[how many scenes to draw at once, each in a process of its own]:N:' \
        --prune'[delete orphaned goldens: those without a scene in the folders that are tested]' \
        --fail-on-orphans'[fail if there are goldens without a scene]' \
        --html='[write a report to look at, one HTML file]:FILE:_files' \
        --junit='[write a report in JUnit'\''s XML]:FILE:_files' \
        --json-report='[write a report in JSON, which merge-reports can read]:FILE:_files' \
        --list'[list what has passed, too]' \
        --timeout='[how long a scene may take; 0 is as long as it likes]:SECONDS:' \
        --limit='[accept so much of a resource, and no more; may be given several times]:NAME=N:' \
        --allow-path='[let scenes use files of this folder too, not only of their own; may be given several times]:DIR:_files' \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '*:PATH:_files -g "*.(json|jsonc)"'
      ;;
    approve)
      _arguments -s -S \
        --golden='[the folder of the golden pictures]:DIR:_files' \
        --failures='[the folder that takes the pictures of failed tests]:DIR:_files' \
        --all'[approve every failed picture]' \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '*:NAME:_files'
      ;;
    diff)
      _arguments -s -S \
        '(-o --output)'{-o+,--output=}'[the file to write, or a folder (needed for several scenes), or - for standard output]:OUT:_files' \
        --tolerance='[the greatest distance of two colours, as eyes see it, that does not count; 100 is black against white]:N:' \
        --antialiasing'[let pixels differ that smooth edges]' \
        --max-pixels='[the most pixels that may differ]:N:' \
        --max-share='[the greatest part of the pixels that may differ, such as 0.001]:N:' \
        --ignore='[parts that are not compared, in pixels: x,y,width,height; several with ; between]:BOXES:' \
        --json'[print JSON]' \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '*:PNG:_files -g "*.(png)"'
      ;;
    merge-reports)
      _arguments -s -S \
        --fail-on-orphans'[fail if there are goldens without a scene]' \
        --html='[write a report to look at, one HTML file]:FILE:_files' \
        --junit='[write a report in JUnit'\''s XML]:FILE:_files' \
        --json-report='[write a report in JSON, which merge-reports can read]:FILE:_files' \
        --list'[list what has passed, too]' \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '*:REPORT:_files -g "*.(json)"'
      ;;
    serve)
      _arguments -s -S \
        '(-j --jobs)'{-j+,--jobs=}'[how many scenes to draw at once, each in a process of its own]:N:' \
        --unordered'[answer each request as soon as it is done, not in the order they came in]' \
        --timeout='[how long a scene may take; 0 is as long as it likes]:SECONDS:' \
        --limit='[accept so much of a resource, and no more; may be given several times]:NAME=N:' \
        --allow-path='[let scenes use files of this folder too, not only of their own; may be given several times]:DIR:_files' \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]'
      ;;
    sheet)
      _arguments -s -S \
        '(-o --output)'{-o+,--output=}'[the file to write, or a folder (needed for several scenes), or - for standard output]:OUT:_files' \
        --variant='[draw each scene in these settings too: name:key=value,...; the next after a semicolon]:LIST:' \
        --scale='[the number of pixels that a point becomes, such as 2 or 1.5]:N:' \
        '(-j --jobs)'{-j+,--jobs=}'[how many scenes to draw at once, each in a process of its own]:N:' \
        --timeout='[how long a scene may take; 0 is as long as it likes]:SECONDS:' \
        --limit='[accept so much of a resource, and no more; may be given several times]:NAME=N:' \
        --allow-path='[let scenes use files of this folder too, not only of their own; may be given several times]:DIR:_files' \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '*:SCENE:_files -g "*.(json|jsonc)"'
      ;;
    schema)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]'
      ;;
    completions)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '1:SHELL:(bash zsh fish)'
      ;;
    manual)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]'
      ;;
    help)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '1::COMMAND:(render layout measure test approve diff merge-reports serve sheet schema completions manual help)'
      ;;
  esac
}
if [[ $funcstack[1] == _uirender ]]; then
  _uirender "$@"
else
  compdef _uirender uirender
fi
