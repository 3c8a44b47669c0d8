# Sourced by scripts/release: puts a program into an archive and a Debian package.

# What an archive and a package have besides the program: the guides for hosts, and files to copy.
guides=(docs/hosting.md docs/security.md docs/upgrade.md)
examples=(packaging/proxy packaging/grafana packaging/prometheus)

# Starts a program, and refuses one that does not serve the page that was built: check_program PROGRAM
check_program() {
  local folder server address="" page
  folder=$(mktemp -d)
  say "Starting the program, and opening its page"
  "$1" serve --listen 127.0.0.1:0 --push off --database "$folder/boneyard.db" >"$folder/out" 2>"$folder/log" &
  server=$!
  for _ in $(seq 100); do
    address=$(sed -n 's#^Boneyard is ready at http://\(.*\)/$#\1#p' "$folder/out")
    [ -z "$address" ] && kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  [ -n "$address" ] || { kill "$server" 2>/dev/null || true; cat "$folder/log" >&2; rm -rf "$folder"; fail "the program does not start; see above."; }
  page=$(get "$address" /)
  kill -TERM "$server"
  wait "$server" || fail "the program did not stop on SIGTERM."
  rm -rf "$folder"
  [ "$page" = "$(cat web/dist/index.html)" ] || fail "the program does not show the page in web/dist; build it with scripts/release alone."
}

# Prints what a server answers: get ADDRESS:PORT PATH
get() {
  exec 9<>"/dev/tcp/${1%:*}/${1##*:}"
  printf 'GET %s HTTP/1.1\r\nhost: %s\r\nconnection: close\r\n\r\n' "$2" "$1" >&9
  sed '1,/^\r$/d' <&9
  exec 9>&-
}

# Copies files that every user may read: into FOLDER FILE...
into() {
  local folder=$1
  shift
  install -d "$folder"
  install -m 0644 "$@" "$folder"
}

# archive PROGRAM NAME WORK OUT
archive() {
  local program=$1 name=$2 folder=$3/$2 out=$4 example
  install -d "$folder"
  install -m 0755 "$program" "$folder/boneyard"
  into "$folder" README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE
  into "$folder/docs" "${guides[@]}"
  into "$folder/systemd" packaging/systemd/boneyard.service packaging/debian/boneyard.toml packaging/debian/default
  for example in "${examples[@]}"; do into "$folder/${example#packaging/}" "$example"/*; done
  tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --directory "$3" "$name" |
    gzip --no-name --best >"$out/$name.tar.gz"
}

# debian_package PROGRAM VERSION WORK FILE
debian_package() {
  local program=$1 version=$2 root=$3 file=$4 docs=$3/usr/share/doc/boneyard
  install -d "$root/DEBIAN" "$root/usr/bin" "$root/etc/boneyard"
  install -m 0755 "$program" "$root/usr/bin/boneyard"
  install -m 0644 packaging/debian/boneyard.toml "$root/etc/boneyard/boneyard.toml"
  install -D -m 0644 packaging/debian/default "$root/etc/default/boneyard"
  into "$root/usr/lib/systemd/system" packaging/systemd/boneyard.service
  into "$docs" "${guides[@]}"
  into "$docs/examples" $(printf '%s/* ' "${examples[@]}")
  sed 's/^Copyright.*/&\n/' LICENSE-MIT >"$docs/copyright"
  printf '\nInstead of these terms you may choose those of the Apache License 2.0: /usr/share/common-licenses/Apache-2.0\n' >>"$docs/copyright"
  gzip --no-name --best <CHANGELOG.md >"$docs/changelog.gz"
  chmod 0644 "$docs"/*.gz "$docs/copyright"
  install -m 0755 packaging/debian/{preinst,postinst,prerm,postrm} "$root/DEBIAN"
  install -m 0644 packaging/debian/conffiles "$root/DEBIAN"
  sed "s/@VERSION@/$version/; s/@ARCHITECTURE@/$(dpkg --print-architecture)/; s/@LIBRARIES@/$(libraries "$program")/" packaging/debian/control \
    >"$root/DEBIAN/control"
  (cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k 2 >DEBIAN/md5sums)
  chmod 0644 "$root/DEBIAN/control" "$root/DEBIAN/md5sums"
  dpkg-deb --root-owner-group -Zxz --build "$root" "$file" >/dev/null
}

# Prints the packages with the C library that a program needs, in the version that it needs at least.
libraries() {
  local least
  least=$(objdump --dynamic-syms "$1" 2>/dev/null | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -n 1)
  echo "libc6 (>= ${least#GLIBC_}), libgcc-s1, "
}
