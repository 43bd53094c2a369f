import type { Vec3 } from '../../../../world/vector.js';
import type { Share } from './layers.js';
import { soft } from './soft.js';
import { spaceNoise } from './noise.js';

/** Where stripes of the trunk turn into rings of the legs: the place along the body, and the height. */
export interface RingedLegs {
  readonly z: number;
  readonly top: number;
  /** Period of the rings, as a factor of the trunk's. Default 1 */
  readonly period?: number;
}

export interface StripeOptions {
  /** The distance from one stripe of the trunk to the next, in heights of the withers. */
  readonly period: number;
  readonly legs: readonly RingedLegs[];
  /** The lean of the trunk's stripes: how far they go along the body for each unit of height. Default 0.15 */
  readonly lean?: number;
  /** Share of a stripe in its period. Default 0.5 */
  readonly share?: number;
  /** The waver of stripes, in periods. Default 0.25 */
  readonly waver?: number;
  /** The share by which a stripe is narrower where it is thinnest. Default 0 */
  readonly taper?: number;
  readonly seed: number;
}

/** Half the length over which stripes turn, in heights of the withers, and how far from a leg's middle they do. */
const turning = 0.12;
const reach = 0.2;

/**
 * Stripes around trunk and neck that go on as rings around the legs. They are level lines of one continuous number, so that they bend,
 * fork and end, but never break off at the border of two parts.
 */
export function stripes({
  period,
  legs,
  lean = 0.15,
  share = 0.5,
  waver = 0.25,
  taper = 0,
  seed,
}: StripeOptions): Share {
  const size = 1.6 * period;
  const along = ([, y, z]: Vec3): number => (z + lean * (y - 0.7)) / period;
  return (p) => {
    const [x, y, z] = p;
    let phase = along(p);
    for (const leg of legs) {
      const within = soft(leg.top - y, turning) * soft(reach - Math.abs(z - leg.z), 0.14);
      if (within > 0) {
        // they lean a little with the trunk's, so that both meet with few forks
        const rings =
          along([x, leg.top, leg.z + 0.3 * (z - leg.z)]) + (y - leg.top) / (period * (leg.period ?? 1));
        phase += within * (rings - phase);
      }
    }
    phase += 2 * waver * (spaceNoise([x / size, y / size, z / size], seed) - 0.5);
    const off = Math.abs(phase - Math.floor(phase) - 0.5) * 2; // 0 in the middle of a stripe
    const thin = taper > 0 ? taper * spaceNoise([x / period, y / period, z / period], seed + 7) : 0;
    return soft(share - thin - off, 0.06);
  };
}
