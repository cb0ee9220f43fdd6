#!/bin/bash
# Draws so many pictures of the examples and the test scenes again and again, each time in other surroundings, and
# compares every byte with those of a plain run: determinism.sh UIRENDER COUNT
set -eu
uirender=$(realpath "$1") count=$2
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat > "$work/fonts.conf" <<'XML'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <alias binding="same"><family>Nimbus Sans</family><prefer><family>Noto Sans</family></prefer></alias>
  <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>Noto Serif</string></edit></match>
  <match target="font">
    <edit name="embolden" mode="assign"><bool>true</bool></edit>
    <edit name="autohint" mode="assign"><bool>true</bool></edit>
    <edit name="antialias" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="rgba" mode="assign"><const>rgb</const></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name>
      <matrix><double>1</double><double>0.3</double><double>0</double><double>1</double></matrix></times></edit>
  </match>
</fontconfig>
XML

mapfile -t scenes < <(find Examples Tests/UIRenderKitTests/Scenes -name '*.json' -not -path '*.xcassets/*' | sort)

# All scenes once, each beside a name of its own; what is drawn anew later is compared with this.
draw() { # OUT JOBS SCENE...
  local out=$1 jobs=$2
  shift 2
  # Names repeat in other folders.
  printf '%s\n' "$@" | sed 's,/[^/]*$,,' | sort -u | while read -r folder; do
    local here=()
    for scene in "$@"; do [ "${scene%/*}" = "$folder" ] && here+=("$scene"); done
    "$uirender" "${here[@]}" -o "$out/$folder/" -j "$jobs" 2>> "$out.messages"
  done
}

mkdir -p "$work/plain"
for scene in "${scenes[@]}"; do mkdir -p "$work/plain/${scene%/*}"; done
draw "$work/plain" 1 "${scenes[@]}"
sort "$work/plain.messages" > "$work/plain.sorted"

runs=(
  "1"
  "2 LC_ALL=C TZ=UTC"
  "8 LC_ALL=tr_TR.UTF-8 LANG=ja_JP.UTF-8 LANGUAGE=zh_TW PANGO_LANGUAGE=zh_CN:ar TZ=Asia/Tokyo"
  "1 FONTCONFIG_FILE=$work/fonts.conf FONTCONFIG_PATH=$work"
  "2 FONTCONFIG_FILE=$work/fonts.conf FONTCONFIG_SYSROOT=/nonexistent FC_DEBUG=1 TZ=Pacific/Kiritimati"
  "8 FONTCONFIG_FILE=/dev/null XDG_CONFIG_HOME=$work XDG_CACHE_HOME=/nonexistent LC_ALL=de_DE.UTF-8"
  "2 -u HOME -u LANG -u LC_ALL -u PATH"
  "8 HB_SHAPER_LIST=fallback HB_OPTIONS=uniscribe-bug-compatible PIXMAN_DISABLE=wholeops FREETYPE_PROPERTIES=truetype:interpreter-version=35"
)
done=0 turn=0 differing=0
while [ "$done" -lt "$count" ]; do
  read -r jobs settings <<< "${runs[turn % ${#runs[@]}]}"
  turn=$((turn + 1))
  mapfile -t shuffled < <(printf '%s\n' "${scenes[@]}" | shuf --random-source=<(yes "$turn"))
  out=$work/run
  rm -rf "$out" "$out.messages"
  for scene in "${scenes[@]}"; do mkdir -p "$out/${scene%/*}"; done
  (
    unset_or_set=($settings)
    while [ ${#unset_or_set[@]} -gt 0 ]; do
      if [ "${unset_or_set[0]}" = -u ]; then
        # The shell itself needs its path.
        [ "${unset_or_set[1]}" = PATH ] || unset "${unset_or_set[1]}"
        unset_or_set=("${unset_or_set[@]:2}")
      else
        export "${unset_or_set[0]}"
        unset_or_set=("${unset_or_set[@]:1}")
      fi
    done
    draw "$out" "$jobs" "${shuffled[@]}"
  ) 2> /dev/null
  diff -rq "$work/plain" "$out" || differing=$((differing + 1))
  sort "$out.messages" | diff -q "$work/plain.sorted" - > /dev/null || differing=$((differing + 1))
  done=$((done + ${#scenes[@]}))
done
if [ "$differing" -gt 0 ]; then
  echo "determinism: $differing of $turn runs differ" >&2
  exit 1
fi
echo "determinism: $done pictures in $turn runs, by 1, 2 and 8 processes, are the same bytes"
