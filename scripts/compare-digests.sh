#!/usr/bin/env bash
# Makes the same datasets with this machine's node and with another one, and fails unless their digests are equal.
#
#   scripts/compare-digests.sh [--small] ROOT NODE...
#
# The datasets are RotOutBench and a few items of every family; with --small only the latter: an emulated machine takes long.
# ROOT is the package folder that the other node runs from (this one, unless its native packages are of another
# machine); NODE is the command that runs it, or Bun, or Deno.
set -euo pipefail

here=$(cd "$(dirname "$0")/.." && pwd)
requests=(rotoutbench "$here/scripts/every-family/spec.json")
if [[ $1 == --small ]]; then
  requests=("${requests[@]:1}")
  shift
fi
root=$(cd "$1" && pwd)
shift
other=("$@")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/name.mjs" <<'END'
import process from 'node:process';
const runtime = ['bun', 'deno', 'node'].find((name) => process.versions[name]);
console.log(runtime, process.versions[runtime], process.arch);
END
this_name=$(node "$work/name.mjs")
other_name=$("${other[@]}" "$work/name.mjs")

# digest FOLDER PACKAGE REQUEST NODE...: its progress is shown only if it fails.
digest() {
  local folder=$1 package=$2 request=$3
  shift 3
  if ! "$@" "$package/dist/cli.js" generate "$request" --seed 42 --out "$folder" --workers 2 >"$folder.log" 2>&1; then
    cat "$folder.log" >&2
    return 1
  fi
  sed -n 's/^digest //p' "$folder.log"
}

failed=0
for request in "${requests[@]}"; do
  name=$(basename "${request%/spec.json}")
  SECONDS=0
  ours=$(digest "$work/$name-this" "$here" "$request" node)
  native=$SECONDS
  SECONDS=0
  theirs=$(digest "$work/$name-other" "$root" "$request" "${other[@]}")
  echo "$name: $this_name ${native} s $ours"
  echo "$name: $other_name ${SECONDS} s $theirs"
  if [[ -z $ours || $ours != "$theirs" ]]; then
    failed=1
    echo "$name: the digests differ" >&2
    diff <(cut -c1-400 "$work/$name-this/items.jsonl") <(cut -c1-400 "$work/$name-other/items.jsonl") | head -8 >&2 || true
  fi
done
exit "$failed"
