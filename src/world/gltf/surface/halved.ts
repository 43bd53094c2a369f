import { channelIntensities } from '../../../core/color.js';
import { displayCode } from '../../../draw/display-code.js';
import type { Raster } from '../../../draw/raster.js';
import type { TextureKind } from '../../shading/mip-chain.js';

/** A picture at half its sides, the last row and column of odd ones left out: colors are averaged as light, all else as numbers. */
export function halved({ width, height, channels, data }: Raster, kind: TextureKind): Raster {
  const size = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const out = new Uint8Array(size.width * size.height * channels);
  const intensities = channelIntensities();
  const right = width > 1 ? channels : 0;
  const down = height > 1 ? width * channels : 0;
  for (let y = 0, to = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      for (let k = 0; k < channels; k++, to++) {
        const at = (2 * y * width + 2 * x) * channels + k;
        const codes = [data[at]!, data[at + right]!, data[at + down]!, data[at + right + down]!] as const;
        const light = kind === 'color' && k < 3;
        out[to] = light
          ? displayCode(codes.reduce((sum, code) => sum + intensities[code]!, 0) / 4)
          : (codes[0] + codes[1] + codes[2] + codes[3] + 2) >> 2;
      }
  return { ...size, channels, data: out };
}
