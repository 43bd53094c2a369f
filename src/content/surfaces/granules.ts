import type { Linear } from '../../world/modeling/color.js';
import { blank, setColor, type SurfaceFields } from './define.js';
import { cells } from './tiles/cells.js';
import { octaves } from './tiles/octaves.js';
import { randoms } from './tiles/randoms.js';

export interface GranuleOptions {
  readonly tint: Linear;
  /** Granules along a side of the tile. */
  readonly across: number;
  /** The height of the granules, meters. */
  readonly high: number;
  /** The spread of lightness among granules, a share. */
  readonly differ: number;
  readonly roughness: number;
}

/** Crumbs that lie close by one another, all of one material: rubber tracks, rough render, crushed brick. */
export function granules(size: number, options: GranuleOptions, seed: number): SurfaceFields {
  const { tint, across, high, differ, roughness } = options;
  const { nearest, id } = cells(size, across, across, seed);
  const owns = randoms(across * across, seed + 2);
  const clouds = octaves(size, { across: 5, octaves: 7, gain: 0.66 }, seed + 3);
  const { color, height } = blank(size);
  for (let at = 0, to = 0; at < height.length; at++, to += 3) {
    const own = owns[id[at]];
    const round = Math.max(0, 1 - 1.3 * nearest[at] * nearest[at]);
    const light = (0.84 + 0.2 * round) * (1 + differ * (2 * own - 1) + 0.04 * clouds[at]);
    setColor(color, to, tint, light);
    height[at] = high * round * (0.4 + own) + 2 * high * 0.4 * clouds[at];
  }
  return { color, height, roughness };
}
