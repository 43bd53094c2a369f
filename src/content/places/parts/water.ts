import type { Material } from '../../../world/material.js';
import { linear } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { plain, type Look } from './looks.js';

/** How water looks from above. */
export interface Water {
  /** Its color where it does not mirror. */
  readonly tint: string;
  /** Meters per repeat of its ripples. */
  readonly tile: readonly [along: number, down: number];
  /** Default 0.22 */
  readonly roughness?: number;
}

/** Water with ripples: the grain of sand in another size. */
export function water(layout: Layout, name: string, { tint, tile, roughness = 0.22 }: Water): Look {
  const { normalTexture } = layout.look('sand', 'ripples').material;
  const material: Material = {
    baseColor: linear(tint),
    metallic: 0,
    roughness,
    ...(normalTexture && { normalTexture }),
  };
  return { ...plain(name, material), tile };
}
