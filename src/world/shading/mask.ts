import { memoize } from '../../core/memoize.js';
import type { Material, Texture, Wrap } from '../material.js';
import type { MipLevel } from './mip-chain.js';
import { Sampler, wrapped } from './sampler.js';

/** Where a material is present, which the rasterizer asks for each sample. */
export class AlphaMask {
  private readonly levels: readonly MipLevel[];
  private readonly wrapS: Wrap;
  private readonly wrapT: Wrap;

  constructor(
    private readonly texture: Sampler,
    { wrapS, wrapT }: Pick<Texture, 'wrapS' | 'wrapT'>,
    private readonly cutoff: number,
  ) {
    this.levels = texture.levels;
    this.wrapS = wrapS;
    this.wrapT = wrapT;
  }

  /** The level of detail to read where the coordinates move so far per pixel; 0 is the sharpest. */
  level(dudx: number, dvdx: number, dudy: number, dvdy: number): number {
    return this.texture.level(dudx, dvdx, dudy, dvdy);
  }

  /** Whether the material is there, read between texels and levels. Allocates nothing. */
  covers(u: number, v: number, level: number): boolean {
    const { levels, wrapS, wrapT } = this;
    const s = wrapped(u, wrapS);
    const t = wrapped(v, wrapT);
    const first = level | 0;
    const next = level - first;
    const last = next > 0 ? first + 1 : first;
    let alpha = 0;
    // As `Sampler` does, without colors: finding where leaves are is most of what they cost.
    for (let number = first; number <= last; number++) {
      const share = number === first ? 1 - next : next;
      const { width, height, texels } = levels[number];
      const x = s * width + 0.5;
      const y = t * height + 0.5;
      let right = x | 0;
      let lower = y | 0;
      const across = x - right;
      const down = y - lower;
      let left = right - 1;
      let upper = lower - 1;
      if (left < 0) left = wrapS === 'repeat' ? width - 1 : 0;
      if (right >= width) right = wrapS === 'repeat' ? 0 : width - 1;
      if (upper < 0) upper = wrapT === 'repeat' ? height - 1 : 0;
      if (lower >= height) lower = wrapT === 'repeat' ? 0 : height - 1;
      upper *= width;
      lower *= width;
      const ta = texels[upper + left];
      const tb = texels[upper + right];
      const tc = texels[lower + left];
      const td = texels[lower + right];
      if (((ta ^ tb) | (ta ^ tc) | (ta ^ td)) === 0) {
        alpha += (share * (ta >>> 24)) / 255;
        continue;
      }
      const wd = across * down * share;
      const wc = down * share - wd;
      const wb = across * share - wd;
      const wa = share - wb - wc - wd;
      alpha += (wa * (ta >>> 24) + wb * (tb >>> 24) + wc * (tc >>> 24) + wd * (td >>> 24)) / 255;
    }
    return alpha >= this.cutoff;
  }
}

/**
 * The mask of a material, or undefined where it is opaque everywhere. Made once per material, which must not change
 * afterward.
 * @throws TopsyturvyError 'bad-picture' if the texture is too large
 */
export const alphaMaskOf = memoize((material: Material): AlphaMask | undefined => {
  const { alphaCutoff, baseColorTexture } = material;
  if (alphaCutoff === undefined || baseColorTexture?.image.channels !== 4) return undefined;
  const sampler = new Sampler(baseColorTexture, 'color', 'baseColorTexture');
  return new AlphaMask(sampler, baseColorTexture, alphaCutoff);
});
