import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/core/hash.js';
import { buildModel, catalog } from '../../../src/world/catalog/index.js';
import { writeModel } from '../../../src/world/gltf/write.js';
import type { Model } from '../../../src/world/model.js';
import { atRest } from '../../../src/world/pose.js';
import { turnMatrix } from '../../../src/world/build/transform.js';
import type { Scene } from '../../../src/world/scene.js';
import { studioLights } from '../../../src/world/shading/studio-lights.js';
import { softRenderer } from '../../../src/world/soft/renderer.js';
import { loadBytes } from './craft.js';

/** A model by itself, seen from the front and above, turned by some degrees. */
function portrait(model: Model, degrees: number): Scene {
  const reach = model.parts.reduce(
    (most, { mesh }) => mesh.positions.reduce((far, value) => Math.max(far, Math.abs(value)), most),
    0,
  );
  return {
    objects: [{ model, pose: { ...atRest, rotation: turnMatrix('y', degrees) } }],
    camera: {
      position: [0, 1.5 * reach, 5 * reach],
      target: [0, reach / 3, 0],
      fieldOfView: 40,
      near: reach / 10,
      far: 20 * reach,
    },
    lights: studioLights,
    ground: 'none',
    background: { top: [255, 255, 255], bottom: [255, 255, 255] },
  };
}

describe('a model of the catalogue, written and read', () => {
  const renderer = softRenderer();
  test.each(catalog.map((entry) => [entry.category, entry] as const))('%s', async (_, entry) => {
    const model = buildModel(entry, ['round trip', 1]);
    const { model: read, left } = await loadBytes(writeModel(model), {
      category: entry.category,
      broadClass: entry.broadClass,
    });
    expect(left).toEqual([]);
    expect(read.parts.map(({ name }) => name)).toEqual(model.parts.map(({ name }) => name));
    for (const degrees of [30, 200]) {
      const size = { width: 160, height: 160 };
      const [before, after] = [model, read].map((one) => renderer.masks(portrait(one, degrees), size));
      for (const mask of ['objects', 'parts', 'depth', 'normals'] as const)
        expect(sha256(bytesOf(after![mask])), `${mask} at ${degrees}`).toBe(sha256(bytesOf(before![mask])));
      expect(before!.objects.some((object) => object > 0)).toBe(true);
    }
    const settings = { width: 96, height: 96, samples: 4, shadows: false } as const;
    const [before, after] = [model, read].map((one) => renderer.render(portrait(one, 30), settings));
    expect(sha256(after!.data)).toBe(sha256(before!.data));
  });
});

/** The bytes of some numbers, with −0 as 0. */
const bytesOf = (values: Float32Array | Uint16Array): Uint8Array =>
  new Uint8Array((values.map((value: number) => value + 0) as Uint16Array).buffer);

test('equal models give equal bytes, and others do not', () => {
  const entry = catalog[0]!;
  const write = (seed: number) => sha256(writeModel(buildModel(entry, ['same', seed])));
  expect(write(1)).toBe(write(1));
  expect(write(1)).not.toBe(write(2));
});
