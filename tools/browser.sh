#!/usr/bin/env bash
# Find the browser that the tests drive, or install it as root on Debian; without it they are
# skipped and say so.
set -euo pipefail
source "$(dirname "$0")/debian.sh"
command -v chromium >/dev/null || install_or_name "no chromium for the browser tests" chromium ||
    say "going on without: the browser tests are skipped"
