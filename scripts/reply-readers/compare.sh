#!/usr/bin/env bash
# Reads the corpus of test/score/corpus with the readers that people would use instead of ours and prints a table; docs/scoring.md
# has it. Needs npm ci, python3 and PyPI; installs into FOLDER alone.
#
#     scripts/reply-readers/compare.sh [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-tmp/reply-readers}
mkdir -p "$folder"

npx esbuild scripts/reply-readers/write-corpus.ts --bundle --platform=node --format=esm --packages=external \
  --outfile=dist/write-corpus.mjs --log-level=warning
trap 'rm -f dist/write-corpus.mjs' EXIT
node dist/write-corpus.mjs "$folder/corpus.jsonl"

python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check inspect-ai==0.3.285 ms-vlmeval==0.0.20
# Without what it runs models with.
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps lmms-eval==0.7.3
"$folder/venv/bin/python" scripts/reply-readers/readers.py "$folder/corpus.jsonl" 2>"$folder/log"
