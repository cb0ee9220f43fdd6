#!/bin/sh
# Builds .build/fuzz/fuzzers: all fuzzers in one program, with the library that they throw bytes at.
# With --check, only sees whether they fit the library as it was built for the tests, which takes seconds.
set -eu
cd "$(dirname "$0")/.."
work=.build/fuzz
libraries="cairo pangocairo pangoft2 fontconfig freetype2 libpng libdeflate expat"

# Calls the compiler on the fuzzers, with the modules in a folder.
compile() {
  modules=$1
  shift
  swiftc -swift-version 6 -parse-as-library -module-name Fuzzing -I "$modules" \
    $(find Sources -name module.modulemap | sed 's/.*/-Xcc -fmodule-map-file=&/') \
    $(pkg-config --cflags-only-I $libraries | sed 's/-I/-Xcc -I/g') $(find Fuzzing -name '*.swift') "$@"
}

if [ "${1-}" = --check ]; then
  compile .build/debug/Modules -typecheck
  exit 0
fi
# SwiftPM's own option would give the compiler two of these, and it heeds only the last.
flags="-c release --scratch-path $work -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing"
swift build $flags --target UIRenderKit
release=$work/release
program=$work/fuzzers
if [ -e $program ] && [ -z "$(find Fuzzing $release/*.build -name '*.swift' -newer $program -o -name '*.o' -newer $program)" ]
then exit 0; fi
compile $release/Modules -O -wmo -g -sanitize=fuzzer,address -use-ld=lld -o $program \
  $(find $release/*.build -name '*.o') $(pkg-config --libs-only-l $libraries) -lhyphen -lm
