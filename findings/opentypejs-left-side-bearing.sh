#!/usr/bin/env bash
# opentype.js draws TrueType glyphs where their points are, not at their left side bearing.
#
# opentype.js 2.0.0, freetype-py 2.5.1 (FreeType 2.13.2), Debian's fonts-roboto-unhinted 2:0~20170802-3.
# The 'd' of Roboto Condensed Bold Italic begins at x = 43.8 as its points stand, and its left side bearing is 56 (2048 units per
# em): FreeType, and so Skia and browsers, draw it at 56, opentype.js at 43.8. Nothing in its API says so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet freetype-py==2.5.1
npm install --silent --no-save --prefix . opentype.js@2.0.0
apt-get download -qq fonts-roboto-unhinted=2:0~20170802-3
dpkg-deb -x fonts-roboto-unhinted_*.deb .
file=usr/share/fonts/truetype/roboto/unhinted/RobotoCondensed-BoldItalic.ttf
freetype=$(venv/bin/python - "$file" <<'EOF'
import sys
import freetype

face = freetype.Face(sys.argv[1])
face.load_char("d", freetype.FT_LOAD_NO_SCALE)
print(face.glyph.outline.get_bbox().xMin)
EOF
)
opentype=$(node - "$file" <<'EOF'
const { parse } = require('opentype.js');
const bytes = require('fs').readFileSync(process.argv[2]);
const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
console.log(font.charToGlyph('d').path.getBoundingBox().x1);
EOF
)
echo "'d' begins at $freetype in FreeType, at $opentype in opentype.js"
[[ $freetype == 56 && $opentype == 43.8* ]]
