import { circle } from '../../../draw/shapes.js';
import { discOf, discWords, measureDiscs, trueDiscs } from './parts/discs.js';
import type { Illusion } from './illusion.js';

const middles = [138, 374] as const;

/** Two discs in rings: the one whose ring is close looks larger. */
export const delboeuf: Illusion = {
  name: 'delboeuf',
  summary: 'Two discs in rings; the one in the narrow ring looks larger.',
  channels: 1,
  difference: { unit: 'share of the mean diameter', step: 0.05 },
  strength: {
    meaning: 'sizes of the rings: 1.9 times the disc for both, to 1.4 and 2.7',
    effect: 0.1,
    source:
      'Delbœuf, Bulletins de l’Académie royale de Belgique 19, 1865; enlarged most by a ring of about 1.5 times the disc: Weintraub, Wilson, Greene & Palmquist, Journal of Experimental Psychology 80, 1969; made smaller by a much larger one: Girgus & Coren, Perception & Psychophysics 32, 1982, 555–561; the size is an assumption for both rings together',
  },
  directions: [1, -1],
  ask: discWords('disc', 'discs', 'inside the rings'),
  layout: { radius: [38, 42], width: [3.5, 5] },
  draw(board, { difference, strength, toward, ink, layout, inducers }) {
    for (const which of [0, 1] as const) {
      const close = (which === 0 ? toward : -toward) === 1;
      const ring = layout.radius * (close ? 1.9 - 0.5 * strength : 1.9 + 0.8 * strength);
      if (inducers) board.stroke(circle(middles[which], 256, ring), ink.inducer, layout.width);
      board.fill(circle(middles[which], 256, discOf(layout, difference, which)), ink.target);
    }
  },
  truth: trueDiscs,
  measure: measureDiscs,
};
