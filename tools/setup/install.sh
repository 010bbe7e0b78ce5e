#!/usr/bin/env bash
# Install what the extra $2 (run: none) needs into the virtual environment $1, in the versions and
# with the hashes of requirements/$2.txt; with LOCKED=0 what the ranges of pyproject.toml allow.
set -euo pipefail
venv=$1
name=$2
cd "$(dirname "$0")/../.."
source tools/setup/debian.sh
pip() { "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-build-isolation "$@"; }

if [ "${LOCKED:-1}" != 0 ]; then
    pip --require-hashes -r "requirements/$name.txt" || {
        say "requirements/$name.txt could not be installed as it is. If this Python" \
            "($("$venv/bin/python" -V)) or machine has no files of a version named above, this installs" \
            "what pyproject.toml allows, unchecked: make LOCKED=0 ..."
        exit 1
    }
elif [ "$name" = build ]; then
    pip 'setuptools>=77' 'Cython>=3.1'
elif [ "$name" != run ]; then
    SIGNORIA_COMPILED=0 pip --editable ".[$name]"
fi
if [ "$name" = run ]; then
    without=--no-deps
    [ "${LOCKED:-1}" != 0 ] || without=
    SIGNORIA_COMPILED=0 pip $without --editable .
fi
