#!/usr/bin/env bash
# Cargo's wrapper for the compiler of our own crates, in tests. It lints a crate while it compiles it. Then it checks the crate's
# documentation, while Cargo compiles the next crates. A warning of either fails the crate.
# `cargo clippy` and `cargo doc` do the same, but compile every dependency once more.
set -euo pipefail
shift # Cargo's compiler, which is part of Clippy.
: "${CLIPPY_ARGS:?must be set for Cargo, too: see ./test}"
clippy-driver rustc "$@"
case " $* " in
*" --test "* | *" --crate-name build_script_"*) exit ;; # They have no documentation.
*" --out-dir "*) ;;
*) exit ;; # Cargo asks what the compiler can do.
esac

# What says which crate it is and what it needs, without what says what to make of it.
crate=()
nothing=$(mktemp -d)
trap 'rm -r "$nothing"' EXIT
while (($# > 0)); do
  case $1 in
  --emit=* | --json=* | --error-format=*) ;;
  --out-dir) shift ;;
  -C)
    case $2 in incremental=* | extra-filename=*) ;; *) crate+=("$1" "$2") ;; esac
    shift
    ;;
  *) crate+=("$1") ;;
  esac
  shift
done
# As Cargo does: of a program, everything has documentation; of a library, what is public.
[[ " ${crate[*]} " == *" --crate-type bin "* ]] && depth=(--document-private-items) || depth=()
# Rustdoc can check without writing pages, but calls that unstable.
RUSTC_BOOTSTRAP=1 rustdoc -Zunstable-options --check -Dwarnings "${depth[@]}" "${crate[@]}"

# The program that `./run` builds has no tools that measure, and nothing of what only they need.
[[ " ${crate[*]} " == *'feature="measure"'* ]] || exit 0
measure=$(sed -nE 's/^measure = \[(.*)\]/\1/p' "${CARGO_MANIFEST_DIR:?}/Cargo.toml")
lean=()
for argument in "${crate[@]}"; do
  name=${argument%%=*}
  [ "$name" = feature ] && argument='feature="none"'
  # --extern NAME=FILE
  if [[ $measure == *"\"dep:${name//_/-}\""* ]]; then unset 'lean[-1]'; else lean+=("$argument"); fi
done
clippy-driver rustc "${lean[@]}" --emit=metadata --out-dir "$nothing"
