import { badParameter, translation } from '../../../core/index.js';
import { Path } from '../../../draw/path.js';
import { digitPath } from '../../drawings/parts/seven-segment.js';

/** Segments a to g as bits 1 to 64, as on a calculator. */
const digitSegments = { 0: 63, 1: 6, 3: 79, 4: 102, 5: 109, 6: 125, 7: 7, 8: 127, 9: 111 };
/** Each letter is a digit after a half turn. */
const letterSegments = { O: 63, I: 48, E: 121, S: 109, L: 56, B: 127, G: 125 };
const segments: Readonly<Record<string, number>> = { ...digitSegments, ...letterSegments };

/** The reading of each digit of a seven-segment display after a half turn. */
const turned: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 3: 'E', 5: 'S', 7: 'L', 8: 'B', 9: 'G' };

/** The number that a display must show to show a word after a half turn. */
export function displayNumber(word: string): string {
  const digits = Array.from(word, (letter) => Object.keys(turned).find((digit) => turned[digit] === letter));
  if (digits.includes(undefined))
    throw badParameter('word', word, `letters of ${Object.values(turned).join('')}`);
  return digits.reverse().join('');
}

/** The ink of a text on a seven-segment display, its places 1 wide and `aspect` high. */
export function displayPath(text: string, stroke: number, aspect: number): Path {
  const path = new Path();
  Array.from(text).forEach((char, i) => {
    const bits = segments[char];
    if (bits === undefined) throw badParameter('character', char, Object.keys(segments).join(''));
    path.append(digitPath(bits, stroke, aspect), translation(i * 1.45, 0));
  });
  return path;
}
