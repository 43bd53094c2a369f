#!/usr/bin/env bash
# FreeType cuts the coordinates of unhinted CFF outlines to whole font units, at every size.
#
# freetype-py 2.5.1 (FreeType 2.13.2), fontTools 4.60.1, Debian's fonts-linuxlibertine 5.3.0-6.
# The dollar of Linux Libertine begins at x = 207.1, y = 366.7 (1000 units per em). FT_LOAD_NO_HINTING gives 207, 366, also at
# 64 times as many pixels per em, where a coordinate has room for 1/4096 of a unit; hinted, at 1000 pixels per em, FreeType
# gives 207.09, 366.80. Curves are then off by up to a unit, though FT_Outline coordinates are fractions of pixels.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet freetype-py==2.5.1 fonttools==4.60.1
apt-get download -qq fonts-linuxlibertine=5.3.0-6
dpkg-deb -x fonts-linuxlibertine_*.deb .
venv/bin/python - <<'EOF'
import sys
import freetype
from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTFont

file = "usr/share/fonts/opentype/linux-libertine/LinLibertine_R.otf"
font = TTFont(file)
pen = RecordingPen()
font.getGlyphSet()[font.getBestCmap()[ord("$")]].draw(pen)
said = pen.value[0][1][0]
print("the font says", [round(value, 2) for value in said])

def first(pixels, flags):
    face = freetype.Face(file)
    face.set_char_size(64 * pixels)
    face.load_char("$", flags | freetype.FT_LOAD_NO_BITMAP)
    return [value / 64 * 1000 / pixels for value in face.glyph.outline.points[0]]

unhinted = [first(pixels, freetype.FT_LOAD_NO_HINTING) for pixels in (1000, 4000, 64000)]
hinted = first(1000, freetype.FT_LOAD_NO_AUTOHINT)
print("unhinted, at 1000, 4000 and 64000 pixels per em", unhinted)
print("hinted, at 1000", hinted)
cut = all(point == [207, 366] for point in unhinted)
exact = max(abs(a - b) for a, b in zip(hinted, said)) < 0.25
sys.exit(0 if cut and exact else 1)
EOF
