import { circle } from '../../../../draw/shapes.js';
import { discOf, discWords, measureDiscs, trueDiscs } from '../discs.js';
import type { Illusion } from '../illusion.js';

const middles = [138, 374] as const;

/** Two discs in rings: the one whose ring is close looks larger. */
export const delboeuf: Illusion = {
  name: 'delboeuf',
  summary: 'Two discs in rings; the one in the narrow ring looks larger.',
  channels: 1,
  difference: { unit: 'share of the mean diameter', step: 0.05 },
  strength: {
    meaning: 'sizes of the rings: 1.35 times the disc for both, to 1.2 and 2.15',
    effect: 0.11,
    source: 'Delbœuf 1865; Nicolas, Psychological Research 59, 1995',
  },
  directions: [1, -1],
  ask: discWords('disc', 'discs', 'inside the rings'),
  layout: (stream) => ({ radius: stream.uniform(46, 52), width: stream.uniform(3.5, 5) }),
  draw(board, { difference, strength, toward, ink, layout, inducers }) {
    for (const which of [0, 1] as const) {
      const close = (which === 0 ? toward : -toward) === 1;
      const ring = layout.radius! * (close ? 1.35 - 0.15 * strength : 1.35 + 0.8 * strength);
      if (inducers) board.stroke(circle(middles[which], 256, ring), ink.inducer, layout.width!);
      board.fill(circle(middles[which], 256, discOf(layout, difference, which)), ink.target);
    }
  },
  truth: trueDiscs,
  measure: measureDiscs,
};
