#compdef uirender
# Completions of uirender for zsh. Save as _uirender in a folder of $fpath, or:  source <(uirender completions zsh)
_uirender() {
  local command=render
  local -a verbs=(
    'render:draw each scene into a PNG picture; the word can be left out'
    'layout:print the tree of boxes that a scene becomes, as text'
    'measure:print how large a text is and where its lines are broken'
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
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '*:SCENE:_files -g "*.(json|jsonc)"'
      ;;
    layout)
      _arguments -s -S \
        '(-o --output)'{-o+,--output=}'[the file to write, or a folder (needed for several scenes), or - for standard output]:OUT:_files' \
        --scale='[the number of pixels that a point becomes, such as 2 or 1.5]:N:' \
        --check'[warn of views whose place or size no constraint settles]' \
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
        '(-h --help)'{-h,--help}'[print help and do nothing else]' \
        --version'[print the version and do nothing else]' \
        --verbose'[with --version: also print what the bytes of a picture depend on, such as the versions of the libraries]' \
        '1:TEXT:'
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
        '1::COMMAND:(render layout measure schema completions manual help)'
      ;;
  esac
}
if [[ $funcstack[1] == _uirender ]]; then
  _uirender "$@"
else
  compdef _uirender uirender
fi
