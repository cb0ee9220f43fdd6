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
      render | layout | measure | schema | completions | manual | help) command=${COMP_WORDS[1]} ;;
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
  esac
  if [[ $word == -* ]]; then
    case $command in
      render) mapfile -t COMPREPLY < <(compgen -W '-o --output --scale -h --help --version --verbose' -- "$word") ;;
      layout) mapfile -t COMPREPLY < <(compgen -W '-o --output --scale --check -h --help --version --verbose' -- "$word") ;;
      measure) mapfile -t COMPREPLY < <(compgen -W '--font --font-file --width --height --lines --line-break-mode --minimum-scale-factor --scale --attributed --json -h --help --version --verbose' -- "$word") ;;
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
    completions)
      mapfile -t COMPREPLY < <(compgen -W 'bash zsh fish' -- "$word")
      ;;
    help)
      mapfile -t COMPREPLY < <(compgen -W 'render layout measure schema completions manual help' -- "$word")
      ;;
  esac
  if ((COMP_CWORD == 1)); then
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W 'render layout measure schema completions manual help' -- "$word")
  fi
}
complete -o filenames -F _uirender uirender
