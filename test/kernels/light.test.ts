import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { light, CameraField, KeyField } from '../../src/world/render/light/light-kernel.js';
import { occlusionPattern, shadowDiscs } from '../../src/world/render/light/light-planes.js';
import { lightReference } from '../reference/light/loops.js';
import { Both } from './both.js';

const both = new Both(light, lightReference);
const stream = new Stream(['kernels', 'light']);

/** Planes of a picture, with the room around them that loops may read. */
function planes(width: number, height: number) {
  const stride = 4 * (4 * Math.ceil(width / 4) + 8);
  const plane = stride * (height + 4);
  const first = 2 * stride + 16;
  const put = (value: (x: number, y: number) => number): number => {
    const floats = new Float32Array(plane / 4);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) floats[(first + y * stride) / 4 + x] = value(x, y);
    return both.put(floats) + first;
  };
  const agree = (place: number): void => {
    for (let y = 0; y < height; y++) both.floatsAgree(place + y * stride, width);
  };
  return { stride, plane, first, put, agree };
}

/** Depths with steps, slopes, holes and extremes; normals of all directions, zeros among them. */
function surfaces(width: number, height: number, near: number) {
  const { stride, plane, first, put, agree } = planes(width, height);
  const steps = Array.from({ length: 9 }, () => near * stream.uniform(0.5, 1.5));
  const depth = put((x, y) => {
    const kind = stream.below(40);
    if (kind === 0) return 0;
    if (kind === 1) return stream.choice([1e-30, 1e-6, 1e6, 1e30, NaN, Infinity]);
    return (
      1 / (steps[Math.floor((3 * x) / width) + 3 * Math.floor((3 * y) / height)] + 0.002 * near * (x + y))
    );
  });
  const vectors = Array.from({ length: width * height }, () => {
    if (stream.below(30) === 0) return [0, 0, 0];
    const v = [stream.normal(), stream.normal() + 1, stream.normal() + 1] as const;
    const size = Math.hypot(...v);
    return v.map((value) => value / size);
  });
  const floats = new Float32Array((3 * plane) / 4);
  for (let axis = 0; axis < 3; axis++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        floats[(axis * plane + first + y * stride) / 4 + x] = vectors[y * width + x][axis];
  const normals = both.put(floats) + first;
  return { stride, plane, depth, normals, put, agree };
}

function camera(width: number, height: number, near: number): number {
  const record = new Float32Array(CameraField.size);
  record.set([width, height, width / 2, height / 2, 1 / width]);
  record.set([1, 0, 0, 0, 0.8, -0.6, 0, -0.6, -0.8], CameraField.axes);
  record.set([0.1, 2, near], CameraField.origin);
  record.set([0.3 * near, 0.3 * near * width, 0.35 * height], CameraField.radius);
  return both.put(record);
}

const sizes = [
  [1, 1],
  [3, 5],
  [4, 4],
  [17, 9],
  [64, 40],
] as const;

describe('light: the kernel and its reference', () => {
  test.each(sizes)('occlusion in %d × %d pixels', (width, height) => {
    for (const near of [0.02, 3, 4000]) {
      both.begin();
      const { stride, plane, depth, normals, put, agree } = surfaces(width, height, near);
      const pattern = both.put(occlusionPattern(width, stride / 4));
      const at = camera(width, height, near);
      const out = put(() => 0.5);
      both.run((loops) => loops.occlude(at, depth, normals, plane, stride, pattern, out));
      agree(out);
      // Shares, even where normals look away from the eye.
      for (let y = 0; y < height; y++)
        for (const share of both.floats(out + y * stride, width)) expect(share >= 0 && share <= 1).toBe(true);
    }
  });

  test.each(sizes)('the blur of %d × %d pixels', (width, height) => {
    both.begin();
    const { stride, plane, depth, normals, put, agree } = surfaces(width, height, 3);
    const from = put(() => stream.float());
    const out = put(() => 0.5);
    both.run((loops) => loops.blur(width, height, depth, normals, plane, stride, from, out));
    agree(out);
  });

  test('the blur of a pixel that is alone in its surface is mostly that of what is at its depth', () => {
    const [width, height] = [8, 8];
    both.begin();
    const { stride, plane, first, put } = planes(width, height);
    const depth = put(() => 0.5);
    const alone = (x: number, y: number): boolean => x === 4 && y === 4;
    const facing = new Float32Array((3 * plane) / 4);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        facing[((alone(x, y) ? 0 : 2) * plane + first + y * stride) / 4 + x] = 1;
    const normals = both.put(facing) + first;
    const from = put((x, y) => (alone(x, y) ? 0 : 1));
    const out = put(() => 0.5);
    both.run((loops) => loops.blur(width, height, depth, normals, plane, stride, from, out));
    const row = both.floats(out + 4 * stride, width);
    expect(row[4]).toBeCloseTo((7 / 8) * (24 / 25), 6);
    expect(row[3]).toBe(1); // it has others
  });

  test.each(sizes)('shadows in %d × %d pixels', (width, height) => {
    for (const [distance, radius] of [
      [3, 0.2],
      [300, 5],
      [2, 0],
      [3, 1e6],
    ] as const) {
      both.begin();
      const { stride, plane, depth, normals, put, agree } = surfaces(width, height, 3);
      const at = camera(width, height, 3);
      const size = 32;
      const record = new Float32Array(KeyField.fields);
      record.set([size, size / 2, size / 2, (size * distance) / 4, 0.1, radius]);
      record.set([1, 0, 0, 0, 0, -1, 0, -1, 0], KeyField.axes);
      record.set([0, distance, 0], KeyField.origin);
      const key = both.put(record);
      const map = both.put(
        Float32Array.from({ length: size * size }, () =>
          stream.choice([1e-9, 1 / distance, 1 / (0.9 * distance), 2 / distance, 0, Infinity]),
        ),
      );
      const discs = both.put(shadowDiscs());
      const out = put(() => 0.5);
      both.run((loops) => loops.shadow(at, depth, normals, plane, stride, key, map, discs, out));
      agree(out);
      if (width < 17 || distance !== 3) continue;
      const { floats } = both.memories[0];
      const found = new Set(floats.subarray(out / 4, out / 4 + width));
      expect(found.size).toBeGreaterThan(2);
    }
  });
});
