#!/usr/bin/env bash
# RapidOCR reads a 'q' that stands as high as digits do as 9, and a '9' that hangs below as g.
#
# rapidocr 3.10.0 (PP-OCRv6, small), onnxruntime 1.32.0, the DejaVu Sans of matplotlib 3.10.3.
# Of the 216 strings of three characters out of 6 9 b d p q, black on white, it reads all as they were typed. The same pictures turned by
# 180° show such a string again, with the shapes of the font to the pixel, but with 'q' and 'p' standing on the line and 9
# and 6 below it: of these it reads 200. Four that it reads otherwise are below: its reader goes by the height at which a character stands, so
# that an evaluation of models on turned text should not take its reading for the truth.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet rapidocr==3.10.0 onnxruntime==1.32.0 matplotlib==3.10.3
venv/bin/python - <<'EOF'
import sys
from pathlib import Path

import matplotlib
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from rapidocr import RapidOCR

file = Path(matplotlib.get_data_path()) / "fonts/ttf/DejaVuSans.ttf"
font = ImageFont.truetype(str(file), 96)
# Without its classifier, which would turn pictures back.
reader = RapidOCR(params={"Global.use_cls": False, "Global.log_level": "error"})


def picture(text):
    image = Image.new("RGB", (320, 200), "white")
    ImageDraw.Draw(image).text((160, 100), text, font=font, fill="black", anchor="mm")
    return image


def read(image):
    return "".join(reader(np.asarray(image)[:, :, ::-1]).txts or [])


turned = dict(zip("69bdpq", "96qpdb"))
seen = []
for text in ["69b", "99b", "p6q", "q6q"]:
    shows = "".join(turned[c] for c in reversed(text))
    image = picture(text)
    seen.append((text, read(image), shows, read(image.rotate(180))))
    print("typed %s, read %s; turned it shows %s, read %s" % seen[-1])
expected = [("69b", "q69", "969"), ("99b", "q66", "966"), ("p6q", "b9d", "bgd"), ("q6q", "b9b", "bgb")]
sys.exit(0 if seen == [(text, text, shows, said) for text, shows, said in expected] else 1)
EOF
