# shellcheck shell=bash
# Sourced by the gates that run tests.

# Runs a command that ends in Swift Testing's closing line, and fails unless that counts a test.
counted() {
  local output status=0
  output=$(mktemp)
  "$@" 2>&1 | tee "$output" || status=$?
  if [ "$status" = 0 ] && ! grep -qE 'Test run with [1-9][0-9]* tests? .*passed' "$output"; then
    echo "no test was run" >&2
    status=1
  fi
  rm -f "$output"
  return "$status"
}
