#!/usr/bin/env bash
# The same seed gives the same bytes under other versions of Node: compares dataset digests with this machine's node.
# Run `npm run build` first. Downloads are kept in $TOPSYTURVY_CACHE, if it is set.
#
#   scripts/other-nodes.sh [MAJOR...]      default: 20 and 24, without the one that is running
set -euo pipefail
cd "$(dirname "$0")/.."

running=$(node -p 'process.versions.node.split(".")[0]')
majors=("$@")
((${#majors[@]} > 0)) || majors=(20 24)

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
cache=${TOPSYTURVY_CACHE:-$temporary}

for major in "${majors[@]}"; do
  [[ $major == "$running" ]] && continue
  binary=$(scripts/runtime-binary.sh "node-linux-$(node -p process.arch)@$major" "$cache")
  scripts/compare-digests.sh . "$binary"
  scripts/outside-module.sh "$binary"
  # docs/determinism.md says why
  "$binary" --trace-opt dist/cli.js generate text/rotated --count 40 --seed 1 --workers 1 --out "$temporary/set" >"$temporary/log"
  rm -r "$temporary/set"
  # Before the command begins, Node itself compiles a function or two; with Maglev there are hundreds.
  if (($(grep -c MAGLEV "$temporary/log") > 50)); then
    echo "Node $major compiled with Maglev, which the command turns off" >&2
    exit 1
  fi
done
