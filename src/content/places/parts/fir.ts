import type { Stream } from '../../../core/stream.js';
import type { Model } from '../../../world/model.js';
import { merged, tileUvs, tube } from '../../../world/modeling/index.js';
import { leafMaterial, shade, shadeMaterial, twigs, type Crown } from './foliage.js';
import { thing } from './layout.js';
import type { Look } from './looks.js';

/** A conifer on y = 0: whorls that narrow toward its top. @param height meters */
export function fir(variation: Stream, bark: Look, height: number, count = 420): Model {
  const whorls = 7;
  const crowns: Crown[] = Array.from({ length: whorls }, (_, i) => {
    const t = i / (whorls - 1);
    const reach = (0.24 - 0.2 * t) * height * variation.uniform(0.9, 1.1);
    return { center: [0, (0.16 + 0.78 * t) * height, 0], radii: [reach, 0.085 * height, reach] };
  });
  const trunk = merged(
    tube(
      [
        [0, -0.05 * height, 0],
        [0, 0.9 * height, 0],
      ],
      [0.022 * height, 0.004 * height],
      8,
    ),
  );
  const tint = [0.42, 0.58, 0.62] as const;
  return thing('fir', [
    {
      name: 'trunk',
      mesh: typeof bark.tile === 'object' ? tileUvs(trunk, bark.tile) : trunk,
      material: bark.material,
    },
    {
      name: 'needles',
      mesh: twigs(variation.child('twigs'), crowns, count, 0.095 * height),
      material: leafMaterial(variation.child('leaf'), tint),
    },
    { name: 'shade', mesh: shade(crowns, 0.55), material: shadeMaterial(tint) },
  ]);
}
