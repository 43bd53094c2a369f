import { displayCode } from '../../display-code.js';
import { createRaster, type Raster } from '../../raster.js';
import { halfLevel, type Composed } from '../compose.js';
import { pixelBytes, vectors } from '../vectors.js';
import { toLinear } from '../../../core/color.js';

/**
 * What shows floats as 8-bit sRGB, to the bit: floats with the same upper 16 bits share an entry, which holds one step of the
 * curve at most. The code is (entry + the float's lower 16 bits) >> 16: they carry into it from the threshold on.
 */
interface CodeSteps {
  readonly entries: Int32Array;
  /** The upper 16 bits of the first entry's floats. */
  readonly first: number;
  /** The bounds of all entries' floats: a lower value is shown as `least`, a higher one as `most`. */
  readonly least: number;
  readonly most: number;
}

const bits = (float: number): number => new Int32Array(Float32Array.of(float).buffer)[0];

/** The least float that is not below a number more than 0. */
function floatAbove(value: number): number {
  const float = Math.fround(value);
  return float >= value ? float : new Float32Array(Int32Array.of(bits(float) + 1).buffer)[0];
}

let made: CodeSteps | undefined;

export const codeSteps = (): CodeSteps => (made ??= build());

function build(): CodeSteps {
  const least = 1 / 8192; // below the first threshold
  const most = 1 - 1 / 16_777_216; // the last float before 1
  const first = bits(least) >>> 16;
  const thresholds = Array.from({ length: 255 }, (_, k) => bits(floatAbove(toLinear((k + 0.5) / 255))));
  let code = 0;
  const entries = Int32Array.from({ length: (bits(most) >>> 16) - first + 1 }, (_, i) => {
    const threshold = thresholds[code] - ((first + i) << 16);
    if (!(threshold < 0x10000)) return code << 16;
    return (code++ << 16) + 0x10000 - threshold;
  });
  return { entries, first, least, most };
}

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
      const value = floats[from + 4 * x];
      data[first + x] = displayCode(value);
      const excess = Math.max(-value, value - 1);
      if (excess > halfLevel) this.clipped++;
      if (excess > floats[this.excess / 4]) floats[this.excess / 4] = excess;
    }
  }

  finish(): Composed {
    const { width, height } = this.raster;
    const excess = vectors.floats.subarray(this.excess / 4, (this.excess + pixelBytes) / 4);
    return { raster: this.raster, clipped: this.clipped / (width * height), excess: Math.max(...excess) };
  }
}
