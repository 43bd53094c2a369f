import type { Likeness, Looks } from '../likeness.js';
import { distanceOf } from './floor/layout.js';
import type { Stand } from './floor/assets.js';

/** The looks of a floor with things. */
class FloorLooks implements Looks {
  readonly group: string;

  constructor(private readonly stands: readonly Stand[]) {
    this.group = stands.map(({ category }) => category).join(', ');
  }

  /** The distance of two floors of one group, which have as many things, of the same kinds. */
  distanceTo({ stands }: FloorLooks): number {
    const sum = this.stands.reduce((so, stand, i) => {
      const other = stands[i];
      const turned = Math.abs(((stand.heading - other.heading + 540) % 360) - 180) / 90;
      return so + distanceOf(stand, other) + turned + (stand.variation === other.variation ? 0 : 1);
    }, 0);
    return Math.round((1000 * sum) / this.stands.length) / 1000;
  }
}

/** The likeness of families whose states are things on a floor. */
export const floorLikeness: Likeness<{ readonly stands: readonly Stand[] }, FloorLooks> = {
  measure:
    'what the things of two scenes of the same kinds are apart, on average: meters, quarter turns, and 1 for another model',
  guard: 0,
  looks: ({ stands }) => new FloorLooks(stands),
  short: {
    write: ({ stands }) => stands,
    read: (stands) => new FloorLooks(stands as readonly Stand[]),
    error: 0,
  },
};
