import type { Raster } from '../raster.js';
import { displayCode, displayTables } from '../display-code.js';
import { vectorSums } from './gaussian/vector-sums.js';
import { halfLevel, type Composed } from './compose.js';

const rowsAtOnce = 16;

let tables: ReturnType<typeof displayTables> | undefined;

/** Brings a picture in linear light into gamut row by row, and counts what that clips. */
export class GamutWriter {
  private clipped = 0;
  private excess = 0;
  private at = 0;

  /** Rows that wait: the tables are laid down once for so many. */
  private readonly waiting: Float32Array;
  private count = 0;

  constructor(private readonly raster: Raster) {
    this.waiting = new Float32Array(raster.channels === 3 ? rowsAtOnce * 4 * raster.width : 0);
  }

  /** The next row, four values a pixel. */
  write(row: Float32Array): void {
    const { width, channels, data } = this.raster;
    if (channels === 3) {
      this.waiting.set(row, this.count * 4 * width);
      if (++this.count === rowsAtOnce) this.flush();
    } else
      for (let x = 0; x < width; x++)
        for (let c = 0; c < channels; c++) {
          const value = row[4 * x + c]!;
          data[this.at++] = displayCode(value);
          if (!(value >= 0 && value <= 1)) this.outside(Math.max(-value, value - 1));
        }
  }

  private flush(): void {
    const { data } = this.raster;
    const pixels = this.count * this.raster.width;
    const rows = this.waiting.subarray(0, 4 * pixels);
    this.count = 0;
    if (pixels === 0) return;
    tables ??= displayTables();
    const { codes, thresholds } = tables;
    vectorSums.begin(codes.length + 4 * thresholds.length + 4 * rows.length + 3 * pixels + 1024);
    const codesAt = vectorSums.take(codes.length);
    vectorSums.bytes.set(codes, codesAt);
    const [thresholdsAt, from] = [vectorSums.put(thresholds), vectorSums.put(rows)];
    const to = vectorSums.take(3 * pixels);
    const outside = vectorSums.show(to, from, pixels, codesAt, thresholdsAt);
    data.set(vectorSums.bytes.subarray(to, to + 3 * pixels), this.at);
    this.at += 3 * pixels;
    if (outside > 0) this.measure(rows);
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
    this.flush();
    const { width, height } = this.raster;
    return { raster: this.raster, clipped: this.clipped / (width * height), excess: this.excess };
  }
}
