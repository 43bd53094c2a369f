#!/usr/bin/env bash
# Makes the same datasets with this machine's node and with another one, and fails unless their digests are equal.
#
#   scripts/compare-digests.sh [--small] ROOT NODE...
#
# The datasets are 96 items of RotOutBench and the few of every family that the tests look at too; with --small only a third
# of the latter, of each part: an emulated machine takes long. This machine's digests are kept in $TOPSYTURVY_DIGESTS, if it
# is set, for other calls of the same build; without them it makes the sets in one thread. $WORKERS is how many the other
# node has; default 2.
#
# ROOT is the package folder that the other node runs from (this one, unless its native packages are of another
# machine); NODE is the command that runs it, or Bun, or Deno.
set -euo pipefail

here=$(cd "$(dirname "$0")/.." && pwd)
small=false
if [[ $1 == --small ]]; then
  small=true
  shift
fi
root=$(cd "$1" && pwd)
shift
other=("$@")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
digests=${TOPSYTURVY_DIGESTS:-$work}

families=$here/scripts/every-family
names=(rotoutbench every-family)
if $small; then
  names=(few-of-every-family)
  node "$families/few.mjs" "$work/few.json"
fi

cat >"$work/name.mjs" <<'END'
import process from 'node:process';
const runtime = ['bun', 'deno', 'node'].find((name) => process.versions[name]);
console.log(runtime, process.versions[runtime], process.arch);
END
this_name=$(node "$work/name.mjs")
other_name=$("${other[@]}" "$work/name.mjs")

# digest NAME FOLDER PACKAGE WORKERS NODE...: its progress is shown only if it fails.
digest() {
  local name=$1 folder=$2 package=$3 workers=$4 request
  shift 4
  case $name in
    rotoutbench) request=(rotoutbench --count 96 --seed 42) ;;
    # As test/made-sets.ts has them.
    every-family) request=("$families/spec.json" --seed 7) ;;
    few-of-every-family) request=("$work/few.json" --base "$families" --seed 7) ;;
  esac
  if ! "$@" "$package/dist/cli.js" generate "${request[@]}" --out "$folder" --workers "$workers" >"$folder.log" 2>&1; then
    cat "$folder.log" >&2
    return 1
  fi
  sed -n 's/^digest //p' "$folder.log"
}

failed=0
for name in "${names[@]}"; do
  SECONDS=0
  if [[ -s $digests/$name ]]; then
    ours=$(<"$digests/$name")
  else
    ours=$(digest "$name" "$work/$name-this" "$here" 1 node)
    echo "$ours" >"$work/$name.digest"
    mv "$work/$name.digest" "$digests/$name"
  fi
  native=$SECONDS
  SECONDS=0
  theirs=$(digest "$name" "$work/$name-other" "$root" "${WORKERS:-2}" "${other[@]}")
  echo "$name: $this_name ${native} s $ours"
  echo "$name: $other_name ${SECONDS} s $theirs"
  if [[ -z $ours || $ours != "$theirs" ]]; then
    failed=1
    echo "$name: the digests differ" >&2
    [[ -d $work/$name-this ]] || digest "$name" "$work/$name-this" "$here" 1 node >/dev/null
    diff <(cut -c1-400 "$work/$name-this/items.jsonl") <(cut -c1-400 "$work/$name-other/items.jsonl") | head -8 >&2 || true
  fi
done
exit "$failed"
