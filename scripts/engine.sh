# Sourced by scripts/tools.sh: compiles the engines of the page (Rust) to WebAssembly for the browser.
# The helper functions print the reason for a failure on standard output; `engine` shows it to you.

wasm=wasm32-unknown-unknown
how_to_add_wasm="install the target with \`rustup target add $wasm\`"

# Builds the engines whose sources changed since the last build.
engines() {
  engine "club evenings" club-wasm web/src/features/evening/engine/engine.wasm \
    "Pages of club evenings will ask the server instead, and will not work without a connection." \
    crates/{club,club-wasm,ids,openapi,openapi-off,pairing,seating,text,wasm-bridge}
  engine "the game" game-wasm web/src/features/table/local/engine.wasm \
    "Nobody can play against bots without a connection." \
    crates/{bots,deal,dgn,equilibrium,game-wasm,ids,local,openapi,openapi-off,protocol,rules,solver,table,text,wasm-bridge}
  engine "analysis" analysis-wasm web/src/features/matches/analysis/engine.wasm \
    "Nobody can analyse a match in the browser." \
    crates/{analysis,analysis-wasm,bots,deal,dgn,equilibrium,ids,openapi,openapi-off,rules,solver,table,text,wasm-bridge}
}

# Builds one engine, unless it is up to date: engine WHAT CRATE FILE WITHOUT_IT SOURCES... Without an engine the page still works, so
# only CI fails.
engine() {
  local what=$1 crate=$2 file=$3 without_it=$4 why
  shift 4
  if [ -f "$file" ] && [ -z "$(find "$@" Cargo.toml Cargo.lock -newer "$file" -print -quit)" ]; then
    return
  fi
  why=$(build_engine "$what" "$crate" "$file") && return
  # An engine that is older than the server would give other answers than the server.
  rm -f "$file"
  [ "${CI:-}" != true ] || fail "could not build the engine of $what for the browser: $why."
  say "NOTE: Could not build the engine of $what for the browser: $why."
  say "NOTE: $without_it"
}

# Builds the crate $2 into the file $3 with your Rust if it has the WebAssembly target, and if not, with Debian's.
build_engine() {
  local what=$1 crate=$2 folder="${CARGO_TARGET_DIR:-target}/wasm" rust linker
  local -a build=(cargo rustc --quiet --package "boneyard-$crate" --lib --crate-type cdylib --profile wasm
    --target "$wasm" --target-dir "$folder")
  if [ -d "$(rustc --print target-libdir --target "$wasm")" ]; then
    say "Building the engine of $what for the browser"
  else
    rust=$(debian_rust) || { echo "$rust"; return 1; }
    # Debian's Rust has the sources of the standard library for WebAssembly, and your Rust has the linker.
    linker=$(find "$(rustc --print sysroot)/lib/rustlib" -name rust-lld -print -quit)
    build=(env "LD_LIBRARY_PATH=$(libraries_in "$rust")" RUSTC="$rust/usr/bin/rustc" RUSTC_BOOTSTRAP=1
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="${linker:-wasm-ld}" "${build[@]}" -Zbuild-std=std,panic_abort
      -Zbuild-std-features=optimize_for_size)
    say "Building the engine of $what for the browser with Debian's Rust (a minute the first time)"
  fi
  "${build[@]}" >&2 || { echo "the build failed, see above"; return 1; }
  cp "$folder/$wasm/wasm/boneyard_${crate//-/_}.wasm" "$3"
}

# Prints the folder of Debian's Rust for WebAssembly. The package is `rustc-web`, which Debian keeps up to date for browsers.
# It is unpacked, not installed, because installing it would replace another Rust.
debian_rust() {
  command -v apt-get >/dev/null 2>&1 && command -v dpkg-deb >/dev/null 2>&1 ||
    { echo "this Rust cannot compile to WebAssembly; $how_to_add_wasm"; return 1; }
  unpacked_rust_web && return
  # The package list may be out of date. `-n` never asks for a password: the engine is optional.
  say "Updating Debian's package list"
  if [ "$(id -u)" = 0 ]; then apt-get update >/dev/null; else sudo -n apt-get update >/dev/null; fi
  unpacked_rust_web || { echo "neither this Rust nor Debian's can compile to WebAssembly; $how_to_add_wasm"; return 1; }
}

# Prints its folder. Unpacks it first if necessary.
unpacked_rust_web() {
  local version folder work
  version=$(rust_web_version) || return
  folder="${XDG_CACHE_HOME:-$HOME/.cache}/boneyard/rustc-web-$version"
  if [ ! -d "$folder" ]; then
    say "Fetching Debian's Rust for WebAssembly (140 MB; unpacked 480 MB in $folder)"
    mkdir -p "${folder%/*}" && work=$(mktemp -d "$folder.XXXXXX") || return
    # Another process may have unpacked it meanwhile.
    unpack_rust_web "$work" && { mv -T "$work" "$folder" 2>/dev/null || [ -d "$folder" ]; } || { rm -rf "$work"; return 1; }
    rm -rf "$work"
  fi
  echo "$folder"
}

# Prints the version that Debian has, if it is new enough.
rust_web_version() {
  local least version
  least=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  version=$(apt-cache policy rustc-web | sed -n 's/^ *Candidate: //p')
  # A package that cannot be installed has the version `(none)`.
  [[ $version = [0-9]* ]] && at_least "${version%%[+~-]*}" "$least" && echo "$version"
}

# Downloads and unpacks it into the folder $1, and checks that it runs.
unpack_rust_web() (
  cd "$1" || return
  apt-get download -qq -o APT::Sandbox::User=root $(rust_web_packages) >&2 || return
  for package in *.deb; do
    case $package in
      # Only the sources of the standard library are needed.
      rust-web-src_*) dpkg-deb --fsys-tarfile "$package" | tar -x --wildcards './usr/lib/*' './usr/src/*/library' ;;
      *) dpkg-deb -x "$package" . ;;
    esac || return
  done
  rm -rf ./*.deb usr/share
  LD_LIBRARY_PATH=$(libraries_in .) usr/bin/rustc --version >/dev/null
)

# Prints its packages, and the libraries they need that are not installed.
rust_web_packages() {
  local package
  echo rustc-web rust-web-src
  apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances \
    libstd-rust-web-dev | grep '^[a-z]' | while read -r package; do
    case $package in libstd-rust-web-*) ;; *) dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed && continue ;; esac
    echo "$package"
  done
}

# Prints the library folders in the folder $1.
libraries_in() { find "$1/lib" "$1/usr/lib" -maxdepth 1 -name '*-linux-gnu*' 2>/dev/null | paste -sd : -; }
