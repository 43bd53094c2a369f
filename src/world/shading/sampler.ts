import { channelIntensities } from '../../core/color.js';
import type { Texture, Wrap } from '../material.js';
import { type MipLevel, type TextureKind, mipChain } from './mip-chain.js';
import { SurfacePoint } from './point.js';

/** What all samplers write: the texture's value, colours linear, 0 to 1. Alpha is 1 where the picture has none. */
export const texel = { red: 0.1, green: 0.1, blue: 0.1, alpha: 0.1 };

/**
 * The level of detail, where a level is read, both from 0 to 1, and how much it counts: no arguments, which V8 would
 * allocate.
 */
const place = { level: 0.1, s: 0.1, t: 0.1, share: 0.1 };

/** What was asked for in numbers. */
const asked = new SurfacePoint();

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

  /** @param name of the texture, for errors */
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

  /** Writes the texture's value at a point into {@link texel}. */
  read(point: SurfacePoint): void {
    this.findLevel(point);
    this.blend(point);
  }

  /**
   * The level of detail for coordinates that move so far from pixel to pixel: the binary logarithm of the longer way in
   * texels, taken as straight between powers of two (within 0.09, as graphics hardware does); 0 where texels are large.
   */
  level(dudx: number, dvdx: number, dudy: number, dvdy: number): number {
    asked.dudx = dudx;
    asked.dvdx = dvdx;
    asked.dudy = dudy;
    asked.dvdy = dvdy;
    this.findLevel(asked);
    return place.level;
  }

  /** Writes the texture's value at (u, v) into {@link texel}. */
  sample(u: number, v: number, level: number): void {
    asked.u = u;
    asked.v = v;
    place.level = level;
    this.blend(asked);
  }

  private findLevel(point: SurfacePoint): void {
    const { width, height } = this;
    const sx = point.dudx * width;
    const tx = point.dvdx * height;
    const sy = point.dudy * width;
    const ty = point.dvdy * height;
    const right = sx * sx + tx * tx;
    const down = sy * sy + ty * ty;
    const square = right > down ? right : down;
    place.level = 0;
    if (!(square > 1)) return;
    const last = this.levels.length - 1;
    place.level = last;
    if (square >= 67108864) return;
    const texels = Math.sqrt(square);
    const whole = 31 - Math.clz32(texels);
    const level = whole + texels / (1 << whole) - 1;
    if (level < last) place.level = level;
  }

  /** Mixes the levels next to the one that was found. */
  private blend(point: SurfacePoint): void {
    place.s = wrapped(point.u, this.wrapS);
    place.t = wrapped(point.v, this.wrapT);
    const { level } = place;
    const whole = level | 0;
    const next = level - whole;
    texel.red = texel.green = texel.blue = 0;
    texel.alpha = 0;
    place.share = 1 - next;
    this.add(this.levels[whole]!);
    if (next > 0) {
      place.share = next;
      this.add(this.levels[whole + 1]!);
    }
  }

  /** Adds a share of what one level shows at a {@link place}. */
  private add({ width, height, data }: MipLevel): void {
    const { channels, decode } = this;
    const { s, t, share } = place;
    // Texel centres lie at halves. One more, so that what is cut off is a fraction from 0 to 1 everywhere.
    const x = s * width + 0.5;
    const y = t * height + 0.5;
    let right = x | 0;
    let lower = y | 0;
    const across = x - right;
    const down = y - lower;
    let left = right - 1;
    let upper = lower - 1;
    if (left < 0) left = this.wrapS === 'repeat' ? width - 1 : 0;
    if (right >= width) right = this.wrapS === 'repeat' ? 0 : width - 1;
    if (upper < 0) upper = this.wrapT === 'repeat' ? height - 1 : 0;
    if (lower >= height) lower = this.wrapT === 'repeat' ? 0 : height - 1;

    const a = (upper * width + left) * channels;
    const b = (upper * width + right) * channels;
    const c = (lower * width + left) * channels;
    const d = (lower * width + right) * channels;
    const wd = across * down * share;
    const wc = down * share - wd;
    const wb = across * share - wd;
    const wa = share - wb - wc - wd;
    const green = channels === 1 ? 0 : 1;
    const blue = 2 * green;
    texel.red +=
      wa * decode[data[a]!]! + wb * decode[data[b]!]! + wc * decode[data[c]!]! + wd * decode[data[d]!]!;
    texel.green +=
      wa * decode[data[a + green]!]! +
      wb * decode[data[b + green]!]! +
      wc * decode[data[c + green]!]! +
      wd * decode[data[d + green]!]!;
    texel.blue +=
      wa * decode[data[a + blue]!]! +
      wb * decode[data[b + blue]!]! +
      wc * decode[data[c + blue]!]! +
      wd * decode[data[d + blue]!]!;
    texel.alpha +=
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
