import { expect, it } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { plan, windowBytes, WindowField } from '../../src/world/render/shadow/plan-kernel.js';
import { planReference } from '../reference/plan/loops.js';
import { Both } from './both.js';

const both = new Both(plan, planReference);
const odd = [0, -0, 1e-40, 1e30, -1e30, Infinity, -Infinity, NaN];

/** Numbers, every ninth of them an odd one if `spoiled`. */
const numbers = (stream: Stream, length: number, reach: number, spoiled: boolean): number[] =>
  Array.from({ length }, () =>
    spoiled && stream.below(9) === 0 ? stream.choice(odd) : stream.uniform(-reach, reach),
  );

/** A plane with some floats, where others are 0; a share of its rows and columns hold nothing. */
function plane(stream: Stream, size: number, spoiled: boolean): number {
  const [left, top] = [stream.below(size >> 2), stream.below(size >> 2)];
  const values = numbers(stream, size * size, 1, spoiled);
  return both.put(
    Float32Array.from(values, (value, i) => (i % size < left || i / size < top || value < -0.5 ? 0 : value)),
  );
}

it.each([false, true])('places vertices as its reference does, spoiled: %s', (spoiled) => {
  const stream = new Stream(['kernels', 'plan', 'vertices']);
  for (const vertices of [0, 1, 7, 500]) {
    both.begin();
    const positions = both.put(Float32Array.from(numbers(stream, 3 * vertices, 2, spoiled)));
    const matrix = both.put(Float64Array.from(numbers(stream, 12, 3, false)));
    const bounds = both.put(Float64Array.of(Infinity, -Infinity, Infinity, -Infinity, Infinity));
    const out = both.take(24 * vertices);
    both.run((loops) => loops.place(positions, vertices, matrix, -0.5, bounds, out));
    both.doublesAgree(bounds, 5);
    both.doublesAgree(out, 3 * vertices);
    both.run((loops) => loops.snap(out, vertices, -1.5, -2.5, 300, -0.7, 900));
    both.doublesAgree(out, 3 * vertices);
  }
});

it.each([false, true])(
  'lifts, halves, blurs and marks planes as its reference does, spoiled: %s',
  (spoiled) => {
    const stream = new Stream(['kernels', 'plan', 'planes']);
    let marked = 0;
    for (const size of [4, 8, 20, 64])
      for (let round = 0; round < 6; round++) {
        both.begin();
        const texels = size * size;
        const heights = plane(stream, 2 * size, spoiled);
        const grounds = both.put(Float64Array.from(numbers(stream, size, 0.5, spoiled)));
        const [share, far, near, half] = [1, 2, 3, 4].map(() => both.take(4 * texels));
        both.run((loops) => loops.lift(heights, 2 * size, grounds, share, far));
        both.floatsAgree(share, texels);
        both.floatsAgree(far, texels);
        both.run((loops) => loops.approach(heights, size, 0.3, 0.4, near));
        both.floatsAgree(near, texels);
        both.run((loops) => loops.halve(share, size, half));
        both.run((loops) => loops.halve(far, size, far));
        both.floatsAgree(half, texels / 4);
        both.floatsAgree(far, texels);
        const sums = both.take(16 * (size + 8));
        const radius = stream.integer(1, 4);
        both.run((loops) => loops.tent(near, size, radius, sums));
        both.floatsAgree(near, texels);
        const marks = both.take(texels);
        const box = both.take(16);
        for (const shown of [near, heights]) {
          both.run((loops) => loops.mark(shown, size, marks, box));
          both.bytesAgree(marks, texels);
          both.bytesAgree(box, 16);
          marked += both.memories[0].bytes.subarray(marks, marks + texels).indexOf(1) >= 0 ? 1 : 0;
        }
      }
    expect(marked).toBeGreaterThan(20);
  },
);

it('finds the pixels of marked texels as its reference does', () => {
  const stream = new Stream(['kernels', 'plan', 'window']);
  const [size, width, height] = [16, 90, 70];
  const found = [0, 0];
  for (let round = 0; round < 60; round++) {
    both.begin();
    const marks = both.put(Uint8Array.from({ length: size * size }, () => stream.below(2)));
    const [left, top] = [stream.below(size - 1), stream.below(size - 1)];
    const box = [left, stream.integer(left, size - 2), top, stream.integer(top, size - 2)];
    const boxAt = both.put(Int32Array.from(box));
    const record = new Float64Array(windowBytes / 8);
    record.set(numbers(stream, 9, 0.3, round % 10 === 9));
    // Most are before the camera, some of them partly.
    record[WindowField.before] = stream.uniform(0, 8);
    record.set([80, width / 2, height / 2, 0.1, width, height], WindowField.focal);
    const view = both.put(record);
    const corners = both.take(16 * (size + 1) * (size + 1));
    const window = both.put(
      Int32Array.from({ length: 2 + 2 * height }, (_, i) =>
        i === 0 ? height : i > 1 && i < 2 + height ? width : -1,
      ),
    );
    found[both.run((loops) => loops.cover(marks, size, boxAt, view, corners, window))]++;
    both.bytesAgree(window, 8 + 8 * height);
  }
  expect(Math.min(...found)).toBeGreaterThan(5);
});
