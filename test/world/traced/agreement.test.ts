import { expect, test } from 'vitest';
import type { Material, Scene } from '../../../src/world/index.js';
import { atRest } from '../../../src/world/pose.js';
import { disagreement } from '../../../src/world/traced/agreement.js';

const width = 64;

const objectOf = (more: Partial<Material> = {}): Scene['objects'][number] => ({
  model: {
    category: 'thing',
    broadClass: 'furniture',
    hasFront: true,
    hasUp: true,
    parts: [
      {
        name: 'whole',
        mesh: {
          positions: new Float32Array(),
          normals: new Float32Array(),
          indices: new Uint32Array(),
        },
        material: { baseColor: [1, 1, 1], metallic: 0, roughness: 1, ...more },
      },
    ],
  },
  pose: atRest,
});

/** Rectangles of ids, the last on top. */
function ids(
  ...boxes: readonly (readonly [id: number, x: number, y: number, width: number, height: number])[]
) {
  const picture = new Uint16Array(width * width);
  for (const [id, left, top, wide, high] of boxes)
    for (let y = top; y < top + high; y++) picture.fill(id, y * width + left, y * width + left + wide);
  return picture;
}

const scene = { objects: [objectOf(), objectOf({ alphaCutoff: 0.5, doubleSided: true })] };

test('outlines within one pixel agree, whatever their overlap', () => {
  const ours = ids([1, 10, 10, 20, 4]);
  expect(disagreement(scene, width, ours, ids([1, 11, 11, 20, 4]))).toBeUndefined();
  expect(disagreement(scene, width, ours, ids([1, 12, 10, 20, 4]))).toMatchObject({ object: 0 });
});

test('a spot far from the outline counts from a fiftieth of the object on', () => {
  const ours = ids([1, 10, 10, 40, 40]);
  expect(disagreement(scene, width, ours, ids([1, 10, 10, 40, 40], [0, 25, 25, 5, 5]))).toBeUndefined();
  expect(disagreement(scene, width, ours, ids([1, 10, 10, 40, 40], [0, 25, 25, 6, 6]))).toEqual({
    object: 0,
    overlap: 1 - 36 / 1600,
  });
});

test('what only one of them sees is told, but for a few pixels', () => {
  const none = ids();
  expect(disagreement(scene, width, none, ids([1, 10, 10, 8, 8]))).toEqual({ object: 0, overlap: 0 });
  expect(disagreement(scene, width, ids([1, 10, 10, 8, 8]), none)).toEqual({ object: 0, overlap: 0 });
  expect(disagreement(scene, width, ids([1, 10, 10, 5, 5]), none)).toBeUndefined();
});

test('of leaves only the place is compared, and nothing of what is behind them', () => {
  const ours = ids([1, 10, 10, 40, 40], [2, 20, 20, 20, 20]);
  const sparse = ids([1, 10, 10, 40, 40], [2, 20, 20, 20, 20]).map((id, at) => (id === 2 && at % 2 ? 1 : id));
  expect(disagreement(scene, width, ours, sparse)).toBeUndefined();
  expect(disagreement(scene, width, ours, ids([1, 10, 10, 40, 40]))).toMatchObject({ object: 1, overlap: 0 });
});

test('an outline does not reach around the edges of the picture', () => {
  const ours = ids([1, 0, 10, 2, 30]);
  const theirs = ids([1, 0, 10, 2, 30], [1, 63, 9, 1, 30]);
  expect(disagreement(scene, width, ours, theirs)).toMatchObject({ object: 0 });
});
