#!/usr/bin/env bash
# Installs the package gl for the tests of the renderer gl and for `npm run bench`, from test/world/gl/package-lock.json, and
# links it where Node looks for it, as a user would have it beside the library. It is no development dependency, because it
# is compiled: that needs make, g++ and Python (scripts/install-system-packages.sh) where no prebuilt file can be fetched.
# Call it after `npm ci`, which takes the link away.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ ! -e node_modules/.package-lock.json ]]; then
  echo "Run 'npm ci' first" >&2
  exit 1
fi

# node-gyp would fetch Node's headers, which lie beside most installed ones.
for prefix in "$(node -p 'path.dirname(path.dirname(process.execPath))')" /usr; do
  if grep -qs "define NODE_MODULE_VERSION $(node -p process.versions.modules)$" "$prefix/include/node/node_version.h"; then
    export npm_config_nodedir=$prefix
    break
  fi
done

lock=test/world/gl/package-lock.json
installed=test/world/gl/node_modules
# What is installed is good for the lock and the version of Node that it was compiled for.
state="$(node -p 'process.versions.modules + process.arch') $(sha256sum "$lock")"
if [[ $(cat "$installed/.state" 2>/dev/null) != "$state" ]]; then
  npm ci --prefix test/world/gl --no-audit --no-fund
  echo "$state" >"$installed/.state"
fi
rm -rf node_modules/gl
ln -s "../$installed/gl" node_modules/gl
