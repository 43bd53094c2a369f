import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import type { BandLoops } from '../../../src/draw/bands/bands-kernel.js';

/** The loops of bands.as.ts in TypeScript. */
export const bandsReference = (memory: KernelMemory): BandLoops => ({
  sum(out, outStep, from, tapStep, weights, taps, count) {
    addUp(memory.floats, out, outStep, from, 16, tapStep, weights, taps, count);
  },

  sumSpread(out, fromStep, from, tapStep, weights, taps, count) {
    addUp(memory.floats, out, 16, from, fromStep, tapStep, weights, taps, count);
  },

  light(out, colors, count, table) {
    const { bytes, floats } = memory;
    for (let i = 0, to = out / 4; i < count; i++, to += 4) {
      for (let c = 0; c < 3; c++) floats[to + c] = floats[table / 4 + bytes[colors + 3 * i + c]];
      floats[to + 3] = 0;
    }
  },

  mixColors(out, gray, color, count, table, strength) {
    const { bytes, doubles, floats } = memory;
    const value = (at: number): number => doubles[table / 8 + bytes[at]];
    for (let i = 0; i < 3 * count; i += 3) {
      const [red, green, blue] = [value(color + i), value(color + i + 1), value(color + i + 2)];
      const grays = value(gray + i) + value(gray + i + 1) + value(gray + i + 2);
      const base = (grays - strength * (red + green + blue)) / 3;
      const to = out / 4 + (4 * i) / 3;
      floats[to] = base + strength * red;
      floats[to + 1] = base + strength * green;
      floats[to + 2] = base + strength * blue;
    }
  },

  exchange(out, own, less, more, count) {
    const { floats } = memory;
    for (let i = 0; i < 4 * count; i++)
      floats[out / 4 + i] = Math.fround(floats[own / 4 + i] - floats[less / 4 + i]) + floats[more / 4 + i];
  },

  show(out, from, count, entries, excess, first, least, most, tolerated) {
    const { bytes, floats, ints } = memory;
    // For the bits of a float.
    const float = new Float32Array(1);
    const bits = new Int32Array(float.buffer);
    let clipped = 0;
    for (let i = 0; i < count; i++) {
      let isOutside = false;
      for (let c = 0; c < 3; c++) {
        const value = floats[from / 4 + 4 * i + c];
        const [below, above] = [Math.fround(0 - value), Math.fround(value - 1)];
        const outside = below < above ? above : below;
        if (outside > tolerated) isOutside = true;
        if (floats[excess / 4 + c] < outside) floats[excess / 4 + c] = outside;
        const raised = least < value ? value : least;
        float[0] = most < raised ? most : raised;
        const entry = ints[entries / 4 + (bits[0] >>> 16) - first];
        bytes[out + 3 * i + c] = (entry + (bits[0] & 0xffff)) >> 16;
      }
      if (isOutside) clipped++;
    }
    return clipped;
  },
});

/** Each product and each sum is rounded to a float. */
function addUp(
  floats: Float32Array,
  out: number,
  outStep: number,
  from: number,
  fromStep: number,
  tapStep: number,
  weights: number,
  taps: number,
  count: number,
): void {
  for (let i = 0; i < count; i++)
    for (let c = 0; c < 4; c++) {
      let total = 0;
      for (let t = 0; t < taps; t++) {
        const product = Math.fround(
          floats[weights / 4 + t] * floats[(from + i * fromStep + t * tapStep) / 4 + c],
        );
        total = Math.fround(total + product);
      }
      floats[(out + i * outStep) / 4 + c] = total;
    }
}
