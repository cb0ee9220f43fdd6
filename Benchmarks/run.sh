#!/bin/sh
# Runs all races of `make bench` from the package's folder: run.sh ROUNDS [PICTURES]
#
# The yardstick is a C program that makes the same Cairo and Pango calls for what a scene draws: tuned as well as we can, as
# most would write it, and tuned with letters at whole pixels, which is another picture.
set -e
rounds=$1 bench=.build/bench uirender=.build/release/uirender
results=$bench/results.json
copies=${2:-60}

mkdir -p $bench/Examples $bench/out
cp -r Examples/images $bench/Examples/
sed 's/iPhone 5s/iPhone 12/' Examples/first-screen.json > $bench/Examples/first-screen-3x.json
cp Examples/first-screen.json $bench/Examples/first-screen.json
rm -f $results.lines

race() {
  title=$1 names=$2 files=$3 pictures=$4 number=$5
  shift 5
  $bench/bench --title "$title" --names "$names" --files "$files" --pictures "$pictures" --json $results.lines \
    "$number" -- "$@"
}

for scale in 2x 3x; do
  case $scale in
    2x) screen=first-screen list=Benchmarks/first-screen.txt size="640 x 1136" window=320,568 zoom=2 ;;
    3x) screen=first-screen-3x list=Benchmarks/first-screen-3x.txt size="1170 x 2532" window=390,844 zoom=3 ;;
  esac
  scene=$bench/Examples/$screen.json

  race "cold, $scale ($size)" "uirender,C tuned,C plain,C tuned on whole pixels" \
    "$bench/u.png,$bench/t.png,$bench/p.png,$bench/w.png" 0 "$rounds" \
    $uirender $scene -o $bench/u.png -- $bench/yardstick $list $bench/t.png -- \
    $bench/yardstick --plain $list $bench/p.png -- $bench/yardstick --whole-pixels $list $bench/w.png

  # Many pictures in one process, on one core. The scene is copied, so each is read and laid out.
  rm -rf $bench/many && mkdir -p $bench/many $bench/ours $bench/theirs
  cp -r $bench/Examples/images $bench/many/
  for i in $(seq 100 $((99 + copies))); do cp $scene $bench/many/$i.json; done
  one="" two=""
  if $uirender render --help | grep -q -e --jobs; then one="-j 1" two="-j 2"; fi
  race "in bulk, $scale, $copies pictures" "uirender,C tuned" "$bench/ours/100.png,$bench/theirs/0.png" $copies $((rounds / 3 + 1)) \
    taskset -c 0 $uirender $bench/many/*.json $one -o $bench/ours/ -- \
    taskset -c 0 $bench/yardstick --times $copies $list $bench/theirs
  if [ -n "$two" ] && [ "$(nproc)" -gt 1 ]; then
    race "in bulk, $scale, two workers and one" "two,one" "" $copies $((rounds / 3 + 1)) \
      $uirender $bench/many/*.json $two -o $bench/ours/ -- $uirender $bench/many/*.json $one -o $bench/ours/
  fi

  # The same screen by other programs, if they are there.
  awk -v form=svg -v root=. -f Benchmarks/peers.awk $list > $bench/$screen.svg
  awk -v form=html -v root=. -f Benchmarks/peers.awk $list > $bench/$screen.html
  sandbox=""
  if [ "$(id -u)" = 0 ]; then sandbox=--no-sandbox; fi
  set -- $uirender $scene -o $bench/u.png
  names=uirender files=$bench/u.png shell=""
  if command -v rsvg-convert >/dev/null; then
    names="$names,rsvg-convert" files="$files,$bench/rsvg.png"
    set -- "$@" -- rsvg-convert --zoom $zoom -o $bench/rsvg.png $bench/$screen.svg
  fi
  for browser in chromium-headless-shell chromium; do
    if command -v $browser >/dev/null; then
      headless=""
      if [ $browser = chromium ]; then headless=--headless; fi
      names="$names,$browser" files="$files,$bench/$browser.png" shell=$browser
      set -- "$@" -- $browser $headless $sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=$zoom \
        --window-size=$window --log-level=3 "--screenshot=$PWD/$bench/$browser.png" "file://$PWD/$bench/$screen.html"
      break
    fi
  done
  if [ "$names" != uirender ]; then
    race "cold, $scale, other programs" "$names" "$files" 0 $((rounds / 3 + 1)) "$@" 2>$bench/peers.log ||
      tail -3 $bench/peers.log
  fi
  if [ -n "$shell" ] && command -v python3 >/dev/null; then
    mkdir -p $bench/browser
    race "in bulk, $scale, 20 pictures, by a browser" "uirender,$shell" "" 20 3 \
      taskset -c 0 $uirender $bench/many/10*.json $bench/many/11*.json $one -o $bench/ours/ -- \
      python3 Benchmarks/chromium-bulk.py $shell $bench/$screen.html "${window%,*}" "${window#*,}" $zoom 20 \
      $bench/browser $sandbox --disable-gpu
  fi
done

race "cold, 200 labels in 12 fonts" "uirender,C tuned,C plain" "$bench/u.png,$bench/t.png,$bench/p.png" 0 "$rounds" \
  $uirender Benchmarks/labels.json -o $bench/u.png -- $bench/yardstick Benchmarks/labels.txt $bench/t.png -- \
  $bench/yardstick --plain Benchmarks/labels.txt $bench/p.png

# Every example's file beside Cairo's own.
echo
rm -f $bench/out/*.png
$uirender Examples/*.json Examples/screenshots/*.json -o $bench/out/ 2>/dev/null || true
$bench/bytes $bench/out/*.png || true

{ echo "["; sed '$!s/$/,/' $results.lines; echo "]"; } > $results
if [ -f Benchmarks/baseline.json ]; then $bench/baseline Benchmarks/baseline.json $results; fi
