#!/usr/bin/env bash
# Make the virtual environment $1 with the Python $2; say what is missing, or install it as root
# on Debian.  A missing C compiler is no error: signoria runs uncompiled, only slowly.
set -euo pipefail
venv=$1
python=$2

source "$(dirname "$0")/debian.sh"

command -v "$python" >/dev/null || install_or_name "no $python" python3 || exit 1
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    say "Python 3.11 or later is needed; name one with: make PYTHON=python3.12 ..."
    exit 1
}
"$python" -c 'import ensurepip, venv' 2>/dev/null ||
    install_or_name "Python cannot make virtual environments" python3-venv || exit 1
if ! "$python" "$(dirname "$0")/can_compile.py"; then
    install_or_name "no C compiler or no Python headers" gcc libc6-dev python3-dev ||
        say "going on uncompiled: everything works, but games run some 40 times slower"
fi

"$python" -m venv "$venv"
"$(dirname "$0")/install.sh" "$venv" build
