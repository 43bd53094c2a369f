import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { Path } from '../../../draw/path.js';
import { extent, lowerHalf, relative, upperHalf } from './measure.js';
import type { Illusion, Layout } from './illusion.js';

/** Left and right end of the upper (0) and the lower (1) shaft, and their height. */
function shaft(layout: Layout, difference: number, which: 0 | 1): { x0: number; x1: number; y: number } {
  const length = layout.length * (1 + (which === 0 ? difference : -difference) / 2);
  const middle = 256 + (which === 0 ? layout.shift : -layout.shift);
  return { x0: middle - length / 2, x1: middle + length / 2, y: 256 + (which === 0 ? -1 : 1) * layout.apart };
}

/** Two lines, fins outward at one and inward at the other: that with outward fins looks longer. */
export const mullerLyer: Illusion = {
  name: 'muller-lyer',
  summary: 'Two horizontal lines; the one whose fins open outward looks longer.',
  channels: 1,
  difference: { unit: 'share of the mean length', step: 0.09 },
  strength: {
    meaning: 'length of the fins, 0 to 0.28 of the lines',
    effect: 0.2,
    source:
      'Müller-Lyer, Archiv für Anatomie und Physiologie, Supplement, 1889; Restle & Decker, Perception & Psychophysics 21, 1977, 489–503; the size is an assumption for both figures together',
  },
  directions: [1, -1],
  ask: {
    yesNo: {
      first: 'Is the upper horizontal line segment longer than the lower one, their fins left out?',
      same: 'Are the two horizontal line segments the same length, their fins left out?',
      second: 'Is the lower horizontal line segment longer than the upper one, their fins left out?',
    },
    choice: 'Which of the two horizontal line segments is longer, their fins left out?',
    options: { first: 'The upper one', same: 'They are equal', second: 'The lower one' },
  },
  layout: { length: [220, 270], apart: [76, 96], shift: [-18, 18], angle: [32, 44], width: [4, 6] },
  draw(board, { difference, strength, toward, ink, layout, inducers }) {
    const fin = 0.28 * strength * layout.length;
    const [dx, dy] = [fin * cosDegrees(layout.angle), fin * sinDegrees(layout.angle)];
    for (const which of [0, 1] as const) {
      const { x0, x1, y } = shaft(layout, difference, which);
      const out = (which === 0 ? toward : -toward) * dx;
      const fins = new Path();
      for (const [x, away] of points([x0, -out], [x1, out])) {
        fins
          .moveTo(x + away, y - dy)
          .lineTo(x, y)
          .lineTo(x + away, y + dy);
      }
      if (inducers && strength > 0) board.stroke(fins, ink.inducer, layout.width);
      board.line(x0, y, x1, y, ink.target, layout.width);
    }
  },
  truth({ layout, difference }) {
    const [upper, lower] = [shaft(layout, difference, 0), shaft(layout, difference, 1)];
    return relative(upper.x1 - upper.x0, lower.x1 - lower.x0);
  },
  measure: (picture, { ink }) =>
    relative(extent(picture, ink, upperHalf).width, extent(picture, ink, lowerHalf).width),
};
