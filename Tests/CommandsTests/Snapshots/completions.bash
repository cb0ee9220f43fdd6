# Completions of uirender for bash. In ~/.bashrc:  source <(uirender completions bash)
_uirender() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=render
  COMPREPLY=()
  # Bash takes --name=value apart at the equals sign.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  if ((COMP_CWORD > 1)); then
    case ${COMP_WORDS[1]} in
      render | layout | measure | test | approve | diff | merge-reports | serve | sheet | schema | completions | manual | help) command=${COMP_WORDS[1]} ;;
    esac
  fi
  case $before in
    -o | --output)
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      return
      ;;
    --scale)
      return
      ;;
    --compression)
      mapfile -t COMPREPLY < <(compgen -W 'fast small' -- "$word")
      return
      ;;
    -j | --jobs)
      return
      ;;
    --timeout)
      return
      ;;
    --limit)
      return
      ;;
    --allow-path)
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      return
      ;;
    --font)
      return
      ;;
    --font-file)
      mapfile -t COMPREPLY < <(
        compgen -f -X '!*.ttf' -- "$word"
        compgen -f -X '!*.otf' -- "$word"
        compgen -f -X '!*.ttc' -- "$word"
        compgen -d -- "$word"
      )
      return
      ;;
    --width)
      return
      ;;
    --height)
      return
      ;;
    --lines)
      return
      ;;
    --line-break-mode)
      mapfile -t COMPREPLY < <(compgen -W 'byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail byTruncatingMiddle' -- "$word")
      return
      ;;
    --minimum-scale-factor)
      return
      ;;
    --golden)
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      return
      ;;
    --failures)
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      return
      ;;
    --record)
      mapfile -t COMPREPLY < <(compgen -W 'never missing failed all' -- "$word")
      return
      ;;
    --tolerance)
      return
      ;;
    --max-pixels)
      return
      ;;
    --max-share)
      return
      ;;
    --variant)
      return
      ;;
    --filter)
      return
      ;;
    --shard)
      return
      ;;
    --html)
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      return
      ;;
    --junit)
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      return
      ;;
    --json-report)
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      return
      ;;
    --ignore)
      return
      ;;
  esac
  if [[ $word == -* ]]; then
    case $command in
      render) mapfile -t COMPREPLY < <(compgen -W '-o --output --scale --compression -j --jobs --timeout --limit --allow-path -h --help --version --verbose' -- "$word") ;;
      layout) mapfile -t COMPREPLY < <(compgen -W '-o --output --scale --check -j --jobs --timeout --limit --allow-path -h --help --version --verbose' -- "$word") ;;
      measure) mapfile -t COMPREPLY < <(compgen -W '--font --font-file --width --height --lines --line-break-mode --minimum-scale-factor --scale --attributed --json --limit --timeout -h --help --version --verbose' -- "$word") ;;
      test) mapfile -t COMPREPLY < <(compgen -W '--golden --failures --record --tolerance --antialiasing --max-pixels --max-share --layout --variant --filter --shard -j --jobs --prune --fail-on-orphans --html --junit --json-report --list --timeout --limit --allow-path -h --help --version --verbose' -- "$word") ;;
      approve) mapfile -t COMPREPLY < <(compgen -W '--golden --failures --all -h --help --version --verbose' -- "$word") ;;
      diff) mapfile -t COMPREPLY < <(compgen -W '-o --output --tolerance --antialiasing --max-pixels --max-share --ignore --json -h --help --version --verbose' -- "$word") ;;
      merge-reports) mapfile -t COMPREPLY < <(compgen -W '--fail-on-orphans --html --junit --json-report --list -h --help --version --verbose' -- "$word") ;;
      serve) mapfile -t COMPREPLY < <(compgen -W '-j --jobs --unordered --timeout --limit --allow-path -h --help --version --verbose' -- "$word") ;;
      sheet) mapfile -t COMPREPLY < <(compgen -W '-o --output --variant --scale -j --jobs --timeout --limit --allow-path -h --help --version --verbose' -- "$word") ;;
      schema) mapfile -t COMPREPLY < <(compgen -W '-h --help --version --verbose' -- "$word") ;;
      completions) mapfile -t COMPREPLY < <(compgen -W '-h --help --version --verbose' -- "$word") ;;
      manual) mapfile -t COMPREPLY < <(compgen -W '-h --help --version --verbose' -- "$word") ;;
      help) mapfile -t COMPREPLY < <(compgen -W '-h --help --version --verbose' -- "$word") ;;
    esac
    return
  fi
  case $command in
    render)
      mapfile -t COMPREPLY < <(
        compgen -f -X '!*.json' -- "$word"
        compgen -f -X '!*.jsonc' -- "$word"
        compgen -d -- "$word"
      )
      ;;
    layout)
      mapfile -t COMPREPLY < <(
        compgen -f -X '!*.json' -- "$word"
        compgen -f -X '!*.jsonc' -- "$word"
        compgen -d -- "$word"
      )
      ;;
    measure)
      ;;
    test)
      mapfile -t COMPREPLY < <(
        compgen -f -X '!*.json' -- "$word"
        compgen -f -X '!*.jsonc' -- "$word"
        compgen -d -- "$word"
      )
      ;;
    approve)
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    diff)
      mapfile -t COMPREPLY < <(
        compgen -f -X '!*.png' -- "$word"
        compgen -d -- "$word"
      )
      ;;
    merge-reports)
      mapfile -t COMPREPLY < <(
        compgen -f -X '!*.json' -- "$word"
        compgen -d -- "$word"
      )
      ;;
    sheet)
      mapfile -t COMPREPLY < <(
        compgen -f -X '!*.json' -- "$word"
        compgen -f -X '!*.jsonc' -- "$word"
        compgen -d -- "$word"
      )
      ;;
    completions)
      mapfile -t COMPREPLY < <(compgen -W 'bash zsh fish' -- "$word")
      ;;
    help)
      mapfile -t COMPREPLY < <(compgen -W 'render layout measure test approve diff merge-reports serve sheet schema completions manual help' -- "$word")
      ;;
  esac
  if ((COMP_CWORD == 1)); then
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W 'render layout measure test approve diff merge-reports serve sheet schema completions manual help' -- "$word")
  fi
}
complete -o filenames -F _uirender uirender
