import { memoize } from '../../../core/memoize.js';
import type { Raster } from '../../../draw/raster.js';
import type { Material } from '../../material.js';
import type { GltfMaterial } from '../format/form.js';

/** The effect of alpha on a material. */
export interface Alpha {
  readonly material: Pick<Material, 'alphaCutoff' | 'transmission'>;
  readonly left: readonly string[];
  /** The alpha of vertex colors below which nothing is seen; 0 where alpha does not count. */
  readonly least: number;
}

/** The share of light above which what a texture makes half transparent is drawn, as if it were opaque. */
const blendCutoff = 0.5;

/** Below this alpha nothing is left to see. */
const leastAlpha = 0.02;

/**
 * Alpha of a texture as a mask, and alpha that is the same everywhere as glass.
 * @param alpha of the base color's factor
 * @returns undefined if nothing of it would be seen
 */
export function readAlpha(
  { alphaMode, alphaCutoff }: GltfMaterial,
  alpha: number,
  texture: Raster | undefined,
): Alpha | undefined {
  if (alphaMode === 'OPAQUE') return { material: {}, left: [], least: 0 };
  const { least, most, mean } = texture ? alphasOf(texture) : opaque;
  if (alphaMode === 'MASK') {
    if (alpha * most < alphaCutoff) return undefined;
    return {
      material: least < 1 && alpha > 0 ? { alphaCutoff: alphaCutoff / alpha } : {},
      left: [],
      least: alpha > 0 ? alphaCutoff / alpha : 0,
    };
  }
  const everywhere = least === most || most < blendCutoff;
  const through = 1 - alpha * (everywhere ? mean : 1);
  if (through > 1 - leastAlpha) return undefined;
  return {
    material: {
      ...(!everywhere && { alphaCutoff: blendCutoff }),
      ...(through > 0 && { transmission: through }),
    },
    left: [
      ...(everywhere ? [] : ['transparency (what is less than half opaque is left out)']),
      ...(through > 0
        ? ['transparency (drawn as glass: seen through under an environment, opaque in plain light)']
        : []),
    ],
    least: leastAlpha,
  };
}

/** The alphas of a picture, 0 to 1. */
type Alphas = { readonly least: number; readonly most: number; readonly mean: number };

const opaque: Alphas = { least: 1, most: 1, mean: 1 };

const alphasOf = memoize(({ data, channels }: Raster): Alphas => {
  if (channels !== 4) return opaque;
  let [least, most, sum] = [255, 0, 0];
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i];
    if (alpha < least) least = alpha;
    if (alpha > most) most = alpha;
    sum += alpha;
  }
  return { least: least / 255, most: most / 255, mean: (4 * sum) / data.length / 255 };
});
