#!/usr/bin/env bash
# Installs the Debian packages that the tests and the scripts here call. Does nothing, and needs no network, when all
# of them are there.
set -euo pipefail

packages=(
  chromium          # test/dataset/gallery-*.full.test.ts look at galleries in it
  pngcheck          # a second road for our PNG files
  python3-torch     # docs/python.md hands a dataset to its DataLoader; PyPI's brings gigabytes for graphics cards along
  python3-pil       # and pictures to it
  python3-numpy
  fonts-roboto-unhinted # and five more that test/glyphs/outlines.full.test.ts compares with FreeType
  fonts-humor-sans
  fonts-okolaks
  fonts-karla
  fonts-inconsolata
  fonts-povray
  tesseract-ocr     # the model of examples/own-model.mjs
  redis-server      # test/dataset/queue
  blender           # test/world/traced; it reads pictures with python3-numpy
  qemu-user-static  # scripts/arm64.sh
  g++               # scripts/install-gl.sh builds gl, the OpenGL of test/world/gl, where nothing built is to be had
  make
  python3
  python3-venv      # scripts/install-python-packages.sh: all other Python packages
  xvfb              # the X server that it draws on, and Mesa's OpenGL
  libgl1
  libgl1-mesa-dri
  libxext6
  libdrm2
)

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [[ $status == installed ]] || missing+=("$package")
done
if ((${#missing[@]} == 0)); then exit 0; fi

run=()
if ((EUID != 0)); then
  if ! command -v sudo >/dev/null; then
    echo "Not installed, and installing needs root: ${missing[*]}" >&2
    exit 1
  fi
  run=(sudo)
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "Installing ${missing[*]}"
if ! {
  "${run[@]}" apt-get update -qq &&
    "${run[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends "${missing[@]}"
} >"$log" 2>&1; then
  cat "$log" >&2
  echo "Could not install ${missing[*]}" >&2
  exit 1
fi
