import type { Rgb } from '../../core/color.js';
import { createRaster, type Raster } from '../raster.js';
import type { Sprite } from './sprite.js';

/** Light counts 128 for 1, what comes through and what covers 255; a shade takes so many of 256. */
const unit = 1 / (128 * 255 * 255);
const passing = 1 / (255 * 256);

/** An RGB picture that is laid from the top down, and what of it is still open. */
export class Pile {
  readonly raster: Raster;
  /** Per pixel, the share of light from below that still comes through, 0 to 255. */
  private readonly open: Uint8Array;

  constructor(width: number, height: number) {
    this.raster = createRaster(width, height, 3);
    this.open = new Uint8Array(width * height).fill(255);
  }

  /** Lays a sprite under all that lies there, its upper left corner at whole pixels; what falls outside is left out. */
  slip({ side, texels, spans }: Sprite, left: number, top: number, [red, green, blue]: Rgb): void {
    const { width, height, data } = this.raster;
    const { open } = this;
    for (let y = Math.max(0, -top); y < Math.min(side, height - top); y++) {
      const first = Math.max(spans[2 * y]!, -left);
      const end = y * side + Math.min(spans[2 * y + 1]!, width - left);
      let at = (top + y) * width + left + first;
      for (let from = y * side + first; from < end; from++, at++) {
        const through = open[at]!;
        if (through === 0) continue;
        const texel = texels[from]!;
        const over = texel & 255;
        const passed = through * (256 - (texel >>> 16));
        if (over === 0) {
          open[at] = (passed + 128) >> 8;
          continue;
        }
        const to = 3 * at;
        const lit = ((texel >>> 8) & 255) * through * over * unit;
        open[at] = passed * (255 - over) * passing + 0.5;
        const r = data[to]! + red * lit + 0.5;
        const g = data[to + 1]! + green * lit + 0.5;
        const b = data[to + 2]! + blue * lit + 0.5;
        data[to] = r < 255 ? r : 255;
        data[to + 1] = g < 255 ? g : 255;
        data[to + 2] = b < 255 ? b : 255;
      }
    }
  }

  /** Lets the ground be seen through what is open still. */
  close([red, green, blue]: Rgb): Raster {
    const { data } = this.raster;
    for (let at = 0, to = 0; at < this.open.length; at++, to += 3) {
      const through = this.open[at]!;
      if (through === 0) continue;
      const share = through / 255;
      data[to] = Math.min(255, data[to]! + red * share);
      data[to + 1] = Math.min(255, data[to + 1]! + green * share);
      data[to + 2] = Math.min(255, data[to + 2]! + blue * share);
    }
    return this.raster;
  }
}
