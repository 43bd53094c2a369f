import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { codeSteps } from '../../src/draw/bands/color/gamut.js';
import { bands } from '../../src/draw/bands/bands-kernel.js';
import { bandsReference } from '../reference/bands/loops.js';
import { Both } from './both.js';

const both = new Both(bands, bandsReference);
const stream = new Stream(['kernels', 'bands']);
const odd = [0, -0, 1, -1, NaN, Infinity, -Infinity, 3.4e38, -3.4e38, 1e-45, 1e-39, 0.5, 1 + 2 ** -23];

/** Most from −0.25 to 1.25; some are such that sums overflow, underflow or are not numbers. */
const floats = (count: number): Float32Array =>
  Float32Array.from({ length: count }, () =>
    stream.below(20) === 0 ? odd[stream.below(odd.length)] : 1.5 * stream.float() - 0.25,
  );
const colors = (count: number): Uint8Array => Uint8Array.from({ length: 3 * count }, () => stream.below(256));
const counts = [1, 3, 4, 7, 8, 9, 16, 61, 250];

describe('bands: the kernel and its reference', () => {
  test.each(counts)('sum %d pixels beside each other, of rows and of columns', (count) => {
    for (const taps of [1, 2, 3, 11])
      for (const tapStep of [16, 48, 16 * (count + 8)])
        for (const outStep of [16, 32, 80]) {
          both.begin();
          const from = both.put(floats(4 * (count + 8) + taps * (tapStep / 4)));
          const weights = both.put(floats(taps));
          const out = both.take((count + 8) * outStep);
          both.run((loops) => loops.sum(out, outStep, from, tapStep, weights, taps, count));
          for (let i = 0; i < count; i++) both.floatsAgree(out + i * outStep, 4);
        }
  });

  test.each(counts)('sum %d pixels that are apart', (count) => {
    for (const taps of [1, 2, 3, 11])
      for (const fromStep of [16, 48, 128]) {
        both.begin();
        const from = both.put(floats((count + 4 + taps) * (fromStep / 4)));
        const weights = both.put(floats(taps));
        const out = both.take(16 * (count + 4));
        both.run((loops) => loops.sumSpread(out, fromStep, from, 16, weights, taps, count));
        both.floatsAgree(out, 4 * count);
      }
  });

  test.each(counts)('look up, mix and exchange %d pixels', (count) => {
    both.begin();
    const [gray, color] = [both.put(colors(count)), both.put(colors(count))];
    const table = both.put(floats(256));
    const doubles = both.put(Float64Array.from(floats(256)));
    const [lit, mixed, changed] = [both.take(16 * count), both.take(16 * count), both.put(floats(4 * count))];
    both.run((loops) => loops.light(lit, color, count, table));
    both.floatsAgree(lit, 4 * count);
    for (const strength of [0, 1, 0.37, 1e300, NaN]) {
      both.run((loops) => loops.mixColors(mixed, gray, color, count, doubles, strength));
      both.floatsAgree(mixed, 4 * count);
    }
    both.run((loops) => loops.exchange(changed, changed, mixed, lit, count));
    both.floatsAgree(changed, 4 * count);
  });

  test.each(counts)('show %d pixels, and measure what is clipped', (count) => {
    const { entries, first, least, most } = codeSteps();
    both.begin();
    const from = both.put(floats(4 * count));
    const [table, excess] = [both.put(entries), both.put(new Float32Array(4))];
    const out = both.take(3 * count + 1);
    for (const tolerated of [0, Math.fround(0.003), 1]) {
      both.run((loops) =>
        loops.show(out, from, count, table, excess, first, least, most, Math.fround(tolerated)),
      );
      both.bytesAgree(out, 3 * count);
      both.floatsAgree(excess, 3);
    }
  });

  test('show has every step of the curve at the same float', () => {
    const { entries, first, least, most } = codeSteps();
    both.begin();
    const bits = new Int32Array(4 * 4096);
    const from = both.put(bits);
    const [table, excess] = [both.put(entries), both.put(new Float32Array(4))];
    const out = both.take(3 * 4096 + 1);
    let top = 0;
    for (let start = 0x38fe0000; start < 0x3f810000; start += 977 * 4 * 4096) {
      bits.forEach((_, i) => (bits[i] = start + 977 * i));
      for (const { ints } of both.memories) ints.set(bits, from / 4);
      both.run((loops) => loops.show(out, from, 4096, table, excess, first, least, most, 0));
      both.bytesAgree(out, 3 * 4096);
      top = Math.max(top, both.memories[0].bytes[out + 3 * 4095]);
    }
    expect(top).toBe(255);
  });
});
