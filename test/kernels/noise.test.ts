import { expect, it } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { noise } from '../../src/world/render/backdrop/noise-kernel.js';
import { noiseReference } from '../reference/noise/loops.js';
import { Both } from './both.js';

it('paints noise as its reference does', () => {
  const both = new Both(noise, noiseReference);
  const stream = new Stream(['kernels', 'noise']);
  const seen = new Set<number>();
  const reaches = [0, 3, 40, 400, 1e300];
  for (const [i, [width, height]] of [
    [1, 1],
    [2, 3],
    [61, 40],
    [64, 96],
    [7, 48],
  ].entries())
    // prettier-ignore
    for (const reach of reaches) {
      both.begin();
      const cell = stream.choice([height / 48, stream.uniform(0.5, 9)]);
      const points = Math.ceil(width / cell) + 2;
      const rows = Math.ceil(height / cell) + 2;
      const lattice = both.put(Float64Array.from({ length: points * rows }, () => stream.float()));
      const color = both.put(Float64Array.from([0, 255, stream.uniform(0, 255)]));
      const out = both.take(3 * width * height);
      const columns = both.take(16 * width);
      both.run((loops) =>
        loops.paint(out, width, height, cell, lattice, points, color, reach, columns),
      );
      both.bytesAgree(out, 3 * width * height);
      if (i > 1) both.memories[0].bytes.subarray(out, out + 3 * width * height).forEach((byte) => seen.add(byte));
    }
  expect(seen.size).toBe(256);
});
