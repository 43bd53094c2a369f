import type { Stream } from '../../../core/stream.js';
import type { Environment } from '../../../world/light/environment.js';
import { ellipsoid, linear, moved, type Material } from '../../../world/modeling/index.js';
import { horizon, stretch } from './ground.js';
import { hills } from './hills.js';
import type { Layout } from './layout.js';
import { plain, type Look } from './looks.js';
import { level } from './plates.js';
import { sky } from './sky.js';
import { treeLine } from './tree-line.js';

/** The look of water from above. */
export interface Water {
  /** The color where it does not mirror. */
  readonly tint: string;
  /** Meters per repeat of its ripples. */
  readonly tile: readonly [along: number, down: number];
  /** The roughness. Default 0.22 */
  readonly roughness?: number;
}

/** Water with ripples: the grain of sand in another size. */
export function water(layout: Layout, name: string, { tint, tile, roughness = 0.22 }: Water): Look {
  const { normalTexture } = layout.look('sand', 'ripples').material;
  const material: Material = {
    baseColor: linear(tint),
    metallic: 0,
    roughness,
    // Steeper than they are in sand, whose slopes have a scale.
    ...(normalTexture && { normalTexture: { image: normalTexture.image, wrapS: 'repeat', wrapT: 'repeat' } }),
  };
  return { ...plain(name, material), tile };
}

/** Water at y = 0 and, beyond a z that is open water, a wooded shore with hills. Meters. @returns its light */
export function lake(layout: Layout, variation: Stream, open: number): Environment {
  const surface = water(layout, 'lake', {
    tint: variation.choice(['#31483f', '#2f4a50', '#3b4a3c']),
    tile: [5, 3],
    roughness: 0.14,
  });
  const shore = open - variation.uniform(45, 80);
  stretch(layout, surface, [shore, horizon]);
  const grass = layout.look('meadow grass');
  stretch(layout, grass, [-horizon, shore], 0.12);
  layout.shell(layout.look('earth'), level(-horizon, horizon, shore - 1.2, shore, 0.125));
  for (let i = 0; i < 14; i++) {
    const bank = ellipsoid(
      variation.uniform(9, 20),
      variation.uniform(0.5, 1.3),
      variation.uniform(2, 5),
      20,
    );
    layout.shell(grass, moved(bank, -110 + 16 * i + variation.uniform(-6, 6), 0, shore - 1));
  }
  treeLine(layout, variation, 130, [shore - 6, shore - 40], { count: 44, height: [8, 15] });
  hills(layout, variation.child('hills'), variation.choice([[40, 75], [30], [60, 100, 130]]));
  return sky(layout, variation.child('sky'), { ground: surface });
}
