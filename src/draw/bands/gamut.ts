import type { Raster } from '../raster.js';
import { displayCode } from './display-code.js';
import { halfLevel, type Composed } from './compose.js';

/** Brings a picture in linear light into gamut row by row, and counts what that clips. */
export class GamutWriter {
  private clipped = 0;
  private excess = 0;
  private at = 0;

  constructor(private readonly raster: Raster) {}

  /** The next row, width × channels values. */
  write(row: Float64Array): void {
    const { width, channels, data } = this.raster;
    for (let x = 0, i = 0; x < width; x++) {
      let furthest = 0;
      for (let c = 0; c < channels; c++, i++) {
        const value = row[i]!;
        if (value < 0) furthest = furthest > -value ? furthest : -value;
        else if (value > 1) furthest = furthest > value - 1 ? furthest : value - 1;
        data[this.at++] = displayCode(value);
      }
      if (furthest > halfLevel) this.clipped++;
      if (furthest > this.excess) this.excess = furthest;
    }
  }

  finish(): Composed {
    const { width, height } = this.raster;
    return { raster: this.raster, clipped: this.clipped / (width * height), excess: this.excess };
  }
}
