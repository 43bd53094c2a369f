#!/usr/bin/env bash
# Installs what only some tests and the docs site need: test/packages/package-lock.json (a server of S3, a driver of browsers)
# and scripts/docs/package-lock.json (TypeDoc). `npm ci` leaves them alone. Does nothing, and needs no network, when they are
# there.
set -euo pipefail
cd "$(dirname "$0")/.."

for folder in test/packages scripts/docs; do
  state=$(sha256sum "$folder/package-lock.json")
  if [[ $(cat "$folder/node_modules/.state" 2>/dev/null) == "$state" ]]; then continue; fi
  npm ci --prefix "$folder" --no-audit --no-fund
  echo "$state" >"$folder/node_modules/.state"
done

# What tests import, and nothing that these packages need: of that, tests have other versions.
mkdir -p test/node_modules
for name in dockerfile-utils playwright-core; do
  ln -sfn "../packages/node_modules/$name" "test/node_modules/$name"
done
