#!/usr/bin/env bash
# Makes tmp/eyes/venv with requirements.txt, and puts into its MediaPipe the models that it would fetch: those of
# MediaPipe's own packages for npm. Does nothing, and needs no network, when they are there.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=tmp/eyes
state="$(python3 --version) $(cat scripts/eyes/{install.sh,requirements.txt,package-lock.json} | sha256sum)"
if [[ $(cat $folder/state 2>/dev/null) == "$state" ]]; then exit 0; fi

echo "Installing the models of scripts/eyes for $(python3 --version)"
rm -rf $folder
mkdir -p $folder
cp scripts/eyes/package.json scripts/eyes/package-lock.json $folder/
npm ci --prefix $folder --silent --ignore-scripts --no-audit --no-fund
python3 -m venv $folder/venv
$folder/venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --requirement scripts/eyes/requirements.txt

$folder/venv/bin/python - $folder <<'END'
import importlib.util
import re
import shutil
import sys
from pathlib import Path

npm = Path(sys.argv[1]) / "node_modules/@mediapipe"
modules = Path(importlib.util.find_spec("mediapipe").submodule_search_locations[0]) / "modules"
shutil.copy(npm / "pose/pose_landmark_heavy.tflite", modules / "pose_landmark")
for model in (npm / "objectron").glob("object_detection_3d_*.tflite"):
    shutil.copy(model, modules / "objectron")
# What finds the things before their boxes is the second of two files that stand in one; the loader beside it says where.
name = "object_detection_ssd_mobilenetv2_oidv4_fp16.tflite"
loader = (npm / "objectron/objectron_solution_packed_assets_loader.js").read_text(encoding="utf-8")
start, end = re.search(name + r'", "start": (\d+), "end": (\d+)', loader).groups()
packed = (npm / "objectron/objectron_solution_packed_assets.data").read_bytes()
(modules / "objectron" / name).write_bytes(packed[int(start) : int(end)])
END
echo "$state" >$folder/state
