import { channelIntensities } from '../../core/color.js';
import type { Texture, Wrap } from '../material.js';
import { type MipLevel, type TextureKind, mipChain } from './mip-chain.js';

/** What all samplers write: red, green, blue and alpha of the texture, colours linear, 0 to 1. Alpha is 1 without one. */
export const texel = new Float64Array(4);

const fractions = Float64Array.from({ length: 256 }, (_, code) => code / 255);

/** Reads a texture between its texels and between its levels (trilinear). */
export class Sampler {
  private readonly levels: readonly MipLevel[];
  private readonly width: number;
  private readonly height: number;
  private readonly channels: number;
  private readonly decode: Float64Array;
  private readonly wrapS: Wrap;
  private readonly wrapT: Wrap;

  constructor(texture: Texture, kind: TextureKind, name: string) {
    const { image } = texture;
    this.levels = mipChain(image, kind, name);
    this.width = image.width;
    this.height = image.height;
    this.channels = image.channels;
    this.decode = kind === 'color' ? channelIntensities() : fractions;
    this.wrapS = texture.wrapS;
    this.wrapT = texture.wrapT;
  }

  /**
   * The level of detail for coordinates that move so far from pixel to pixel: the binary logarithm of the longer way in
   * texels, taken as straight between powers of two (within 0.09, as graphics hardware does); 0 where texels are large.
   */
  level(dudx: number, dvdx: number, dudy: number, dvdy: number): number {
    const sx = dudx * this.width;
    const tx = dvdx * this.height;
    const sy = dudy * this.width;
    const ty = dvdy * this.height;
    const square = Math.max(sx * sx + tx * tx, sy * sy + ty * ty);
    if (!(square > 1)) return 0;
    const texels = Math.sqrt(square);
    if (texels >= 16384) return this.levels.length - 1;
    const whole = 31 - Math.clz32(texels);
    return Math.min(whole + texels / (1 << whole) - 1, this.levels.length - 1);
  }

  /** Writes the texture's value at (u, v) into {@link texel}. */
  sample(u: number, v: number, level: number): void {
    u = wrapped(u, this.wrapS);
    v = wrapped(v, this.wrapT);
    const whole = level | 0;
    const next = level - whole;
    texel[0] = texel[1] = texel[2] = texel[3] = 0;
    this.add(this.levels[whole]!, u, v, 1 - next);
    if (next > 0) this.add(this.levels[whole + 1]!, u, v, next);
  }

  /** Adds a share of what one level shows at (u, v), both from 0 to 1. */
  private add({ width, height, data }: MipLevel, u: number, v: number, share: number): void {
    const { channels, decode } = this;
    const x = u * width - 0.5;
    const y = v * height - 0.5;
    // Texel centres lie at halves, so x is at least -0.5.
    let left = (x + 1) | 0;
    let top = (y + 1) | 0;
    const right = x + 1 - left;
    const low = y + 1 - top;
    let x1 = left;
    let y1 = top;
    left--;
    top--;
    if (left < 0) left = this.wrapS === 'repeat' ? width - 1 : 0;
    if (x1 >= width) x1 = this.wrapS === 'repeat' ? 0 : width - 1;
    if (top < 0) top = this.wrapT === 'repeat' ? height - 1 : 0;
    if (y1 >= height) y1 = this.wrapT === 'repeat' ? 0 : height - 1;

    const a = (top * width + left) * channels;
    const b = (top * width + x1) * channels;
    const c = (y1 * width + left) * channels;
    const d = (y1 * width + x1) * channels;
    const wd = right * low * share;
    const wc = low * share - wd;
    const wb = right * share - wd;
    const wa = share - wb - wc - wd;
    const green = channels === 1 ? 0 : 1;
    const blue = 2 * green;
    texel[0]! +=
      wa * decode[data[a]!]! + wb * decode[data[b]!]! + wc * decode[data[c]!]! + wd * decode[data[d]!]!;
    texel[1]! +=
      wa * decode[data[a + green]!]! +
      wb * decode[data[b + green]!]! +
      wc * decode[data[c + green]!]! +
      wd * decode[data[d + green]!]!;
    texel[2]! +=
      wa * decode[data[a + blue]!]! +
      wb * decode[data[b + blue]!]! +
      wc * decode[data[c + blue]!]! +
      wd * decode[data[d + blue]!]!;
    texel[3]! +=
      channels === 4
        ? (wa * data[a + 3]! + wb * data[b + 3]! + wc * data[c + 3]! + wd * data[d + 3]!) / 255
        : share;
  }
}

/** A coordinate within 0 to 1. */
function wrapped(coordinate: number, mode: Wrap): number {
  if (coordinate >= 0 && coordinate <= 1) return coordinate;
  if (mode === 'repeat') return coordinate - Math.floor(coordinate);
  if (mode === 'clamp') return coordinate > 1 ? 1 : 0;
  const folded = coordinate - 2 * Math.floor(coordinate / 2);
  return folded > 1 ? 2 - folded : folded;
}
