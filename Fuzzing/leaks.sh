#!/bin/sh
# Draws all examples over and over in one process, whose memory must not grow: Fuzzing/leaks.sh [COUNT]
# A shorter run under LeakSanitizer then looks for memory that nothing points to any more.
set -eu
cd "$(dirname "$0")/.."
count=${1:-10000}
libraries="cairo pangocairo pangoft2 fontconfig freetype2 libpng libdeflate expat"
modules="Geometry Cassowary Pixels SceneModel Typesetting SceneLayout Painting UIRenderKit"

# Links Benchmarks/Leaks with the library that was built in a folder: FOLDER PROGRAM FLAGS...
link() {
  build=$1 program=$2
  shift 2
  swiftc -swift-version 6 -O -module-name Leaks "$@" -o "$program" -I "$build/Modules" \
    $(find Sources -name module.modulemap | sed 's/.*/-Xcc -fmodule-map-file=&/') \
    $(pkg-config --cflags-only-I $libraries | sed 's/-I/-Xcc -I/g') Benchmarks/Leaks/leaks.swift \
    $(for module in $modules; do find "$build/$module.build/" -name '*.o'; done) \
    $(pkg-config --libs-only-l $libraries) -lhyphen -lm
}

swift build -c release --static-swift-stdlib --product uirender
link .build/release .build/leaks -static-stdlib
.build/leaks "$count" 8 Examples/*.json

swift build --scratch-path .build/sanitize/address --sanitize address --target UIRenderKit
link .build/sanitize/address/debug .build/sanitize/leaks -sanitize=address
LSAN_OPTIONS="suppressions=$PWD/Fuzzing/suppressions/leaks.txt:print_suppressions=1" \
  .build/sanitize/leaks $((count / 20)) 100000 Examples/*.json
