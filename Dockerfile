# The command in the environment that its goldens are made in: Debian 12 and its packages, nothing else.
#
#   docker build -t uirender .
#   docker run --rm -v "$PWD:/work" uirender test screens --golden golden
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends make
WORKDIR /source
COPY Makefile ./
RUN make setup
# Every path that Package.swift declares, or the package cannot be read.
COPY Package.swift ./
COPY Benchmarks Benchmarks
COPY Sources Sources
COPY Tests Tests
RUN swift build -c release --static-swift-stdlib --product uirender

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends \
      libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libfreetype6 libfontconfig1 libpng16-16 \
      libdeflate0 libexpat1 libhyphen0 hyphen-en-us libturbojpeg0 librsvg2-2 \
      fonts-urw-base35 fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /source/.build/release/uirender /usr/local/bin/uirender
WORKDIR /work
ENTRYPOINT ["uirender"]
