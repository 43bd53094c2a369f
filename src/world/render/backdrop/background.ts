import { GroundPlace } from './ground-kernel.js';
import { KernelMemory } from '../../../core/wasm/kernel.js';
import { toLinear } from '../../../core/color.js';
import { type Backdrop, noiseCells } from '../../scene.js';
import type { PicturePlaces } from '../frame/frame-places.js';
import { noise, type NoiseLoops } from './noise-kernel.js';
import { latticeValue } from '../../lattice-noise.js';

type Noisy = Extract<Backdrop, { readonly noise: unknown }>;

const memory = new KernelMemory();
let loops: NoiseLoops | undefined;

/** The bytes of all pixels of value noise on a lattice of square cells. */
function noisy(backdrop: Noisy, width: number, height: number): Uint8Array {
  loops ??= noise.on(memory);
  const cell = height / noiseCells;
  const points = Math.ceil(width / cell) + 2;
  memory.begin();
  const lattice = memory.take(8 * points * (noiseCells + 2));
  const color = memory.take(24);
  const columns = memory.take(16 * width);
  const out = memory.take(3 * width * height);
  const { doubles } = memory;
  for (let i = 0; i < points * (noiseCells + 2); i++)
    doubles[lattice / 8 + i] = latticeValue(i % points, Math.floor(i / points), backdrop.seed);
  doubles.set(backdrop.color, color / 8);
  loops.paint(out, width, height, cell, lattice, points, color, backdrop.noise, columns);
  return memory.bytes.slice(out, out + 3 * width * height);
}

/** What is seen where there is nothing. Many pictures in turn have the same. */
export class Background {
  private key = '';
  /** The light of each row, red, green and blue, for a backdrop that is the same along each row. */
  private lights = new Float64Array(0);
  /** The bytes that show each row or, of other backdrops, each pixel. */
  private bytes: Uint8Array = new Uint8Array(0);
  private perPixel = false;
  private width = 0;

  /** Makes ready for a picture of such sides. */
  prepare(backdrop: Backdrop, width: number, height: number): void {
    const key = JSON.stringify([backdrop, width, height]);
    if (key === this.key) return;
    this.key = key;
    this.width = width;
    this.perPixel = !('top' in backdrop);
    if ('top' in backdrop) this.prepareRows(backdrop, height);
    else if ('middle' in backdrop) this.bytes = radial(backdrop, width, height);
    else this.bytes = noisy(backdrop, width, height);
  }

  private prepareRows({ top, bottom }: Gradient, height: number): void {
    this.lights = new Float64Array(3 * height);
    this.bytes = new Uint8Array(3 * height);
    for (let y = 0, at = 0; y < height; y++) {
      const down = (y + 0.5) / height;
      for (let i = 0; i < 3; i++, at++) {
        const code = Math.min(255, Math.max(0, top[i] + (bottom[i] - top[i]) * down));
        this.lights[at] = toLinear(code / 255);
        this.bytes[at] = Math.floor(code + 0.5);
      }
    }
  }

  /** Writes where its light is found into the record of the ground that is seen before it. */
  describe({ words, doubles }: KernelMemory, places: PicturePlaces): void {
    const { rowLights, intensities, thresholds, codes } = places;
    const at = places.ground >> 2;
    if (!this.perPixel) doubles.set(this.lights, rowLights >> 3);
    words[at + GroundPlace.rowLights] = this.perPixel ? 0 : rowLights;
    words.set([intensities, thresholds, codes], at + GroundPlace.intensities);
  }

  /** Paints some rows of a picture from `out` on. Rows of the same bytes are copied. */
  paint(data: Uint8Array, out: number, top: number, rows: number): void {
    const { bytes, width } = this;
    const size = 3 * width;
    if (this.perPixel) {
      data.set(bytes.subarray(top * size, (top + rows) * size), out);
      return;
    }
    for (let y = top, at = out; y < top + rows; y++, at += size) {
      const red = bytes[3 * y];
      const green = bytes[3 * y + 1];
      const blue = bytes[3 * y + 2];
      const last = 3 * (y - 1);
      if (y > top && bytes[last] === red && bytes[last + 1] === green && bytes[last + 2] === blue) {
        data.copyWithin(at, at - size, at);
        continue;
      }
      for (let i = at; i < at + size; i += 3) {
        data[i] = red;
        data[i + 1] = green;
        data[i + 2] = blue;
      }
    }
  }
}

type Gradient = Extract<Backdrop, { readonly top: unknown }>;
type Radial = Extract<Backdrop, { readonly middle: unknown }>;

/** The bytes of all pixels, lighter or darker by their squared distance from the middle. */
function radial({ middle, corners }: Radial, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(3 * width * height);
  const whole = width * width + height * height;
  for (let y = 0, at = 0; y < height; y++) {
    const dy = 2 * y + 1 - height;
    for (let x = 0; x < width; x++) {
      const dx = 2 * x + 1 - width;
      const share = (dx * dx + dy * dy) / whole;
      for (let i = 0; i < 3; i++, at++) bytes[at] = codeOf(middle[i] + (corners[i] - middle[i]) * share);
    }
  }
  return bytes;
}

const codeOf = (value: number): number => Math.floor(Math.min(255, Math.max(0, value)) + 0.5);
