import { channelIntensities } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';
import type { Linear, Material } from '../../../world/modeling/index.js';

const known = new WeakMap<Raster, Linear>();

/** The mean of what a material's texture and base color give, linear. */
export function meanColor({ baseColor, baseColorTexture }: Material): Linear {
  if (!baseColorTexture) return baseColor;
  const { image } = baseColorTexture;
  const mean = known.get(image) ?? meanOf(image);
  known.set(image, mean);
  return [mean[0] * baseColor[0], mean[1] * baseColor[1], mean[2] * baseColor[2]];
}

/** The mean of every seventh pixel: a stride that meets all columns. */
function meanOf({ data, channels }: Raster): Linear {
  const intensities = channelIntensities();
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i + 2 < data.length; i += 7 * channels, count++)
    for (let k = 0; k < 3; k++) sum[k] += intensities[data[i + k]];
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
