#!/usr/bin/env bash
# Find the HAProxy that the tests start, or install it as root on Debian; without it they are
# skipped and say so.
set -euo pipefail
source "$(dirname "$0")/debian.sh"
# Debian has it where only root looks.
for name in haproxy /usr/sbin/haproxy; do
    command -v "$name" >/dev/null && exit 0
done
install_or_name "no HAProxy for the tests of several servers" haproxy ||
    say "going on without: the tests with a balancer are skipped"
