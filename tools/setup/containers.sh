#!/usr/bin/env bash
# Find what the tests build and start the image with, or install it as root on Debian; without it
# they are skipped and say so.
set -euo pipefail
source "$(dirname "$0")/debian.sh"
wanted="podman podman-compose runc mmdebstrap"
names="netavark aardvark-dns" # a network in which containers know each other by name
missing=0
for name in $wanted iptables; do
    command -v "$name" >/dev/null || missing=1
done
compgen -G "/usr/lib*/podman/aardvark-dns" >/dev/null || missing=1
[ "$missing" = 1 ] || exit 0
# shellcheck disable=SC2086 # several packages
install_or_name "no podman for the tests of the image" $wanted $names iptables ||
    say "going on without: the tests of the image are skipped"
