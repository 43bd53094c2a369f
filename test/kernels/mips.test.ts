import { expect, it } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { mips } from '../../src/world/shading/mips-kernel.js';
import { mipsReference } from '../reference/mips/loops.js';
import { Both } from './both.js';

const stream = new Stream(['kernels', 'mips']);
const random = (length: number, below: number): number[] => Array.from({ length }, () => stream.below(below));

for (const is16 of [0, 1])
  it(`halves ${is16 ? '16' : '8'} bits of 1, 3 and 4 channels as its reference does`, () => {
    const both = new Both(mips, mipsReference);
    for (const channels of [1, 3, 4])
      for (const [columns, rows] of [
        [1, 1],
        [5, 3],
        [16, 8],
      ] as const)
        // One texel of a side of one, two of an even side, three of an odd one.
        for (const [m, n] of [
          [2, 2],
          [1, 2],
          [2, 3],
          [3, 1],
          [3, 3],
        ] as const) {
          if ((m === 1 && columns > 1) || (n === 1 && rows > 1)) continue;
          both.begin();
          const tables = both.put(
            Uint8Array.from([0, 1].flatMap(() => [...random(512, 256), ...random(65_536, 256)])),
          );
          const width = m === 1 ? 1 : 2 * columns + (m === 3 ? 1 : 0);
          const height = n === 1 ? 1 : 2 * rows + (n === 3 ? 1 : 0);
          const count = width * height * channels;
          const from = both.put(
            is16 ? Uint16Array.from(random(count, 65_536)) : Uint8Array.from(random(count, 256)),
          );
          const weights = (texels: number, taps: number): Float64Array =>
            Float64Array.from(
              Array.from({ length: texels }, (_, i) =>
                taps === 3 ? [texels - i, texels, i + 1] : new Array<number>(taps).fill(1),
              ).flat(),
            );
          const whole = [
            [m, width],
            [n, height],
          ].reduce((product, [taps, side]) => product * (taps === 3 ? side : taps), 1);
          const [across, down] = [both.put(weights(columns, m)), both.put(weights(rows, n))];
          const next = both.take(2 * columns * rows * channels);
          const texels = both.take(4 * columns * rows);
          const share = [from, is16, width, channels, columns, rows, tables, next, texels] as const;
          both.run((loops) =>
            m === 2 && n === 2 ? loops.halveEven(...share) : loops.halve(...share, across, m, down, n, whole),
          );
          both.bytesAgree(next, 2 * columns * rows * channels);
          both.bytesAgree(texels, 4 * columns * rows);
          both.run((loops) => loops.halve(...share, across, m, down, n, whole));
          both.bytesAgree(texels, 4 * columns * rows);
        }
  });

it('packs texels as its reference does', () => {
  const both = new Both(mips, mipsReference);
  for (const channels of [1, 3, 4]) {
    both.begin();
    const from = both.put(Uint8Array.from(random(channels * 37, 256)));
    const texels = both.take(4 * 37);
    both.run((loops) => loops.pack(from, 37, channels, texels));
    both.bytesAgree(texels, 4 * 37);
    expect(both.memories[0].words[texels / 4] >>> 24 === 255 || channels === 4).toBe(true);
  }
});
