#!/bin/sh
# What the image holds:  sh deploy/image.sh SOURCE TARGET
# Builds the wheel out of SOURCE (the web client with it) and installs it into a virtual environment at TARGET,
# with the versions of requirements.lock.
set -eu
source=$1
target=$2
wheels=$(mktemp -d)
trap 'rm -rf "$wheels"' EXIT
python3 -m venv "$target"
"$target/bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir "$wheels" "$source"
"$target/bin/python" -m pip install --quiet --disable-pip-version-check \
    --constraint "$source/requirements.lock" "$(echo "$wheels"/dejarik-*.whl)[postgres]"
"$target/bin/dejarik" --help >/dev/null
