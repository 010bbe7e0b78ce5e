#!/usr/bin/env bash
# Install what the browser client is built with, from web/package-lock.json; say what is missing, or
# install it as root on Debian.
set -euo pipefail
source "$(dirname "$0")/debian.sh"
cd "$(dirname "$0")/../../web"

command -v node >/dev/null || install_or_name "the pages for the browser need Node.js" nodejs npm || exit 1
command -v npm >/dev/null || install_or_name "Node.js has no npm" npm || exit 1
node -e '
const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
' || {
    say "Node.js 20.19, 22.12 or later is needed, and this is $(node --version):" \
        "nodejs of Debian 13 will do, or one from https://nodejs.org; make terminal needs none"
    exit 1
}
npm ci --no-fund --no-audit --loglevel=error
