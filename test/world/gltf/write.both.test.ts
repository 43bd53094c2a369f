import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/core/hash.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { writeModel } from '../../../src/world/gltf/write/model.js';
import type { Model } from '../../../src/world/model.js';
import { atRest } from '../../../src/world/pose.js';
import { turnMatrix } from '../../../src/world/modeling/mesh/transform.js';
import type { Scene } from '../../../src/world/scene.js';
import { studioLights } from '../../../src/world/shading/mirrored-studio.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { loadBytes } from './craft.js';
import { validate } from './validator.js';
import { someOf } from '../../few.js';

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

describe('a model of the catalog, written and read', () => {
  const renderer = softRenderer();
  test.each(
    someOf(
      catalog.map((entry) => [entry.category, entry] as const),
      10,
    ),
  )('%s', async (_, entry) => {
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
        expect(sha256(bytesOf(after[mask])), `${mask} at ${degrees}`).toBe(sha256(bytesOf(before[mask])));
      expect(before.objects.some((object) => object > 0)).toBe(true);
    }
    const settings = { width: 96, height: 96, samples: 4, shadows: false } as const;
    const [before, after] = [model, read].map((one) => renderer.render(portrait(one, 30), settings));
    expect(sha256(after.data)).toBe(sha256(before.data));
  });
});

/** The bytes of some numbers, with −0 as 0. */
const bytesOf = (values: Float32Array | Uint16Array): Uint8Array =>
  new Uint8Array((values.map((value: number) => value + 0) as Uint16Array).buffer);

test('emissive and occlusion textures, second coordinates, a clear coat, transmission and what is mirrored go through a file', async () => {
  const sheet = (codes: readonly number[]) =>
    ({ image: { width: 1, height: 1, channels: 3, data: Uint8Array.from(codes) }, wrapS: 'repeat', wrapT: 'clamp' }) as const; // prettier-ignore
  const model = buildModel(catalog[0], ['lamp', 1]);
  const part = model.parts[0];
  const uvs = new Float32Array((part.mesh.positions.length / 3) * 2).map((_, i) => i % 7);
  const secondUvs = uvs.map((value) => 1 - value);
  const material = {
    baseColor: [0.5, 0.25, 0.125],
    metallic: 0,
    roughness: 1,
    emissive: [3, 1.5, 0],
    emissiveTexture: sheet([250, 10, 90]),
    occlusionTexture: { ...sheet([40, 0, 0]), coordinates: 'second' },
    occlusionStrength: 0.5,
    clearcoat: 0.75,
    clearcoatRoughness: 0.125,
    transmission: 0.875,
    reflectance: 0.25,
    specular: 0.5,
  } as const;
  const lamp: Model = { ...model, parts: [{ ...part, mesh: { ...part.mesh, uvs, secondUvs }, material }] };
  const { model: read, left } = await loadBytes(writeModel(lamp));
  expect(left).toEqual([]);
  expect(read.parts[0].material).toEqual(material);
  expect(read.parts[0].mesh.uvs).toEqual(uvs);
  expect(read.parts[0].mesh.secondUvs).toEqual(secondUvs);
  expect(await validate(writeModel(lamp))).toEqual({ problems: [] });
});

test('equal models give equal bytes, and others do not', () => {
  const entry = catalog[0];
  const write = (seed: number) => sha256(writeModel(buildModel(entry, ['same', seed])));
  expect(write(1)).toBe(write(1));
  expect(write(1)).not.toBe(write(2));
});
