import { cosDegrees, sinDegrees, tan } from '../../../core/math/index.js';
import { Path } from '../../../draw/path.js';
import { addClipped } from '../../../draw/bar.js';
import { degreesOf, fit } from './measure.js';
import type { Illusion } from './illusion.js';

const halfLength = 190;
const window = { left: 40, right: 472, top: 96, bottom: 416 };
const riseOf = (difference: number): number => tan((difference * Math.PI) / 180);

/** A gray line across a field of slanted strokes: it looks turned away from them. */
export const tiltedLine: Illusion = {
  name: 'tilted-line',
  summary: 'A gray line across a field of slanted lines; it looks turned away from them.',
  channels: 1,
  difference: { unit: 'degrees by which the line rises to the right', step: 1.2 },
  strength: {
    meaning: 'density of the slanted lines: none to one every 20/512 of the picture',
    effect: 2.4,
    source:
      "Blakemore, Carpenter & Georgeson, Nature 228, 1970, 37–39; about 2 degrees from a grating 12 degrees off: Tolhurst & Thompson, Vision Research 15, 1975; the question is AmbiBench's (Table 7)",
  },
  directions: [1, -1],
  inks: [
    { ground: 255, target: 132, inducer: 0 },
    { ground: 240, target: 128, inducer: 14 },
    { ground: 12, target: 138, inducer: 246 },
  ],
  ask: {
    yesNo: {
      first: 'Does the gray line in the image rise to the right?',
      same: 'Is the gray line in the image horizontal?',
      second: 'Does the gray line in the image fall to the right?',
    },
    printed: true,
    choice: 'How does the gray line in the image run?',
    options: {
      first: 'It rises to the right',
      same: 'It runs horizontally',
      second: 'It falls to the right',
    },
  },
  layout: { angle: [15, 22], width: [8, 10], first: [0, 1] },
  draw(board, { difference, strength, toward, ink, layout, inducers }) {
    const rise = riseOf(difference);
    if (inducers && strength > 0) {
      // Lines that fall to the right make the gray one rise.
      const [dx, dy] = [cosDegrees(layout.angle), toward * sinDegrees(layout.angle)];
      const spacing = 20 / strength;
      const field = new Path();
      for (let at = -420 + layout.first * spacing; at < 420; at += spacing) {
        const [x, y] = [256 - at * dy, 256 + at * dx];
        addClipped(field, x - 400 * dx, y - 400 * dy, x + 400 * dx, y + 400 * dy, 4, window);
      }
      board.fill(field, ink.inducer);
      // A margin of ground on both sides keeps the gray line whole.
      board.line(
        256 - halfLength,
        256 + rise * halfLength,
        256 + halfLength,
        256 - rise * halfLength,
        ink.ground,
        layout.width + 8,
      );
    }
    board.line(
      256 - halfLength,
      256 + rise * halfLength,
      256 + halfLength,
      256 - rise * halfLength,
      ink.target,
      layout.width,
    );
  },
  truth: ({ difference }) => degreesOf(riseOf(difference)),
  measure(picture, { ink, layout }) {
    const near = { ...ink, inducer: ink.target + 16 };
    const reach = 12 + layout.width;
    const middle = { left: 80, right: 432, top: 256 - reach, bottom: 256 + reach };
    return -degreesOf(fit(picture, near, middle).slope);
  },
};
