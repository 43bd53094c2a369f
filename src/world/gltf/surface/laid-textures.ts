import { channelIntensities } from '../../../core/color.js';
import { memoize } from '../../../core/memoize.js';
import type { Raster } from '../../../draw/raster.js';
import type { Texture } from '../../material.js';
import type { TextureKind } from '../../shading/mip-chain.js';
import type { TextureInfo } from '../format/form.js';
import { Coordinates } from './coordinates.js';
import type { Textures } from './textures.js';

/** Reads the textures of one material, and keeps how they are laid on. */
export class LaidTextures {
  readonly coordinates = new Coordinates();
  /** What cannot be drawn of them. */
  readonly left: string[] = [];

  constructor(private readonly textures: Textures) {}

  /** A texture as a material has it; undefined if there is none, or if it is laid on in a third way. */
  async read(info: TextureInfo | undefined, name: string, kind: TextureKind): Promise<Texture | undefined> {
    if (!info) return undefined;
    const set = this.coordinates.take(info);
    if (set === undefined) {
      this.left.push(`${name} (the material's textures are laid on in more than two ways)`);
      return undefined;
    }
    const texture = await this.textures.read(info, kind);
    return set === 0 ? texture : { ...texture, coordinates: 'second' };
  }

  /**
   * What a texture is on average where it is drawn as one number, which is reported; 1 if there is none.
   *
   * @param channel from 0
   * @param name of the texture and its extension
   */
  async mean(info: TextureInfo | undefined, channel: number, name: string): Promise<number> {
    return info ? meansOf(await this.flattened(info, name, 'data'))[channel]! / 255 : 1;
  }

  /** The same of all colors together, as light. */
  async meanLight(info: TextureInfo | undefined, name: string): Promise<number> {
    return info ? lightOf(await this.flattened(info, name, 'color')) : 1;
  }

  private async flattened(info: TextureInfo, name: string, kind: TextureKind): Promise<Raster> {
    this.left.push(`${name} (its mean is drawn)`);
    return (await this.textures.read(info, kind)).image;
  }
}

/** The means of a picture's channels, 0 to 255; of what is opaque, alpha is 255. */
const meansOf = memoize(({ data, channels }: Raster): readonly number[] => {
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += channels) for (let k = 0; k < channels; k++) sums[k]! += data[i + k]!;
  const means = sums.map((sum) => (sum * channels) / data.length);
  return channels === 4 ? means : [...means.slice(0, 3), 255];
});

/** The mean light of a picture, 0 to 1. */
function lightOf({ data, channels }: Raster): number {
  const counts = new Float64Array(256);
  for (let i = 0; i < data.length; i++) if (channels < 4 || i % 4 < 3) counts[data[i]!]!++;
  const intensities = channelIntensities();
  let [sum, count] = [0, 0];
  for (const [code, times] of counts.entries()) {
    sum += times * intensities[code]!;
    count += times;
  }
  return sum / count;
}
