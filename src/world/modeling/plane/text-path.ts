import { Path } from '../../../draw/path.js';
import { loadFont } from '../../../glyphs/font.js';

/**
 * A line of text as a path, y downward, its middle (of the advance width and of the capitals) at the origin.
 * @param capHeight the height of an H, in any unit
 * @param font the id of a shipped font
 */
export function textPath(text: string, capHeight: number, font = 'dejavu-sans'): Path {
  const face = loadFont(font);
  const size = capHeight / face.capHeight;
  const glyphs = [...text].map((char) => face.need(char));
  let pen = -glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) / 2;
  const path = new Path();
  for (const glyph of glyphs) {
    path.append(glyph.path, [size, 0, 0, size, pen * size, capHeight / 2]);
    pen += glyph.advance;
  }
  return path;
}

/** The width of that line: the sum of its advances, in the unit of the height. */
export function textWidth(text: string, capHeight: number, font = 'dejavu-sans'): number {
  const face = loadFont(font);
  const units = [...text].reduce((sum, char) => sum + face.need(char).advance, 0);
  return (units * capHeight) / face.capHeight;
}
