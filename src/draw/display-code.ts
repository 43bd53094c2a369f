import { toLinear } from '../core/color.js';

/**
 * The number of cells. None holds more than one step of the sRGB curve, and few hold one at all: a processor that
 * guesses that the lower code is right is nearly always right itself.
 */
const cells = 16_384;
/** The least linear intensity that is shown as k or more, for k from 0 to 256; the last is never reached. */
const thresholds = new Float64Array(257);
/** The code at the lower end of each cell. */
const codes = new Uint8Array(cells + 1);
let ready = false;

function build(): void {
  for (let code = 1; code < 256; code++) thresholds[code] = toLinear((code - 0.5) / 255);
  thresholds[256] = Infinity;
  for (let cell = 0, code = 0; cell <= cells; cell++) {
    while (thresholds[code + 1] <= cell / cells) code++;
    codes[cell] = code;
  }
  ready = true;
}

/** What {@link displayCode} looks up, for loops that do the same. */
export function displayTables(): { readonly thresholds: Float64Array; readonly codes: Uint8Array } {
  if (!ready) build();
  return { thresholds, codes };
}

/** The 8-bit sRGB code nearest to a linear intensity, which is held within 0 to 1. NaN gives 0. */
export function displayCode(intensity: number): number {
  if (!ready) build();
  if (!(intensity > 0)) return 0;
  if (intensity >= 1) return 255;
  const code = codes[(intensity * cells) | 0];
  return intensity >= thresholds[code + 1] ? code + 1 : code;
}
