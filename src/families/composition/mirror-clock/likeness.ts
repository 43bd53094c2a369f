import type { Likeness, Looks } from '../../likeness.js';
import type { ClockState } from './draw.js';
import { day } from './time.js';

interface ClockLooks extends Looks {
  readonly time: number;
}

type Seen = Pick<ClockState, 'time' | 'numerals' | 'ticks'>;

const looks = ({ time, numerals, ticks }: Seen): ClockLooks => ({
  group: `${numerals} ${ticks}`,
  time,
  distanceTo: (other) => {
    const later = ((other as ClockLooks).time - time + day) % day;
    return Math.min(later, day - later);
  },
});

/** How far two clocks with equal dials are apart. */
export const clockLikeness: Likeness<ClockState, ClockLooks> = {
  measure: 'minutes between the times of clocks with equal dials',
  guard: 0,
  looks,
  short: {
    write: ({ time, numerals, ticks }) => ({ time, numerals, ticks }),
    read: (clock) => looks(clock as Seen),
    error: 0,
  },
};
