import { toLinear } from '../../core/color.js';
import type { Scene } from '../scene.js';

type Colors = Scene['background'];

/** What is seen where there is nothing: the same along each row. Many pictures in turn have the same. */
export class Background {
  /** The light of the row that was last chosen, red, green and blue. */
  readonly light = new Float64Array(3);
  private colors: Colors | undefined;
  private height = 0;
  /** Per row the light, and the bytes that show it. */
  private lights = new Float64Array(0);
  private bytes = new Uint8Array(0);

  /** Makes ready for a picture of so many rows. */
  prepare(colors: Colors, height: number): void {
    if (this.colors && this.height === height && same(this.colors, colors)) return;
    const { top, bottom } = colors;
    // A copy: whose the colors are may change them.
    this.colors = { top: [...top], bottom: [...bottom] };
    this.height = height;
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

  /** Chooses a row, whose `light` is then known. */
  choose(y: number): void {
    const { light, lights } = this;
    light[0] = lights[3 * y];
    light[1] = lights[3 * y + 1];
    light[2] = lights[3 * y + 2];
  }

  /** Paints some rows of a picture so wide. Rows of the same bytes are copied. */
  paint(data: Uint8Array, width: number, top: number, rows: number): void {
    const { bytes } = this;
    const size = 3 * width;
    for (let y = top; y < top + rows; y++) {
      const red = bytes[3 * y];
      const green = bytes[3 * y + 1];
      const blue = bytes[3 * y + 2];
      const first = y * size;
      const last = 3 * (y - 1);
      if (y > top && bytes[last] === red && bytes[last + 1] === green && bytes[last + 2] === blue) {
        data.copyWithin(first, first - size, first);
        continue;
      }
      for (let out = first; out < first + size; out += 3) {
        data[out] = red;
        data[out + 1] = green;
        data[out + 2] = blue;
      }
    }
  }
}

const same = (a: Colors, b: Colors): boolean =>
  [0, 1, 2].every((i) => a.top[i] === b.top[i] && a.bottom[i] === b.bottom[i]);
