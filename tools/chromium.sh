#!/bin/sh
# A browser for the end-to-end tests: Debian's chromium, installed where we may.
set -eu
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then
        echo "$name: $(command -v "$name")"
        exit 0
    fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq >/dev/null
    DEBIAN_FRONTEND=noninteractive apt-get install -yqq chromium >/dev/null
    exit 0
fi
echo "please install chromium: the end-to-end tests need a browser" >&2
exit 1
