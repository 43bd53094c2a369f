import { beyond, TextureField } from '../render/raster/records.js';
import type { Texture, Wrap } from '../material.js';
import { type MipLevel, type TextureKind, mipChain } from './mip-chain.js';

/** How a texture is read: between its texels and between its levels (trilinear). */
export class Sampler {
  readonly levels: readonly MipLevel[];
  readonly width: number;
  readonly height: number;
  /** Whether it has alpha. */
  readonly translucent: boolean;
  readonly wrapS: Wrap;
  readonly wrapT: Wrap;
  /** Whether it is laid on by the second texture coordinates. */
  readonly second: boolean;

  /**
   * @param name of the texture, for errors
   * @param mostTaps so many times at most it is read along the longer axis of what a pixel shows of it, 1 to 4
   */
  constructor(
    texture: Texture,
    readonly kind: TextureKind,
    name: string,
    readonly mostTaps = 1,
  ) {
    const { image } = texture;
    this.levels = mipChain(image, kind, name);
    this.width = image.width;
    this.height = image.height;
    this.translucent = image.channels === 4;
    this.wrapS = texture.wrapS;
    this.wrapT = texture.wrapT;
    this.second = texture.coordinates === 'second';
  }

  /**
   * Writes what it reads into a record.
   * @param at the record's place in numbers of 8 bytes
   * @param texels place of all its levels, one behind the other
   * @param decode place of what codes of its kind stand for
   */
  describe(ints: Int32Array, doubles: Float64Array, at: number, texels: number, decode: number): void {
    doubles[at + TextureField.width] = this.width;
    doubles[at + TextureField.height] = this.height;
    const { levels, wrapS, wrapT } = this;
    ints.set([levels.length - 1, beyond[wrapS], beyond[wrapT], decode], 2 * (at + TextureField.last));
    ints.set([this.mostTaps, this.second ? 1 : 0], 2 * (at + TextureField.mostTaps));
    let place = 2 * (at + TextureField.levels);
    for (const { width, height } of levels) {
      ints.set([texels, width, height], place);
      texels += 4 * width * height;
      place += 3;
    }
  }

  /** Whether another has the same sides and goes on alike beyond them, so that both are read at the same places. */
  isLike({ width, height, wrapS, wrapT, mostTaps, second }: Sampler): boolean {
    const sides = this.width === width && this.height === height;
    const beyond = this.wrapS === wrapS && this.wrapT === wrapT;
    return sides && beyond && this.mostTaps === mostTaps && this.second === second;
  }
}
