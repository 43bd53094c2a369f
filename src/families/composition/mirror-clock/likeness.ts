import type { Likeness, Looks } from '../../likeness.js';
import type { ClockState } from './draw.js';
import { day } from './time.js';

interface ClockLooks extends Looks {
  readonly time: number;
}

/** How far two clocks with equal dials are apart. */
export const clockLikeness: Likeness<ClockState, ClockLooks> = {
  measure: 'minutes between the times of clocks with equal dials',
  guard: 0,
  looks: ({ time, numerals, ticks }) => ({
    group: `${numerals} ${ticks}`,
    time,
    distanceTo: (other) => {
      const later = ((other as ClockLooks).time - time + day) % day;
      return Math.min(later, day - later);
    },
  }),
};
