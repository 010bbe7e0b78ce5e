#!/usr/bin/env bash
# Find the browser that the tests drive, or install it as root on Debian; without it they are
# skipped and say so.
set -euo pipefail
source "$(dirname "$0")/debian.sh"
for name in chromium-headless-shell chromium chromium-browser; do
    command -v "$name" >/dev/null && exit 0
done
# The one without windows is smaller and faster, but not every distribution has it.
wanted=chromium
if command -v apt-get >/dev/null; then
    [ "$(id -u)" != 0 ] || apt-get update -qq || true
    ! apt-cache show chromium-headless-shell >/dev/null 2>&1 || wanted=chromium-headless-shell
fi
install_or_name "no chromium for the browser tests" "$wanted" ||
    say "going on without: the browser tests are skipped"
