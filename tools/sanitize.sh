#!/usr/bin/env bash
# Build the engine with gcc's address and undefined-behaviour sanitizers into build/san and run
# the tests named as arguments on it.  Skips where gcc has no libasan.
set -euo pipefail
python=$1
shift

asan=$(gcc -print-file-name=libasan.so 2>/dev/null || true)
if [ ! -f "$asan" ]; then # gcc prints the bare name when it does not have the file
    echo "sanitizer run SKIPPED: gcc or its libasan is missing (Debian: gcc, libasan8)" >&2
    exit 0
fi

# bounds-strict: plain -fsanitize=undefined does not check the last array of a struct.
export SIGNORIA_CFLAGS="-O1 -g -fsanitize=address,undefined,bounds-strict -Wno-unused"
rm -rf build/san # a file that is gone from src must not live on here
SIGNORIA_COMPILED=1 SIGNORIA_CLIENT=0 "$python" setup.py --quiet build --build-lib build/san --build-temp build/san-temp
# --capture=sys leaves the sanitizers' own output alone; it goes to a log.
log=build/san.log
export SIGNORIA_EFFORT=${SIGNORIA_EFFORT:-0.5} # everything takes several times as long
PYTHONPATH=$PWD/build/san LD_PRELOAD=$asan ASAN_OPTIONS=detect_leaks=0 SIGNORIA_SANITIZED=1 \
    "$python" -m pytest -p no:cacheprovider --capture=sys "$@" 2>"$log" || {
    cat "$log" >&2
    exit 1
}
# Undefined behaviour does not stop the run, so look for reports.  CPython's tuples end with an
# array of length one, so every look into one is a false report, wherever gcc inlines it.
false_reports="/include/python3\|^cython_utility:\|for type 'PyObject \*\[1\]'"
if reports=$(grep "runtime error" "$log" | grep -v "$false_reports"); then
    echo "$reports" >&2
    exit 1
fi
echo "sanitizers: nothing found"
