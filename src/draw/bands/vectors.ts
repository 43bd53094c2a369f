import { compile, type Memory } from '../../kernels/module.js';
import { halfLevel } from './compose.js';
import { codeSteps } from './color/code-steps.js';
import { exchange, light, mixColors, show } from '../../kernels/pixels.js';
import { sum, sumSpread } from '../../kernels/sums.js';

/**
 * The inner loops of bands and composites, in WebAssembly. Places and steps are in bytes of its memory; a pixel is four floats, a
 * color in a row of a picture three bytes. What they write may be followed by up to 8 pixels of no meaning.
 */
export interface Loops {
  /**
   * Pixel i of the result, i from 0 to `count` − 1: Σ weights[t] · the pixel at from + i · 16 + t · tapStep, t rising from 0 to
   * `taps` − 1, goes to out + i · outStep.
   */
  sum(
    out: number,
    outStep: number,
    from: number,
    tapStep: number,
    weights: number,
    taps: number,
    count: number,
  ): void;
  /** The same of pixels at from + i · fromStep + t · tapStep, to out + i · 16. */
  sumSpread(
    out: number,
    fromStep: number,
    from: number,
    tapStep: number,
    weights: number,
    taps: number,
    count: number,
  ): void;
  /** Colors as floats, looked up in a table of 256. */
  light(out: number, colors: number, count: number, table: number): void;
  /** Of colors in a table of 256 doubles: the mean of one's channels + strength · how the other's differ from their mean. */
  mixColors(out: number, gray: number, color: number, count: number, table: number, strength: number): void;
  /** own − less + more, of pixels. */
  exchange(out: number, own: number, less: number, more: number, count: number): void;
  /**
   * Writes the colors that `displayCode` gives, by the entries of `codeSteps`. `excess` is of four floats, each the most that any
   * value lay outside 0 to 1 so far.
   *
   * @returns how many of the pixels lay outside by more than half a level
   */
  show(out: number, from: number, count: number, entries: number, excess: number): number;
}

/** Bytes of a pixel: four floats. */
export const pixelBytes = 16;
/** Pixels that may be written or read beyond those asked for. */
const spare = 8;
const pageBytes = 65_536;

/** The memory that the loops work in. Who uses it begins again, and takes what it needs before it works. */
class VectorMemory {
  private compiled: (Loops & { readonly memory: Memory }) | undefined;
  private taken = 0;
  /** All of the memory, as floats (index i is at byte 4i) and as bytes. Good until the next `take`. */
  floats = new Float32Array(0);
  bytes = new Uint8Array(0);

  get loops(): Loops {
    return this.exports;
  }

  private get exports(): Loops & { readonly memory: Memory } {
    return (this.compiled ??= compile<Loops>({
      sum,
      sumSpread,
      light,
      mixColors,
      exchange,
      show: () => show({ ...codeSteps(), tolerated: halfLevel }),
    }));
  }

  /** Gives everything back that was taken. */
  begin(): void {
    this.taken = 0;
  }

  /** The byte at which a free piece of so many bytes begins. It is not empty. */
  take(bytes: number): number {
    const at = this.taken;
    this.taken += 64 * Math.ceil(bytes / 64) + spare * pixelBytes;
    const { memory } = this.exports;
    const missing = this.taken - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
    if (this.bytes.buffer !== memory.buffer) {
      this.floats = new Float32Array(memory.buffer);
      this.bytes = new Uint8Array(memory.buffer);
    }
    return at;
  }

  /** Takes a piece and fills it with floats. */
  put(values: Float32Array | Float64Array | readonly number[]): number {
    const at = this.take(4 * values.length);
    this.floats.set(values, at / 4);
    return at;
  }

  /** Takes a piece and fills it with bytes as they are. */
  putBytes({ buffer, byteOffset, byteLength }: ArrayBufferView): number {
    const at = this.take(byteLength);
    this.bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    return at;
  }
}

export const vectors = new VectorMemory();
