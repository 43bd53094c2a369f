import type { Rgb } from '../../core/color.js';
import { createRaster, type Raster } from '../raster.js';
import type { Sprite } from './sprite.js';

/**
 * Light counts 128 for 1, what comes through and what covers 255, and a shade takes so many of 256. All is reckoned in whole
 * numbers, which fit in 31 bits: shares of light of 65,025 (255 × 255), and colors that are so many times as large.
 */
const whole = 65_025;
const shift = 21;
const half = 1 << (shift - 1);
const passing = 1 / (255 * 256);

/** An RGB picture that is laid from the top down, and what of it is still open. */
export class Pile {
  readonly raster: Raster;
  /** Per pixel, the share of light from below that still comes through, 0 to 255. */
  private readonly through: Uint8Array;
  /** A bit per pixel that is not closed, 32 in a number, from the lowest; rows begin a number. Most of what is slipped under lies under what is closed. */
  private readonly open: Int32Array;
  private readonly across: number;

  /** @param seen per pixel, 0 where nothing is to be laid, else 1. Default: all is seen */
  constructor(width: number, height: number, seen?: Uint8Array) {
    this.raster = createRaster(width, height, 3);
    this.through = new Uint8Array(width * height).fill(255);
    this.across = (width + 31) >> 5;
    this.open = new Int32Array(this.across * height).fill(seen ? 0 : -1);
    if (!seen) return;
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++)
        if (seen[at] !== 0) this.open[y * this.across + (x >> 5)]! |= 1 << x;
        else this.through[at] = 0;
  }

  /** Lays a sprite under all that lies there, its upper left corner at whole pixels; what falls outside is left out. */
  slip({ side, texels, spans }: Sprite, left: number, top: number, color: Rgb): void {
    const { width, height, data } = this.raster;
    const { open, through, across } = this;
    const [red, green, blue] = [scaled(color[0]), scaled(color[1]), scaled(color[2])];
    const last = Math.min(side, height - top);
    for (let y = Math.max(0, -top); y < last; y++) {
      const start = Math.max(0, left + spans[2 * y]!);
      const end = Math.min(width, left + spans[2 * y + 1]!);
      for (let x = start; x < end; x = (x | 31) + 1) {
        const word = (top + y) * across + (x >> 5);
        let bits = open[word]! & (-1 << x);
        if (end <= (x | 31)) bits &= ~(-1 << end);
        if (bits === 0) continue;
        const first = (top + y) * width + (x & ~31);
        const texel0 = y * side + (x & ~31) - left;
        let closed = 0;
        for (; bits !== 0; bits &= bits - 1) {
          const bit = 31 - Math.clz32(bits & -bits);
          const texel = texels[texel0 + bit]!;
          const over = texel & 255;
          const at = first + bit;
          const passed = through[at]! * (256 - (texel >>> 16));
          if (over === 0) {
            through[at] = (passed + 128) >> 8;
            continue;
          }
          const share = (((texel >>> 8) & 255) * over * through[at]!) >> 7;
          const rest = over === 255 ? 0 : (passed * (255 - over) * passing + 0.5) | 0;
          through[at] = rest;
          if (rest === 0) closed |= 1 << bit;
          const to = 3 * at;
          const r = data[to]! + ((red * share + half) >> shift);
          const g = data[to + 1]! + ((green * share + half) >> shift);
          const b = data[to + 2]! + ((blue * share + half) >> shift);
          data[to] = r < 255 ? r : 255;
          data[to + 1] = g < 255 ? g : 255;
          data[to + 2] = b < 255 ? b : 255;
        }
        open[word]! &= ~closed;
      }
    }
  }

  /** Lets the ground be seen through what is open still. */
  close([red, green, blue]: Rgb): Raster {
    const { data, width, height } = this.raster;
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        if ((x & 31) === 0 && this.open[y * this.across + (x >> 5)] === 0) {
          const skipped = Math.min(31, width - 1 - x);
          at += skipped;
          x += skipped;
          continue;
        }
        const share = this.through[at]! / 255;
        if (share === 0) continue;
        const to = 3 * at;
        data[to] = Math.min(255, data[to]! + red * share);
        data[to + 1] = Math.min(255, data[to + 1]! + green * share);
        data[to + 2] = Math.min(255, data[to + 2]! + blue * share);
      }
    return this.raster;
  }
}

/** A channel, as what is multiplied by a share. @param channel 0 to 255 and a little more */
const scaled = (channel: number): number => Math.round((Math.min(channel, 500) * (1 << shift)) / whole);
