#!/usr/bin/env bash
# Find the PostgreSQL that the tests start, or install it as root on Debian; without it they are
# skipped and say so.
set -euo pipefail
source "$(dirname "$0")/debian.sh"
! command -v initdb >/dev/null || exit 0
! compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || exit 0
# The programs alone: Debian would start a cluster of its own.
mkdir -p /etc/postgresql-common 2>/dev/null &&
    grep -qs '^create_main_cluster' /etc/postgresql-common/createcluster.conf ||
    echo "create_main_cluster = false" >>/etc/postgresql-common/createcluster.conf 2>/dev/null || true
install_or_name "no PostgreSQL for the tests of the journal" postgresql ||
    say "going on without: the tests with PostgreSQL are skipped"
