# Sourced by scripts/tools.sh: builds what runs club evenings in the browser, which is Rust made into WebAssembly.
# What cannot be is told on standard output by whoever finds out, and on the screen by `club_engine`.

wasm=wasm32-unknown-unknown
how_to_add_wasm="\`rustup target add $wasm\` brings what is missing"

# Builds it where anything it is made of has changed since the last build. Without it the pages of club evenings ask the
# server instead, so only CI cannot do without.
club_engine() {
  local engine=web/src/features/evening/engine/engine.wasm why
  if [ -f "$engine" ] && [ -z "$(find crates/club crates/club-wasm Cargo.toml Cargo.lock -newer "$engine" -print -quit)" ]; then
    return
  fi
  why=$(build_club_engine "$engine") && return
  # One that is older than the server would answer as the server did then.
  rm -f "$engine"
  [ "${CI:-}" != true ] || fail "what runs club evenings in the browser could not be built: $why."
  say "NOTE: What runs club evenings in the browser could not be built: $why."
  say "NOTE: Their pages will ask the server instead, and will not work where it is out of reach."
}

# Builds the file $1 with the toolchain where it can make WebAssembly, else with Debian's.
build_club_engine() {
  local folder="${CARGO_TARGET_DIR:-target}/wasm" rust linker
  local -a build=(cargo rustc --quiet --package boneyard-club-wasm --lib --crate-type cdylib --profile wasm
    --target "$wasm" --target-dir "$folder")
  if [ -d "$(rustc --print target-libdir --target "$wasm")" ]; then
    say "Building what runs club evenings in the browser"
  else
    rust=$(debian_rust) || { echo "$rust"; return 1; }
    # That one has no standard library for WebAssembly, but its sources; and the linker is the toolchain's.
    linker=$(find "$(rustc --print sysroot)/lib/rustlib" -name rust-lld -print -quit)
    build=(env "LD_LIBRARY_PATH=$(libraries_in "$rust")" RUSTC="$rust/usr/bin/rustc" RUSTC_BOOTSTRAP=1
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="${linker:-wasm-ld}" "${build[@]}" -Zbuild-std=std,panic_abort)
    say "Building what runs club evenings in the browser, with Debian's Rust (a minute the first time)"
  fi
  "${build[@]}" >&2 || { echo "the build failed, see above"; return 1; }
  cp "$folder/$wasm/wasm/boneyard_club_wasm.wasm" "$1"
}

# Finds Debian's Rust for WebAssembly and says in which folder: `rustc-web`, which Debian keeps new for the sake of
# browsers. It is unpacked, not installed, since it would take the place of another Rust.
debian_rust() {
  command -v apt-get >/dev/null 2>&1 && command -v dpkg-deb >/dev/null 2>&1 ||
    { echo "this Rust makes no WebAssembly; $how_to_add_wasm"; return 1; }
  unpacked_rust_web && return
  # What is known of the packages may be old. Nobody is asked for a password for what can be done without.
  say "Asking Debian which packages it has"
  if [ "$(id -u)" = 0 ]; then apt-get update >/dev/null; else sudo -n apt-get update >/dev/null; fi
  unpacked_rust_web || { echo "neither this Rust nor one that Debian has makes WebAssembly; $how_to_add_wasm"; return 1; }
}

# Says in which folder it is, after unpacking it where it is not there yet.
unpacked_rust_web() {
  local version folder work
  version=$(rust_web_version) || return
  folder="${XDG_CACHE_HOME:-$HOME/.cache}/boneyard/rustc-web-$version"
  if [ ! -d "$folder" ]; then
    say "Fetching Debian's Rust for WebAssembly (140 MB; unpacked 480 MB in $folder)"
    mkdir -p "${folder%/*}" && work=$(mktemp -d "$folder.XXXXXX") || return
    # Another may have done it in the meantime.
    unpack_rust_web "$work" && { mv -T "$work" "$folder" 2>/dev/null || [ -d "$folder" ]; } || { rm -rf "$work"; return 1; }
    rm -rf "$work"
  fi
  echo "$folder"
}

# The version of it that Debian has, where that is new enough.
rust_web_version() {
  local least version
  least=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  version=$(apt-cache policy rustc-web | sed -n 's/^ *Candidate: //p')
  at_least "${version%%[+~-]*}" "$least" && echo "$version"
}

# Fetches and unpacks it into the folder $1, and sees whether it runs.
unpack_rust_web() (
  cd "$1" || return
  apt-get download -qq -o APT::Sandbox::User=root $(rust_web_packages) >&2 || return
  for package in *.deb; do
    case $package in
      # Of the sources only those of the standard library.
      rust-web-src_*) dpkg-deb --fsys-tarfile "$package" | tar -x --wildcards './usr/lib/*' './usr/src/*/library' ;;
      *) dpkg-deb -x "$package" . ;;
    esac || return
  done
  rm -rf ./*.deb usr/share
  LD_LIBRARY_PATH=$(libraries_in .) usr/bin/rustc --version >/dev/null
)

# All of its packages, and of the libraries beneath them those that are not installed.
rust_web_packages() {
  local package
  echo rustc-web rust-web-src
  apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances \
    libstd-rust-web-dev | grep '^[a-z]' | while read -r package; do
    case $package in libstd-rust-web-*) ;; *) dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed && continue ;; esac
    echo "$package"
  done
}

# The folders of libraries beneath the folder $1.
libraries_in() { find "$1/lib" "$1/usr/lib" -maxdepth 1 -name '*-linux-gnu*' 2>/dev/null | paste -sd : -; }
