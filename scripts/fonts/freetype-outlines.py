"""python3 freetype-outlines.py [FONT ...]: outlines and advances of U+0021 to U+024F as FreeType has them, a line of JSON for each
font. Fonts are read from the lines of standard input where none is given. Needs freetype-py (scripts/install-python-packages.sh).

{"file", "format", "unitsPerEm", "variable", "glyphs": {code: {"advance", "contours": [[[x, y, kind], ...], ...]}}} in font units, y
upward; kind is 1 for points on the curve, 0 for the controls of quadratic curves, 2 for those of cubic ones. {"file", "error"} where
FreeType cannot read it. Coordinates of CFF outlines are cut to whole units, as FreeType does where it does not hint."""
import json
import sys

import freetype


def contours(outline):
    start, lists = 0, []
    for end in outline.contours:
        points = zip(outline.points[start : end + 1], outline.tags[start : end + 1])
        lists.append([[x / 64, y / 64, tag & 3] for (x, y), tag in points])
        start = end + 1
    return lists


def read(file):
    face = freetype.Face(file)
    if not face.is_scalable:
        raise ValueError("it has no outlines")
    face.set_char_size(64 * face.units_per_EM)  # a pixel is a unit
    flags = freetype.FT_LOAD_NO_BITMAP | freetype.FT_LOAD_NO_HINTING
    encodings = {charmap.encoding for charmap in face.charmaps}
    base, codes = 0, range(0x21, 0x250)
    if freetype.FT_ENCODING_UNICODE not in encodings:
        if freetype.FT_ENCODING_MS_SYMBOL in encodings:
            face.select_charmap(freetype.FT_ENCODING_MS_SYMBOL)
            base, codes = 0xF000, range(0x21, 0x100)
        else:
            face.select_charmap(freetype.FT_ENCODING_APPLE_ROMAN)
            codes = range(0x21, 0x7F)
    glyphs = {}
    for code in codes:
        index = face.get_char_index(base + code)
        if not index:
            continue
        face.load_glyph(index, flags)
        slot = face.glyph
        glyphs[code] = {"advance": slot.metrics.horiAdvance / 64, "contours": contours(slot.outline)}
    variable = bool(face.face_flags & freetype.FT_FACE_FLAG_MULTIPLE_MASTERS)
    return {
        "file": file,
        "format": face.get_format().decode(),
        "unitsPerEm": face.units_per_EM,
        "variable": variable,
        "glyphs": glyphs,
    }


for font in sys.argv[1:] or (line.rstrip("\n") for line in sys.stdin):
    try:
        line = read(font)
    except Exception as error:
        line = {"file": font, "error": str(error)}
    print(json.dumps(line), flush=True)
