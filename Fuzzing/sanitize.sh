#!/bin/sh
# Runs the tests, and all examples through the command, under the sanitizers:
# Fuzzing/sanitize.sh [address] [undefined] [thread]
#
# `address` is AddressSanitizer with LeakSanitizer. `undefined` is UndefinedBehaviorSanitizer: Swift's compiler has none on
# Linux, and stops by itself at what is undefined in C (overflow, indices, pointers that are nil), in release builds too;
# so it covers our C, which is the yardstick, as the modules of C have only headers. `thread` is ThreadSanitizer.
set -eu
cd "$(dirname "$0")/.."
suppressions=$PWD/Fuzzing/suppressions

# Draws all examples with a command and further options; the pictures must come out as they are kept, too.
draw() {
  command=$1
  shift
  "$command" test Examples --golden golden --record never "$@"
}

address() {
  flags="--scratch-path .build/sanitize/address --sanitize address"
  export ASAN_OPTIONS="detect_stack_use_after_return=1:strict_string_checks=1:${ASAN_OPTIONS:-}"
  export LSAN_OPTIONS="suppressions=$suppressions/leaks.txt:print_suppressions=0"
  swift build $flags --build-tests
  draw .build/sanitize/address/debug/uirender
  # The tests are those of Swift Testing; XCTest, which has none to run, leaks by itself. Leaks have a program of their
  # own: what tables keep in enumerations, whose pointers are tagged, looks like one when a command ends. Nor can limits of
  # memory be tested, for the sanitizer takes terabytes of addresses and keeps what is freed.
  ASAN_OPTIONS="detect_leaks=0:$ASAN_OPTIONS" swift test $flags --skip-build --disable-xctest \
    --skip '\.MemoryTests/' --skip 'FaultTests/memory' --skip 'BulkTests/memory'
}

undefined() {
  mkdir -p .build/sanitize
  gcc -std=c11 -O1 -g -Wall -fsanitize=undefined -fno-sanitize-recover=all -o .build/sanitize/yardstick \
    Benchmarks/yardstick.c $(pkg-config --cflags --libs pangocairo pangoft2 fontconfig libpng libdeflate) -lm
  for scene in first-screen labels; do
    .build/sanitize/yardstick Benchmarks/$scene.txt .build/sanitize/yardstick.png
  done
}

thread() {
  flags="--scratch-path .build/sanitize/thread --sanitize thread"
  export TSAN_OPTIONS="halt_on_error=1:suppressions=$suppressions/threads.txt"
  swift build $flags --product uirender
  draw .build/sanitize/thread/debug/uirender -j 8
}

for what in ${*:-address undefined thread}; do $what; done
echo "clean"
