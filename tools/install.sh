#!/bin/sh
# Install Dejarik into .venv:  tools/install.sh '.[dev]'
# Works on a bare Debian or Ubuntu: what is missing is installed with apt where we may, and named where we may not.
set -eu
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }

apt_install() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing with apt: $*"
        apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -yqq "$@" >/dev/null
    else
        say "please install: $*"
        exit 1
    fi
}

find_python() {
    for name in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
}

make_venv() {
    python=$(find_python)
    [ -n "$python" ] || { apt_install python3 python3-venv; python=$(find_python); }
    [ -n "$python" ] || { say "Dejarik needs Python 3.11 or newer"; exit 1; }
    say "making .venv with $("$python" --version)"
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        "$python" -m venv .venv
    elif command -v uv >/dev/null; then
        uv venv --quiet --python "$python" .venv
    elif [ "$(id -u)" != 0 ] && "$python" -m pip --version >/dev/null 2>&1; then
        "$python" -m venv --without-pip .venv
        "$python" -m pip --python .venv/bin/python install --quiet pip
    else
        apt_install "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
        "$python" -m venv .venv
    fi
}

[ -x .venv/bin/python ] || make_venv
say "installing $1"
if .venv/bin/python -m pip --version >/dev/null 2>&1; then
    pip() { .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"; }
elif command -v uv >/dev/null; then
    pip() { uv pip install --quiet --python .venv/bin/python "$@"; }
else
    .venv/bin/python -m ensurepip --upgrade >/dev/null
    pip() { .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"; }
fi
# The versions of requirements.lock, which everything was tried with; a registry that lacks one of them gives its own.
pip --constraint requirements.lock --editable "$1" || {
    say "some versions of requirements.lock are not to be had here; taking what pyproject.toml allows"
    pip --editable "$1"
}
