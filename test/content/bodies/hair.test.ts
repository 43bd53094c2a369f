import { expect, it } from 'vitest';
import { eyePlace } from '../../../src/content/bodies/human/face/face.js';
import { hairParts } from '../../../src/content/bodies/human/hair/hair.js';
import { haircuts } from '../../../src/content/bodies/human/look.js';
import type { Part } from '../../../src/world/model.js';
import { length } from '../../../src/world/vector.js';

const cuts = haircuts.filter((cut) => cut !== 'bald');
const hairOf = (cut: (typeof haircuts)[number], parting: 'left' | 'right' = 'left', coarseness = 1): Part[] =>
  hairParts({ hair: { cut, color: '#5c3a22', parting }, skin: '#c68a6a' }, coarseness);

it.each(cuts)('%s: hairs are cut out of what they lie on, and end in the open', (cut) => {
  const cutOut = hairOf(cut).filter(({ material }) => material.alphaCutoff !== undefined);
  expect(cutOut.length).toBe(1);
  const [{ mesh, material }] = cutOut;
  const { data, channels } = material.baseColorTexture!.image;
  expect(channels).toBe(4);
  const there = data.filter((_, i) => i % 4 === 3).filter((alpha) => alpha > 127).length / (data.length / 4);
  expect(there).toBeGreaterThan(0.25);
  expect(there).toBeLessThan(0.95);
  for (let i = 0; i < mesh.normals.length; i += 3) {
    const [x, y, z] = mesh.normals.subarray(i, i + 3);
    expect(Math.abs(length([x, y, z]) - 1)).toBeLessThan(1e-4);
  }
  // No more than a head is worth; far away it costs less.
  expect(mesh.indices.length / 3).toBeLessThan(30_000);
  expect(hairOf(cut, 'left', 1.5).at(-1)!.mesh.indices.length).toBeLessThan(0.6 * mesh.indices.length);
});

it.each(cuts)('%s: parted on the other side, it is the mirror image', (cut) => {
  const [left, right] = [hairOf(cut), hairOf(cut, 'right')];
  left.forEach(({ mesh }, i) => {
    const flipped = right[i].mesh.positions.map((value, k) => (k % 3 === 0 ? 0 - value : value + 0));
    expect(flipped).toEqual(mesh.positions.map((value) => value + 0));
  });
});

/** Places all over a part where it is there. */
function* placesOf({ mesh: { positions, indices, uvs }, material }: Part): Generator<readonly number[]> {
  const image = material.baseColorTexture?.image;
  const steps = 6;
  for (let i = 0; i < indices.length; i += 3)
    for (let a = 0; a <= steps; a++)
      for (let b = 0; a + b <= steps; b++) {
        const shares = [a / steps, b / steps, 1 - (a + b) / steps];
        const mix = (list: Float32Array, width: number, k: number): number =>
          shares.reduce((sum, share, corner) => sum + share * list[width * indices[i + corner] + k], 0);
        if (image) {
          const x = Math.min(image.width - 1, Math.floor(mix(uvs!, 2, 0) * image.width));
          const y = Math.min(image.height - 1, Math.floor(mix(uvs!, 2, 1) * image.height));
          if (image.data[4 * (y * image.width + x) + 3] < 128) continue;
        }
        yield [0, 1, 2].map((k) => mix(positions, 3, k));
      }
}

it.each(cuts)('%s: hangs into no eye', (cut) => {
  const [eyeX, eyeY, eyeZ] = eyePlace;
  let before = 0;
  for (const hair of hairOf(cut))
    for (const [x, y, z] of placesOf(hair))
      if (z > eyeZ && Math.abs(Math.abs(x) - eyeX) < 0.013 && Math.abs(y - eyeY) < 0.009) before++;
  expect(before).toBe(0);
});
