import { toLinear } from '../../core/color.js';

/** Fine enough that no cell holds more than one step of the sRGB curve, whose steepest slope is 12.92. */
const CELLS = 4096;

/** The least linear intensity that is encoded as k or more, for k = 0..256; the last is never reached. */
const thresholds = new Float64Array(257);
/** Twice the code at the lower end of each cell, and one more where the next code begins within it. */
const codes = new Uint16Array(CELLS + 1);

let ready = false;

function build(): void {
  for (let code = 1; code < 256; code++) thresholds[code] = toLinear((code - 0.5) / 255);
  thresholds[256] = Infinity;
  for (let cell = 0, code = 0; cell <= CELLS; cell++) {
    while (thresholds[code + 1]! <= cell / CELLS) code++;
    codes[cell] = 2 * code + (thresholds[code + 1]! < (cell + 1) / CELLS ? 1 : 0);
  }
  ready = true;
}

/** Writes a light as three bytes. */
export function encodeLight(
  data: Uint8Array,
  at: number,
  light: { readonly red: number; readonly green: number; readonly blue: number },
): void {
  data[at] = encodeSrgb(light.red);
  data[at + 1] = encodeSrgb(light.green);
  data[at + 2] = encodeSrgb(light.blue);
}

/** The 8-bit sRGB code nearest to a linear intensity, which is held within 0 to 1. NaN gives 0. */
export function encodeSrgb(intensity: number): number {
  if (!ready) build();
  if (!(intensity > 0)) return 0;
  if (intensity >= 1) return 255;
  const cell = codes[(intensity * CELLS) | 0]!;
  const code = cell >> 1;
  return (cell & 1) === 1 && intensity >= thresholds[code + 1]! ? code + 1 : code;
}
