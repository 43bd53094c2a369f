import { outlineDifference } from './outline-difference.mjs';

/**
 * How a font of topsyturvy differs from what FreeType says of it, on U+0021 to U+024F.
 *
 * @param font a Font of topsyturvy/fonts
 * @param expected a line of freetype-outlines.py
 * @returns how many glyphs both have; the largest differences of outlines and of advances, in thousandths of an em; and the characters
 *   that differ by more than one, or that one of the two lacks
 */
export function fontDifference(font, { unitsPerEm, glyphs }) {
  const thousandth = unitsPerEm / 1000;
  const found = { glyphs: 0, outline: 0, advance: 0, differing: [] };
  for (let code = 0x21; code < 0x250; code++) {
    const char = String.fromCodePoint(code);
    const [own, other] = [font.glyph(char), glyphs[code]];
    if (!own && !other) continue;
    const outline =
      own && other ? outlineDifference(other.contours, own.path, thousandth) / thousandth : Infinity;
    const advance = own && other ? Math.abs(own.advance - other.advance) / thousandth : Infinity;
    if (!(outline <= 1 && advance <= 1)) found.differing.push(char);
    if (!own || !other) continue;
    found.glyphs++;
    found.outline = Math.max(found.outline, outline);
    found.advance = Math.max(found.advance, advance);
  }
  return found;
}
