# What a person types. Every target installs what it needs first; only a missing package needs the rights of root.

PACKAGES = \
  gcc make pkg-config \
  libcairo2-dev libpango1.0-dev libfreetype-dev libfontconfig-dev libpng-dev libdeflate-dev libexpat1-dev libhyphen-dev hyphen-en-us \
  libturbojpeg0-dev librsvg2-2 \
  fonts-urw-base35 fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji

# How often `make bench` runs each program.
ROUNDS = 25
TABLES = $(foreach count,100000 20,.build/bench/$(count)-rows.csv .build/bench/$(count)-rows.json)
BENCHMARKS = $(patsubst Benchmarks/%.c,.build/bench/%,$(wildcard Benchmarks/*.c))

# The release of kiwi that our solver is measured against, how many constraints a view has, and how many
# solutions and suggestions a run of each makes.
KIWI = 1.5.1
EACH = 3
SOLUTIONS = 5
SUGGESTIONS = 200
SOLVER = .build/bench/solver

.PHONY: run setup build test bench bench-keep bench-diff bench-test bench-tables bench-solver determinism fuzz sanitize \
  leaks format lint record

# Draws the first screen and prints where it is.
run: build
	@.build/release/uirender Examples/first-screen.json -o out.png
	@echo "$(CURDIR)/out.png"

# Installs what is missing from Debian.
setup:
	@missing=; for package in $(PACKAGES); do \
	  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'install ok installed' || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ]; then root=; \
	  elif command -v sudo >/dev/null; then root=sudo; \
	  else echo "missing packages; as root, type: apt-get install$$missing" >&2; exit 1; fi; \
	  $$root apt-get update && \
	  $$root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; \
	fi
	@command -v swift >/dev/null || { echo "Swift 6.1 or newer is missing: https://www.swift.org/install" >&2; exit 1; }

# Builds the command: .build/release/uirender.
build: setup
	swift build -c release --static-swift-stdlib --product uirender

# Builds and runs every test.
test: setup
	swift test

# Runs the command and plain C programs that make the same calls by turns, cold and in bulk, at two and three pixels a
# point, and other programs that can draw the screen; prints what they cost and the ratios, and what has changed since
# Benchmarks/baseline.json. The results are in .build/bench/results.json: to make them the baseline, `make bench-keep`.
bench: build $(BENCHMARKS)
	@sh Benchmarks/run.sh $(ROUNDS)
	@echo
	$(MAKE) --no-print-directory bench-tables

# Makes the results of the last `make bench` those that later ones are compared with.
bench-keep:
	cp .build/bench/results.json Benchmarks/baseline.json

# Draws a table of 100,000 rows and one of 20 by turns, from a file and from the scene itself, and prints the ratio of what
# they cost once they are read.
bench-tables: build $(TABLES)
	swift build -c release --static-swift-stdlib --product tablebench
	.build/release/tablebench $(ROUNDS) Benchmarks/Tables/100000-rows.json Benchmarks/Tables/20-rows.json
	.build/release/tablebench $(ROUNDS) Benchmarks/Tables/100000-growing-rows.json Benchmarks/Tables/20-growing-rows.json
	.build/release/tablebench $(ROUNDS) .build/bench/100000-rows.json .build/bench/20-rows.json

.build/bench/%-rows.csv:
	@mkdir -p $(@D)
	@awk 'BEGIN { print "title,detail"; for (i = 0; i < $*; i++) printf "Row number %d,The detail of row %d\n", i, i }' > $@

.build/bench/%-rows.json:
	@mkdir -p $(@D)
	@awk 'BEGIN { \
	  print "{ \"root\": { \"type\": \"tableView\", \"scrollToRow\": [0, " int($* / 2) "], \"sections\": [{ \"rows\": ["; \
	  for (i = 0; i < $*; i++) \
	    printf "{ \"style\": \"subtitle\", \"textLabel\": \"Row %d\", \"detailTextLabel\": \"Detail %d\" },\n", i, i; \
	  print "] }] } }" }' > $@

.build/bench/%: Benchmarks/%.c | setup
	@mkdir -p $(@D)
	gcc -std=c11 -O2 -Wall -o $@ $< $$(pkg-config --cflags --libs pangocairo pangoft2 fontconfig libdeflate) -lm

.build/bench/yardstick: Benchmarks/flatpng.h Benchmarks/glass.h

# Compares two pictures of an iPhone 12 (1170 × 2532 pixels) that differ by our command and by ImageMagick's, in turns.
bench-diff: build .build/bench/bench
	@command -v compare >/dev/null || { echo "missing package; as root, type: apt-get install imagemagick" >&2; exit 1; }
	@sed 's/iPhone 5s/iPhone 12/' Examples/first-screen.json > Examples/.bench-one.json
	@sed 's/"title": "/"title": "x/' Examples/.bench-one.json > Examples/.bench-two.json
	@.build/release/uirender Examples/.bench-one.json -o .build/bench/one.png
	@.build/release/uirender Examples/.bench-two.json -o .build/bench/two.png
	@rm Examples/.bench-one.json Examples/.bench-two.json
	.build/bench/bench $(ROUNDS) -- .build/release/uirender diff .build/bench/one.png .build/bench/two.png \
	  -- compare -metric AE .build/bench/one.png .build/bench/two.png null: 2>/dev/null

# Tests 1,000 scenes of 20 kinds on two processors and on one, in turns; then 200 of them, for the memory.
bench-test: build .build/bench/bench
	@rm -rf .build/bench/scenes && mkdir -p .build/bench/scenes/few .build/bench/scenes/many
	@for kind in $$(grep -LE 'png|jpg|svg|ttf|images|"file"|"variants"' Examples/*.json | head -20); do \
	  for i in $$(seq 1 50); do cp $$kind .build/bench/scenes/many/$$(basename $$kind .json)-$$i.json; done; \
	  for i in $$(seq 1 10); do cp $$kind .build/bench/scenes/few/$$(basename $$kind .json)-$$i.json; done; done
	@cd .build/bench/scenes && ../../release/uirender many/*.json -o golden/many/ && \
	  ../../release/uirender few/*.json -o golden/few/
	cd .build/bench/scenes && ../bench 5 -- ../../release/uirender test many -j 2 -- ../../release/uirender test many -j 1
	cd .build/bench/scenes && ../bench 5 -- ../../release/uirender test few -j 2 -- ../../release/uirender test few -j 1

# Draws an iPhone 6 Plus's screen at its 3 pixels a point, all under a translucent bar and without the bar, in turns.
bench-blur: build .build/bench/bench
	@sed '/toolbar/d' Benchmarks/blur.json > .build/bench/sharp.json
	.build/bench/bench $(ROUNDS) -- .build/release/uirender Benchmarks/blur.json -o .build/bench/blurred.png \
	  -- .build/release/uirender .build/bench/sharp.json -o .build/bench/sharp.png

# Solves the same 1,000 views with 3,000 constraints by our solver and by kiwi in turns, and prints the ratio of what they
# cost, then each one's own clock for a solution and for a suggested value.
bench-solver: $(SOLVER)/ours $(SOLVER)/kiwi $(SOLVER)/1000-views.txt .build/bench/bench
	.build/bench/bench $(ROUNDS) -- $(SOLVER)/ours $(SOLVER)/1000-views.txt $(SOLUTIONS) 0 \
	  -- $(SOLVER)/kiwi $(SOLVER)/1000-views.txt $(SOLUTIONS) 0
	@$(SOLVER)/ours $(SOLVER)/1000-views.txt $(SOLUTIONS) $(SUGGESTIONS)
	@$(SOLVER)/kiwi $(SOLVER)/1000-views.txt $(SOLUTIONS) $(SUGGESTIONS)

$(SOLVER)/ours: Benchmarks/Solver/ours.swift $(wildcard Sources/Cassowary/*.swift)
	@mkdir -p $(@D)
	swiftc -swift-version 6 -O -wmo -parse-as-library -static-stdlib -o $@ $^

$(SOLVER)/kiwi: Benchmarks/Solver/kiwi.cpp $(SOLVER)/kiwi-$(KIWI)/kiwi/kiwi.h
	g++ -std=c++17 -O2 -DNDEBUG -I$(SOLVER)/kiwi-$(KIWI) -o $@ $<

$(SOLVER)/kiwi-$(KIWI)/kiwi/kiwi.h:
	@mkdir -p $(SOLVER)/kiwi-$(KIWI)
	python3 -m pip download --quiet --no-deps --no-binary :all: --dest $(SOLVER) kiwisolver==$(KIWI)
	tar -xzmf $(SOLVER)/kiwisolver-$(KIWI).tar.gz -C $(SOLVER)/kiwi-$(KIWI) --strip-components 1

$(SOLVER)/%-views.txt: Benchmarks/Solver/system.c
	@mkdir -p $(@D)
	gcc -std=c11 -O2 -Wall -o $(SOLVER)/system $<
	$(SOLVER)/system 1 $* $(EACH) > $@

# Draws 10,000 pictures by 1, 2 and 8 processes, shuffled, under hostile font configurations and in other surroundings,
# and compares the bytes.
determinism: build
	Tests/determinism.sh .build/release/uirender 10000

# Throws bytes at every reader for SECONDS each; FUZZERS names some of them. What is found is kept in .build/fuzz/finds.
SECONDS = 60
fuzz: setup
	Fuzzing/fuzz.sh $(SECONDS) $(FUZZERS)

# Runs the tests and the examples under AddressSanitizer and UndefinedBehaviorSanitizer, and many workers under
# ThreadSanitizer.
sanitize: setup
	Fuzzing/sanitize.sh

# Draws 10,000 pictures in one process, whose memory must not grow, and some of them under LeakSanitizer.
leaks: setup
	Fuzzing/leaks.sh $(PICTURES)

# Lays the sources out as .swift-format says.
format:
	swift format --in-place --recursive Sources Tests Fuzzing Package.swift

# Finds what `make format` would change, and what it cannot mend.
lint:
	swift format lint --strict --recursive Sources Tests Fuzzing Package.swift

# Writes every golden picture and recorded text anew; look at `git diff` afterwards.
record: setup
	UIRENDER_RECORD=all swift test --filter 'GoldenTests|BadSceneTests|UsageTests|ReferenceTests|YardstickTests'
