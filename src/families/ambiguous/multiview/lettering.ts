import { compose, scaling, translation } from '../../../core/affine.js';
import { unexpected } from '../../../core/errors.js';
import { Path } from '../../../draw/path.js';
import { digitPath } from '../../../content/scenes/drawing/seven-segment.js';
import type { Font } from '../../../glyphs/font.js';

/** Segments a to g as bits 1 to 64, as on a calculator. Letters are the digits' half turns. */
const segments: Readonly<Record<string, number>> = {
  0: 63, 1: 6, 3: 79, 4: 102, 5: 109, 6: 125, 7: 7, 8: 127, 9: 111,
  O: 63, I: 48, E: 121, S: 109, L: 56, B: 127, G: 125,
}; // prettier-ignore

/** What each digit of a seven-segment display reads as after a half turn. */
export const displayTurned: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 3: 'E', 5: 'S', 7: 'L', 8: 'B', 9: 'G' }; // prettier-ignore

/** The number that a display must show to show a word after a half turn. */
export function displayNumber(word: string): string {
  const digits = Array.from(word, (letter) =>
    Object.keys(displayTurned).find((digit) => displayTurned[digit] === letter),
  );
  if (digits.includes(undefined))
    throw unexpected('bad-parameter', 'word', word, `letters of ${Object.values(displayTurned).join('')}`);
  return digits.reverse().join('');
}

/** The ink of a text on a seven-segment display, its places 1 wide and `aspect` high. */
export function displayPath(text: string, stroke: number, aspect: number): Path {
  const path = new Path();
  Array.from(text).forEach((char, i) => {
    const bits = segments[char];
    if (bits === undefined)
      throw unexpected('bad-parameter', 'character', char, Object.keys(segments).join(''));
    path.append(digitPath(bits, stroke, aspect), translation(i * 1.45, 0));
  });
  return path;
}

/** The ink of a text in a font, in font units, characters set at their advances and a little apart. */
export function textPath(text: string, font: Font): Path {
  const path = new Path();
  let pen = 0;
  for (const char of text) {
    const { advance, path: outline } = font.need(char);
    path.append(outline, translation(pen, 0));
    pen += advance + 0.04 * font.unitsPerEm;
  }
  return path;
}

/** A path with the middle of its ink at the origin and the longer side of its ink 1. */
export function centered(path: Path): Path {
  const { x, y, width, height } = path.bounds()!;
  const long = Math.max(width, height);
  return path.transform(compose(translation(-x - width / 2, -y - height / 2), scaling(1 / long)));
}
