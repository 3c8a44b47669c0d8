# Sourced by ./run and ./test: checks the tools they need and builds the web client.
# Every message says what is missing and what to do.
. scripts/engine.sh

say() { printf '==> %s\n' "$*" >&2; }
fail() { printf 'boneyard: %s\n' "$*" >&2; exit 2; }

# Is version $1 at least $2?
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

need_rust() {
  local least found
  least=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  command -v cargo >/dev/null 2>&1 || {
    [ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
    command -v cargo >/dev/null 2>&1 ||
      fail "Rust is missing. Install version $least or newer from https://rustup.rs, open a new terminal, and try again."
  }
  found=$(rustc --version | cut -d' ' -f2)
  at_least "${found%%-*}" "$least" ||
    fail "Rust $found is too old; version $least or newer is needed. Update it with \`rustup update stable\`."
}

need_node() {
  local least=20.19.0 found
  command -v node >/dev/null 2>&1 ||
    fail "Node.js is missing. Install version 20.19 or newer from https://nodejs.org, with npm, and try again."
  command -v npm >/dev/null 2>&1 || fail "npm is missing. It comes with Node.js; on Debian it is the package \`npm\`."
  found=$(node --version)
  at_least "${found#v}" "$least" ||
    fail "Node.js $found is too old; version 20.19 or newer is needed. Get it from https://nodejs.org."
}

# Installs a Debian package if its command is missing: need_package COMMAND PACKAGE PURPOSE
need_package() {
  command -v "$1" >/dev/null 2>&1 && return
  local as_root=""
  [ "$(id -u)" = 0 ] || as_root=sudo
  if ! command -v apt-get >/dev/null 2>&1 || { [ -n "$as_root" ] && ! command -v sudo >/dev/null 2>&1; }; then
    fail "\`$1\` is missing ($3). Install it with your system's package manager (on Debian: the package \`$2\`), and try again."
  fi
  say "Installing the Debian package $2 ($3)"
  { $as_root apt-get install -y --no-install-recommends "$2" >/dev/null 2>&1 ||
    { $as_root apt-get update >/dev/null && $as_root apt-get install -y --no-install-recommends "$2" >/dev/null; }; } ||
    fail "the Debian package \`$2\` could not be installed. Install it yourself and try again."
}

# Python, and its command for environments with packages of their own, which Debian has in another package.
need_python() {
  local least=3.11 found
  need_package python3 python3 "the tests of the Python package, and one of the example bots"
  found=$(python3 -c 'import platform; print(platform.python_version())')
  at_least "$found" "$least" || fail "Python $found is too old; version $least or newer is needed."
  python3 -c 'import ensurepip, venv' 2>/dev/null || need_package python3-venv python3-venv "the tests of the Python package"
}

# Installs the packages that test the Python package into a folder, if their list changed: python_packages FOLDER
python_packages() {
  local list=crates/python/tests/requirements.txt
  cmp -s "$list" "$1/.installed-list" && return
  say "Installing the packages that test the Python package (pip)"
  { python3 -m venv --clear "$1" && "$1/bin/pip" install --quiet --disable-pip-version-check -r "$list"; } >&2 ||
    fail "pip could not install the packages; see above."
  cp "$list" "$1/.installed-list"
}

# Installs a browser for the browser tests, unless CHROMIUM names one: Chromium without windows, which takes two thirds
# of the time, or all of Chromium where that package is missing.
need_browser() {
  [ -z "${CHROMIUM:-}" ] || return 0
  say "Looking for a browser for the browser tests"
  (need_package chromium-headless-shell chromium-headless-shell "the browser of the browser tests") 2>/dev/null ||
    need_package chromium chromium "the browser of the browser tests"
}

# Installs the packages that build the client, if the lock file changed.
web_packages() {
  cmp -s web/package-lock.json web/node_modules/.installed-lock 2>/dev/null && return
  say "Installing the packages that build the web client (npm ci)"
  (cd web && npm ci --no-audit --no-fund --loglevel=error) >&2 || fail "npm could not fetch the client's packages; see above."
  cp web/package-lock.json web/node_modules/.installed-lock
}

# Builds the client if its sources changed since the last build.
web_client() {
  if [ -f web/dist/index.html ] && [ -z "$(find web/src web/public faces locales web/index.html web/vite.config.ts web/svelte.config.js web/postcss.config.js \
    web/package-lock.json web/scripts -newer web/dist/index.html -print -quit)" ]; then
    return
  fi
  web_packages
  say "Building the web client"
  (cd web && npm run --silent build) >&2 || fail "the web client could not be built; see above."
}
