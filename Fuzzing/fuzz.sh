#!/bin/sh
# Runs fuzzers for so many seconds each: Fuzzing/fuzz.sh SECONDS [NAME...]
# What they find is kept in .build/fuzz/finds; the exit code is 1 if they find something.
set -u
seconds=$1
shift
package=$(cd "$(dirname "$0")/.." && pwd)
cd "$package" || exit 3
work=.build/fuzz
program=$work/fuzzers

Fuzzing/build.sh || exit 3
[ $# -gt 0 ] || set -- $($program)
mkdir -p $work/finds
export UIRENDER_PACKAGE="$package"
# Leaks have a program of their own: `make leaks`.
export ASAN_OPTIONS="detect_leaks=0:${ASAN_OPTIONS:-}"
# Swift's own reports of crashes would come between.
export SWIFT_BACKTRACE=enable=no

found=
for name; do
  export UIRENDER_FUZZER="$name"
  corpus=$work/corpus/$name
  mkdir -p "$corpus"
  longest=$(UIRENDER_FUZZ_SEEDS=$corpus $program) || { echo "$longest" >&2; exit 2; }
  dictionary=
  [ ! -s "$corpus.dict" ] || dictionary=-dict=$corpus.dict
  echo "$name: $seconds seconds"
  if $program -max_total_time="$seconds" -timeout=25 -rss_limit_mb=2048 -max_len="$longest" $dictionary \
    -artifact_prefix="$work/finds/$name-" -print_final_stats=1 "$corpus" >"$work/$name.log" 2>&1
  then grep -E 'DONE|stat::(number_of_executed_units|peak_rss_mb)' "$work/$name.log" | tail -3
  else
    found="$found $name"
    grep -aE 'ERROR|Fatal error|SUMMARY|Test unit written' "$work/$name.log" | head -5
  fi
done
[ -z "$found" ] || { echo "finds of:$found; see $work/finds and $work/NAME.log" >&2; exit 1; }
