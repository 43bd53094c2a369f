#!/usr/bin/env bash
# Bun and Deno: the commands work, and the same seed gives the same bytes as with this machine's node. Takes about a minute.
# Run `npm run build` first. Downloads are kept in $TOPSYTURVY_CACHE, if it is set.
set -euo pipefail
cd "$(dirname "$0")/.."

bun_version=1.4.5
deno_version=2.9.6

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
cache=${TOPSYTURVY_CACHE:-$temporary}

# check RUNTIME...: the commands that read a dataset, on a small one.
check() {
  local folder=$temporary/small
  rm -rf "$folder"
  node dist/cli.js generate text/rotated --seed 42 --count 8 --out "$folder" >/dev/null
  sed -E 's/.*"answer":"([^"]*)".*"id":"([^"]*)".*/{"id":"\2","reply":"\1"}/' "$folder/questions.jsonl" >"$temporary/replies.jsonl"
  "$@" dist/cli.js verify "$folder" --workers 2
  "$@" dist/cli.js score "$folder" "$temporary/replies.jsonl" | head -1
  "$@" dist/cli.js audit "$folder" | head -1
  "$@" dist/cli.js gallery "$folder"
}

arch=$(node -p process.arch)
bun_arch=${arch/arm64/aarch64}
bun=$(scripts/runtime-binary.sh "@oven/bun-linux-$bun_arch@$bun_version" "$cache" bin/bun)
deno=$(scripts/runtime-binary.sh "@deno/linux-$arch-glibc@$deno_version" "$cache" deno)

for runtime in "$bun" "$deno run --allow-all"; do
  read -ra words <<<"$runtime"
  scripts/compare-digests.sh --small . "${words[@]}"
  check "${words[@]}"
done
# Deno has no way to find a package for a module.
scripts/outside-module.sh "$bun"
