#!/bin/sh
# Runs the tests, and all examples through the command, under the sanitizers: Fuzzing/sanitize.sh [address|thread]
#
# `address` is AddressSanitizer with LeakSanitizer and UndefinedBehaviorSanitizer. Of the latter Swift has nothing to
# check, for Swift itself stops at what is undefined in C; it covers C that is compiled into our modules from headers.
# `thread` is ThreadSanitizer on many workers.
set -eu
cd "$(dirname "$0")/.."
suppressions=$PWD/Fuzzing/suppressions

draw() {
  # Pictures must come out as they are kept, too.
  "$@" test Examples Tests/UIRenderKitTests/Scenes --golden golden --record never
}

address() {
  flags="--scratch-path .build/sanitize/address --sanitize address --sanitize undefined"
  export ASAN_OPTIONS="detect_stack_use_after_return=1:strict_string_checks=1:${ASAN_OPTIONS:-}"
  export LSAN_OPTIONS="suppressions=$suppressions/leaks.txt:print_suppressions=0"
  export UBSAN_OPTIONS="halt_on_error=1:print_stacktrace=1"
  swift build $flags --build-tests
  command=.build/sanitize/address/debug/uirender
  draw $command
  swift test $flags --skip-build
}

thread() {
  flags="--scratch-path .build/sanitize/thread --sanitize thread"
  export TSAN_OPTIONS="halt_on_error=1:suppressions=$suppressions/threads.txt"
  swift build $flags --product uirender
  draw .build/sanitize/thread/debug/uirender -j 8
}

for what in ${*:-address thread}; do $what; done
echo "clean"
