#!/usr/bin/env bash
# Cargo's runner for Rust's tests: runs one test program and keeps the time of each test in target/test-times/.
# Prints one line for a program whose tests pass, and everything for one that fails.
# With TESTS_THAT=wait, it runs only tests that wait for a server or a disk; with TESTS_THAT=compute, only the others.
set -uo pipefail
program=$1
shift
# Examples in documentation are one program for each crate; rustdoc reads what it prints.
case $program in *rustdoctest*) exec "$program" "$@" ;; esac
name=$(basename "$PWD")
case $name in cli | loadtest | server | store) kind=wait ;; *) kind=compute ;; esac
[ "${TESTS_THAT:-$kind}" = "$kind" ] || exit 0

times="${TEST_TIMES:?}/rust-$name-$(basename "$program").tsv"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The times are an unstable option of Rust's test harness, which this variable allows.
RUSTC_BOOTSTRAP=1 "$program" "$@" -Zunstable-options --report-time >"$log" 2>&1
status=$?
# test NAME ... ok <0.123s>
sed -nE "s/^test (.+) \.\.\. ok <([0-9.]+)s>$/\2\trust\t$name: \1/p" "$log" >"$times"
if [ $status != 0 ]; then
  cat "$log"
else
  # test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.12s
  sed -nE "s/^test result: ok\. ([0-9]+) passed;.* ([0-9]+) ignored;.*finished in ([0-9.]+)s$/$name: \1 passed, \2 ignored in \3 s/p" "$log"
fi
exit $status
