import type { Raster } from '../raster.js';
import { displayCode } from './display-code.js';
import { halfLevel, type Composed } from './compose.js';

/** Brings a picture in linear light into gamut row by row, and counts what that clips. */
export class GamutWriter {
  private clipped = 0;
  private excess = 0;
  private at = 0;

  constructor(private readonly raster: Raster) {}

  /** The next row, four values a pixel. */
  write(row: Float32Array): void {
    const { width, channels, data } = this.raster;
    if (channels === 3) this.colours(row);
    else
      for (let x = 0; x < width; x++)
        for (let c = 0; c < channels; c++) {
          const value = row[4 * x + c]!;
          data[this.at++] = displayCode(value);
          if (!(value >= 0 && value <= 1)) this.outside(Math.max(-value, value - 1));
        }
  }

  private colours(row: Float32Array): void {
    const { data } = this.raster;
    let { at } = this;
    for (let i = 0; i < row.length; i += 4, at += 3) {
      const [red, green, blue] = [row[i]!, row[i + 1]!, row[i + 2]!];
      data[at] = displayCode(red);
      data[at + 1] = displayCode(green);
      data[at + 2] = displayCode(blue);
      if (red >= 0 && red <= 1 && green >= 0 && green <= 1 && blue >= 0 && blue <= 1) continue;
      this.outside(Math.max(-red, -green, -blue, red - 1, green - 1, blue - 1));
    }
    this.at = at;
  }

  /** A pixel lies outside by so much. */
  private outside(excess: number): void {
    if (excess > halfLevel) this.clipped++;
    if (excess > this.excess) this.excess = excess;
  }

  finish(): Composed {
    const { width, height } = this.raster;
    return { raster: this.raster, clipped: this.clipped / (width * height), excess: this.excess };
  }
}
