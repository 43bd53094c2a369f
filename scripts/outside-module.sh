#!/usr/bin/env bash
# A module that lies where topsyturvy is not installed imports the library that runs, under another version of Node or Bun.
# Run `npm run build` first.
#
#   scripts/outside-module.sh RUNTIME...
set -euo pipefail
cli=$(cd "$(dirname "$0")/.." && pwd)/dist/cli.js

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node "$cli" new family grid/lit-cell >/dev/null
"$@" "$cli" generate grid/lit-cell --module lit-cell.mjs --count 4 --workers 2 --out cells
"$@" "$cli" verify cells --module lit-cell.mjs
