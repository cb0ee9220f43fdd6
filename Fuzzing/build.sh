#!/bin/sh
# Builds .build/fuzz/fuzzers: all fuzzers in one program, with the library that they throw bytes at.
set -eu
cd "$(dirname "$0")/.."
work=.build/fuzz
# SwiftPM's own option would give the compiler two of these, and it heeds only the last.
flags="-c release --scratch-path $work -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing"
swift build $flags --target UIRenderKit
release=$work/release
program=$work/fuzzers
if [ -e $program ] && [ -z "$(find Fuzzing $release/*.build -name '*.swift' -newer $program -o -name '*.o' -newer $program)" ]
then exit 0; fi
objects=$(find $release/*.build -name '*.o')
libraries="cairo pangocairo pangoft2 fontconfig freetype2 libpng libdeflate expat"
swiftc -swift-version 6 -O -wmo -g -parse-as-library -module-name Fuzzing -sanitize=fuzzer,address -use-ld=lld -o $program \
  -I $release/Modules $(find Sources -name module.modulemap | sed 's/.*/-Xcc -fmodule-map-file=&/') \
  $(pkg-config --cflags-only-I $libraries | sed 's/-I/-Xcc -I/g') \
  $(find Fuzzing -name '*.swift') $objects $(pkg-config --libs-only-l $libraries) -lhyphen -lm
