#!/usr/bin/env bash
# Makes a virtual environment in .venv with the packages of test/requirements.txt, of the python3 that comes first on the
# path. Does nothing, and needs no network, when it is there. scripts/python.mjs says who uses it.
set -euo pipefail
cd "$(dirname "$0")/.."

list=test/requirements.txt
state="$(python3 --version) $(sha256sum "$list")"
if [[ $(cat .venv/.state 2>/dev/null) == "$state" ]]; then exit 0; fi

echo "Installing the packages of $list for $(python3 --version)"
python3 -m venv --clear .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement "$list"
echo "$state" >.venv/.state
