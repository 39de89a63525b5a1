#!/bin/sh
# A browser for the end-to-end tests: Debian's chromium, installed where we may; and where there is such a package the same
# without windows, in which most of them take less of the processor.
set -eu
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then
        echo "$name: $(command -v "$name")"
        exit 0
    fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null
    apt-get install -yqq chromium chromium-headless-shell >/dev/null 2>&1 || apt-get install -yqq chromium >/dev/null
    exit 0
fi
echo "please install chromium: the end-to-end tests need a browser" >&2
exit 1
