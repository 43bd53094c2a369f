import { cosDegrees, sinDegrees, tan } from '../../../core/math/index.js';
import { Path } from '../../../draw/path.js';
import { addBar } from '../../../draw/bar.js';
import { degreesOf, fit } from './measure.js';
import { convergence, rowWindow } from './parts/rows.js';
import type { Illusion, Layout } from './illusion.js';

const halfLength = 216;
const lines = 4;
const heightOf = ({ gap }: Layout, row: number): number => 256 + (row - (lines - 1) / 2) * gap;
/** Fall of a line to the right: the first and third by half the difference, the others rise by it. */
const fallOf = (difference: number, row: number): number =>
  tan(((row % 2 === 0 ? difference : -difference) * Math.PI) / 360);

/** Long lines crossed by short ones, leaning by turns: they look turned away from the short ones. */
export const zollner: Illusion = {
  name: 'zollner',
  summary: 'Long lines crossed by short slanted strokes; each looks turned away from its strokes.',
  channels: 1,
  difference: { unit: 'degrees between neighboring lines', step: 1.2 },
  strength: {
    meaning: 'length of the short strokes, 0 to 68/512 of the picture',
    effect: 2.4,
    source:
      'Zöllner, Annalen der Physik 186, 1860, 500–523; strongest with strokes at 10 to 30 degrees: Oyama, Psychological Research 37, 1975, 261–280; the size is an assumption',
  },
  directions: [1, -1],
  ask: convergence('long lines', 'upper two long lines'),
  layout: { gap: [92, 104], angle: [22, 30], spacing: [24, 30], width: [4, 5] },
  draw(board, { difference, strength, toward, ink, layout, inducers }) {
    for (let row = 0; row < lines; row++) {
      const y = heightOf(layout, row);
      const fall = fallOf(difference, row);
      // A line looks turned away from its strokes: strokes that rise to the right make it fall.
      const rises = (row % 2 === 0 ? 1 : -1) * toward;
      const [dx, dy] = [34 * cosDegrees(layout.angle), -34 * rises * sinDegrees(layout.angle)];
      const strokes = new Path();
      const count = Math.floor((2 * halfLength) / layout.spacing);
      for (let i = 0; i < count; i++) {
        const x = (i - (count - 1) / 2) * layout.spacing;
        const [reachX, reachY] = [strength * dx, strength * dy];
        addBar(
          strokes,
          256 + x - reachX,
          y + fall * x - reachY,
          256 + x + reachX,
          y + fall * x + reachY,
          3.5,
        );
      }
      if (inducers && strength > 0) board.fill(strokes, ink.inducer);
      board.line(
        256 - halfLength,
        y - fall * halfLength,
        256 + halfLength,
        y + fall * halfLength,
        ink.target,
        layout.width,
      );
    }
  },
  truth: ({ difference }) => degreesOf(fallOf(difference, 0)) - degreesOf(fallOf(difference, 1)),
  measure(picture, { ink, layout }) {
    const tilt = (row: number) =>
      degreesOf(fit(picture, ink, rowWindow(heightOf(layout, row), layout.gap / 2 - 2)).slope);
    return (tilt(0) - tilt(1) + tilt(2) - tilt(3)) / 2;
  },
};
