#!/usr/bin/env bash
# FreeType and HarfBuzz give one composite glyph two advances.
#
# freetype-py 2.5.1 (FreeType 2.13.2), uharfbuzz 0.51.1, Debian's fonts-okolaks 0.6.0-2.
# The 'ì' of Okolaks Bold uses the metrics of its dotless i (USE_MY_METRICS), which is 341 units wide, while hmtx says 320 of the
# composite. FreeType's metrics say 341 (its linearHoriAdvance 320), HarfBuzz, which browsers measure with, says 320. The
# OpenType specification: the flag "forces the aw and lsb (and rsb) for the composite to be equal to those from this component".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet freetype-py==2.5.1 uharfbuzz==0.51.1
apt-get download -qq fonts-okolaks=0.6.0-2
dpkg-deb -x fonts-okolaks_*.deb .
venv/bin/python - <<'EOF'
import sys
import freetype
import uharfbuzz

file = "usr/share/fonts/truetype/okolaks/okolaksBold.ttf"
face = freetype.Face(file)
face.set_char_size(64 * face.units_per_EM)
face.load_char("ì", freetype.FT_LOAD_NO_HINTING)
metrics, linear = face.glyph.metrics.horiAdvance / 64, face.glyph.linearHoriAdvance / 65536
font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(file)))
buffer = uharfbuzz.Buffer()
buffer.add_str("ì")
buffer.guess_segment_properties()
uharfbuzz.shape(font, buffer)
shaped = buffer.glyph_positions[0].x_advance
print("FreeType's metrics", metrics, "its linear advance", linear, "HarfBuzz", shaped)
sys.exit(0 if (metrics, linear, shaped) == (341, 320, 320) else 1)
EOF
