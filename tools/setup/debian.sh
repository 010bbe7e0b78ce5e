# To be sourced: telling people what is missing, and installing it where that is possible.

say() { echo "signoria: $*" >&2; }

# install_or_name WHY PACKAGE...: as root on Debian install, otherwise name the packages.
install_or_name() {
    local why=$1
    shift
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "$why: installing $*"
        # A list out of date or unreachable is no reason to stop: the packages may be cached.
        apt-get update -qq || true
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2 && return
    fi
    say "$why. On Debian or Ubuntu: sudo apt-get install $*"
    return 1
}
