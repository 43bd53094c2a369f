import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { circle, Path } from '../../../draw/index.js';
import { discOf, discWords, measureDiscs, trueDiscs } from './parts/discs.js';
import type { Illusion } from './illusion.js';

const middles = [134, 378] as const;

/** Two discs, one among large discs and one among small ones: the latter looks larger. */
export const ebbinghaus: Illusion = {
  name: 'ebbinghaus',
  summary: 'Two discs, each surrounded by others; the one among small discs looks larger.',
  channels: 1,
  difference: { unit: 'share of the mean diameter', step: 0.05 },
  strength: {
    meaning: 'sizes of the surrounding discs: 0.62 times the disc for both, to 1.25 and 0.28',
    effect: 0.1,
    source:
      'Ebbinghaus, Grundzüge der Psychologie, 1902; Massaro & Anderson, Journal of Experimental Psychology 89, 1971, 147–151; of one disc against one that stands alone 0 to 0.1: Knol et al., Frontiers in Psychology 6, 2015, 1679; for both together the size is an assumption',
  },
  directions: [1, -1],
  ask: discWords('disc', 'discs', 'in the middle of the others'),
  layout: { radius: [31, 33.5], first: [0, 60] },
  draw(board, { difference, strength, toward, ink, layout, inducers }) {
    for (const which of [0, 1] as const) {
      const small = (which === 0 ? toward : -toward) === 1;
      const radius = layout.radius * (small ? 0.62 - 0.34 * strength : 0.62 + 0.63 * strength);
      const away = layout.radius + radius + (small ? 5 : 9);
      const count = small ? 8 : 6;
      const around = new Path();
      for (let i = 0; i < count; i++) {
        const angle = layout.first + (360 * i) / count;
        around.append(
          circle(middles[which] + away * cosDegrees(angle), 256 + away * sinDegrees(angle), radius),
        );
      }
      if (inducers) board.fill(around, ink.inducer);
      board.fill(circle(middles[which], 256, discOf(layout, difference, which)), ink.target);
    }
  },
  truth: trueDiscs,
  measure: measureDiscs,
};
