# shellcheck shell=bash
# What every script here starts with: the project's folder, a Swift toolchain, and whose work it is.
#
# Sourced, not run. Leaves the caller in the project's folder with `swift` in PATH.

set -euo pipefail
cd "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../.."

# One set of flags for every release build, so that none of them undoes another's work.
# shellcheck disable=SC2034
# Functions alike to the byte are kept once, but for those whose address somebody takes.
release=(-c release --static-swift-stdlib -Xlinker --icf=safe)

# Prints what went wrong on one line and ends the script.
fail() {
  echo "ringdown: $*" >&2
  exit 1
}

# Under `sudo make …`, what to put before a command so that the person who called sudo runs it:
# what is built then belongs to them, and their display is the one used. Empty otherwise, and
# where the project's folder is not theirs. Only apt and installing are root's work.
person=()
person_home=$HOME
if [ "$(id -u)" = 0 ] && [ "${SUDO_UID:-0}" != 0 ]; then
  person_home=$(getent passwd "$SUDO_UID" | cut -d: -f6)
  if [ "$(stat -c %u .)" = "$SUDO_UID" ]; then
    person=(setpriv "--reuid=$SUDO_UID" "--regid=$SUDO_GID" --init-groups
      env "HOME=$person_home" "USER=$SUDO_USER" "LOGNAME=$SUDO_USER")
    if [ -d "/run/user/$SUDO_UID" ]; then
      person+=("XDG_RUNTIME_DIR=/run/user/$SUDO_UID")
    fi
    # Left by an earlier run as root, these would be in their way.
    if [ -e .build ] && [ "$(stat -c %u .build)" != "$SUDO_UID" ]; then
      chown -R "$SUDO_UID:$SUDO_GID" .build
    fi
  elif [ -z "${XAUTHORITY:-}" ] && [ -e "$person_home/.Xauthority" ]; then
    # Root does the work, and still needs the key to their display.
    export XAUTHORITY=$person_home/.Xauthority
  fi
fi

# Whether DISPLAY names a server that answers; a name alone proves nothing.
has_display() {
  [ -n "${DISPLAY:-}" ] && "${person[@]}" timeout 10 xdpyinfo >/dev/null 2>&1
}

# Puts a Swift toolchain in PATH. sudo has a PATH of its own, so a toolchain that only the
# person's PATH names is asked from their login shell.
find_swift() {
  if command -v swift >/dev/null; then
    return
  fi
  local folder
  for folder in /opt/swift/usr/bin "$person_home/.local/share/swiftly/bin" \
    "$(login_shell_swift)"; do
    if [ -x "$folder/swift" ]; then
      PATH=$PATH:$folder
      return
    fi
  done
  fail "no Swift toolchain: put Swift 6.3 in PATH or in /opt/swift (https://swift.org/install)"
}

# The folder of the `swift` that the login shell of the person behind sudo finds, or nothing.
login_shell_swift() {
  if [ "$person_home" != "$HOME" ]; then
    dirname "$(su -l "$SUDO_USER" -c 'command -v swift' 2>/dev/null </dev/null)"
  fi
}

find_swift
