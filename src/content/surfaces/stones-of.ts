import type { Stream } from '../../core/stream.js';
import { tau } from '../../core/math/index.js';
import { Stones } from './tiles/stones.js';

export interface StrewnOptions {
  /** Meters of the tile's sides. */
  readonly side: number;
  /** Half lengths from the least to the greatest, meters; small ones are more numerous. */
  readonly least: number;
  readonly greatest: number;
  /** Of all stones together, in areas of the tile. */
  readonly layers: number;
  /** More than 2: flat with steep rims. */
  readonly power: number;
}

/** Rounded stones of many sizes that lie on one another; heights in meters above the ground between them. */
export function strewn(size: number, options: StrewnOptions, stream: Stream): Stones {
  const { side, least, greatest, layers, power } = options;
  const texels = size / side;
  const stones = new Stones(size, 0);
  let left = layers * size * size;
  for (let id = 0; left > 0; id++) {
    const share = stream.float();
    const long = (least + (greatest - least) * share * share * share) * texels;
    const broad = long * stream.uniform(0.6, 1);
    const thick = (broad / texels) * stream.uniform(0.55, 0.9);
    left -= 3.1 * long * broad;
    stones.lay(
      {
        x: stream.float() * size,
        y: stream.float() * size,
        long,
        broad,
        angle: stream.float() * tau,
        height: thick,
        base: -thick * stream.uniform(0, 0.5),
        power,
      },
      id,
    );
  }
  return stones;
}
