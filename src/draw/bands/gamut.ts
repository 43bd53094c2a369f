import type { Raster } from '../raster.js';
import { displayCode, displayTables } from './display-code.js';
import { vectorSums } from './gaussian/vector-sums.js';
import { halfLevel, type Composed } from './compose.js';

let tables: ReturnType<typeof displayTables> | undefined;

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
    const { width, data } = this.raster;
    tables ??= displayTables();
    const { codes, thresholds } = tables;
    vectorSums.begin(codes.length + 4 * thresholds.length + 4 * row.length + 3 * width + 1024);
    const codesAt = vectorSums.take(codes.length);
    vectorSums.bytes.set(codes, codesAt);
    const [thresholdsAt, from] = [vectorSums.put(thresholds), vectorSums.put(row)];
    const to = vectorSums.take(3 * width);
    const outside = vectorSums.show(to, from, width, codesAt, thresholdsAt);
    data.set(vectorSums.bytes.subarray(to, to + 3 * width), this.at);
    this.at += 3 * width;
    if (outside > 0) this.measure(row);
  }

  private measure(row: Float32Array): void {
    for (let i = 0; i < row.length; i += 4) {
      const red = row[i]!;
      const green = row[i + 1]!;
      const blue = row[i + 2]!;
      if (red >= 0 && red <= 1 && green >= 0 && green <= 1 && blue >= 0 && blue <= 1) continue;
      this.outside(Math.max(-red, -green, -blue, red - 1, green - 1, blue - 1));
    }
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
