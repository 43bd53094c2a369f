import { displayCode } from '../../display-code.js';
import { createRaster, type Raster } from '../../raster.js';
import { codeSteps } from './code-steps.js';
import { halfLevel, type Composed } from '../compose.js';
import { pixelBytes, vectors } from '../vectors.js';

/**
 * Brings a picture of gray or RGB in linear light into gamut row by row, and counts what that clips. It takes pieces of the
 * memory of `vectors`, where its rows come from.
 */
export class GamutWriter {
  private readonly raster: Raster;
  private clipped = 0;
  private y = 0;
  private readonly steps = codeSteps();
  private readonly entries: number;
  private readonly excess: number;
  private readonly colors: number;

  constructor(width: number, height: number, channels: 1 | 3) {
    this.raster = createRaster(width, height, channels);
    this.entries = vectors.putBytes(this.steps.entries);
    this.excess = vectors.putFloats([0, 0, 0, 0]);
    this.colors = vectors.take(3 * width + 1);
  }

  /** The next row, four values a pixel, from byte `at` on. */
  write(at: number): void {
    const { width, channels, data } = this.raster;
    const first = this.y++ * width * channels;
    if (channels === 1) return this.writeGrays(at / 4, first);
    const { colors } = this;
    const { entries, excess, steps } = this;
    this.clipped += vectors.loops.show(
      colors,
      at,
      width,
      entries,
      excess,
      steps.first,
      steps.least,
      steps.most,
      halfLevel,
    );
    data.set(vectors.bytes.subarray(colors, colors + 3 * width), first);
  }

  private writeGrays(from: number, first: number): void {
    const { floats } = vectors;
    const { width, data } = this.raster;
    for (let x = 0; x < width; x++) {
      const value = floats[from + 4 * x]!;
      data[first + x] = displayCode(value);
      const excess = Math.max(-value, value - 1);
      if (excess > halfLevel) this.clipped++;
      if (excess > floats[this.excess / 4]!) floats[this.excess / 4] = excess;
    }
  }

  finish(): Composed {
    const { width, height } = this.raster;
    const excess = vectors.floats.subarray(this.excess / 4, (this.excess + pixelBytes) / 4);
    return { raster: this.raster, clipped: this.clipped / (width * height), excess: Math.max(...excess) };
  }
}
