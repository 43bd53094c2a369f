import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meanDifference } from '../../draw/measures.js';
import { changedShare, sameRaster } from '../../../src/draw/raster.js';
import { largestDifference } from '../../draw/measures.js';
import type { Material } from '../../../src/world/material.js';
import type { Model } from '../../../src/world/model.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { openRenderer } from '../../../src/world/open-renderer.js';
import { atRest, identityRotation } from '../../../src/world/pose.js';
import type { Scene, Renderer, RenderSettings } from '../../../src/world/scene.js';
import { haveGl } from './open.js';
import { sceneOf, standing } from './scenes.js';

const settings: RenderSettings = { width: 256, height: 256, samples: 4, shadows: true };
const view = { azimuth: 35, elevation: 25 };
const model = (category: string): Model =>
  buildModel(
    catalog.find((entry) => entry.category === category)!,
    ['gl pictures', 1],
  );

describe.skipIf(!haveGl())('pictures of gl', () => {
  let soft: Renderer;
  let gl: Renderer;
  beforeAll(async () => {
    soft = await openRenderer('soft');
    gl = await openRenderer('gl');
  });
  afterAll(() => gl.dispose());

  /** As near to each other as the tolerance between drivers asks. */
  function alike(scene: Scene, given: RenderSettings = settings): void {
    const [a, b] = [gl.render(scene, given), soft.render(scene, given)];
    expect(meanDifference(a, b)).toBeLessThan(gl.tolerance!.mean);
    expect(changedShare(a, b)).toBeLessThan(gl.tolerance!.changed);
  }

  test.each(['car', 'bicycle', 'book', 'bottle', 'horse', 'stop sign'])(
    '%s looks as soft draws it',
    (category) => {
      const placed = standing(model(category), identityRotation, [0, 0.9, 0]);
      for (const ground of ['none', 'catcher', 'checker'] as const)
        for (const shadows of [false, true])
          alike(sceneOf([placed], { ...view, ground }), { ...settings, shadows });
    },
  );

  test('empty scenes are background, within rounding', () => {
    const scene = sceneOf([], view);
    expect(largestDifference(gl.render(scene, settings), soft.render(scene, settings))).toBeLessThanOrEqual(
      1,
    );
  });

  const plain: Material = { baseColor: [0.8, 0.8, 0.8], metallic: 0, roughness: 0.6 };

  /** A square of side 2 that faces +Z, with coordinates, of some material. */
  function card(material: Partial<Material>): Model {
    return {
      category: 'card',
      broadClass: 'miscellaneous',
      hasFront: true,
      hasUp: false,
      parts: [
        {
          name: 'card',
          material: { ...plain, ...material },
          mesh: {
            positions: new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]),
            normals: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]),
            uvs: new Float32Array([0, 1, 1, 1, 1, 0, 0, 0]),
            indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
          },
        },
      ],
    };
  }
  const look = (material: Partial<Material>, azimuth = 20): Scene =>
    sceneOf([{ model: card(material), pose: { ...atRest, scale: 0.7 } }], { azimuth, elevation: 15 });

  /** Quarters of a color each, with alpha. */
  function quarters(...pixels: readonly (readonly [number, number, number, number])[]) {
    const [side, data] = [32, new Uint8Array(32 * 32 * 4)];
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        data.set(pixels[2 * Math.floor((2 * y) / side) + Math.floor((2 * x) / side)], 4 * (y * side + x));
    return {
      image: { width: side, height: side, channels: 4, data },
      wrapS: 'clamp',
      wrapT: 'clamp',
    } as const;
  }
  const corners = quarters([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 0, 0]);

  test('textures stand the right way up', () => alike(look({ baseColorTexture: corners })));
  test('what is cut out by alpha is not there', () => {
    const scene = look({ baseColorTexture: corners, alphaCutoff: 0.5 });
    alike(scene);
    const [a, b] = [gl.objects(scene, settings), soft.objects(scene, settings)];
    expect(a.filter((id, i) => id !== b[i]).length).toBeLessThan(0.01 * a.filter(Boolean).length);
  });
  test('backs of two-sided things are lit from their side', () => {
    alike(look({ doubleSided: true }, 200));
    const back = gl.objects(look({}, 200), settings);
    expect(back.every((id) => id === 0)).toBe(true);
  });
  test('metals mirror the studio', () => {
    for (const roughness of [0.1, 0.35, 0.8]) alike(look({ metallic: 1, roughness }));
  });
  test('normal maps and roughness maps are read', () => {
    const bumps = quarters(
      [200, 128, 230, 255],
      [128, 60, 220, 255],
      [128, 200, 220, 255],
      [60, 128, 220, 255],
    );
    const gloss = quarters([0, 60, 0, 255], [0, 255, 255, 255], [0, 255, 0, 255], [0, 60, 255, 255]);
    alike(look({ normalTexture: bumps, metallicRoughnessTexture: gloss, metallic: 1, roughness: 1 }));
  });
  test('what glows and what is in a corner is read from textures', () => {
    const emissive = [0.6, 0.5, 0.4] as const;
    alike(look({ emissiveTexture: corners, emissive }));
    for (const metallic of [0, 1])
      alike(look({ occlusionTexture: corners, occlusionStrength: 0.8, metallic, roughness: 0.3 }));
    alike(look({ baseColorTexture: corners, emissiveTexture: corners, emissive, occlusionTexture: corners }));
  });
  test('textures by second coordinates, and dielectrics that mirror more or less', () => {
    const turned: Partial<Material> = {
      baseColorTexture: corners,
      emissiveTexture: { ...corners, coordinates: 'second' },
      emissive: [0.3, 0.2, 0.2],
      occlusionTexture: { ...corners, coordinates: 'second' },
    };
    const [{ model: plain, pose }] = look(turned).objects;
    const secondUvs = new Float32Array([1, 1, 1, 0, 0, 0, 0, 1]);
    const parts = plain.parts.map((part) => ({ ...part, mesh: { ...part.mesh, secondUvs } }));
    const scene = { ...look(turned), objects: [{ model: { ...plain, parts }, pose }] };
    alike(scene);
    expect(changedShare(soft.render(scene, settings), soft.render(look(turned), settings))).toBeGreaterThan(
      0.05,
    );
    for (const more of [{ reflectance: 0.3 }, { specular: 0.2 }])
      for (const metallic of [0, 0.5]) alike(look({ ...more, metallic, roughness: 0.3 }));
  });
  test('the same scene gives the same bytes, whatever was drawn between', () => {
    const scene = look({ baseColorTexture: corners });
    const first = gl.render(scene, settings);
    const { objects, parts } = gl.masks(scene, { width: 64, height: 48 });
    expect(gl.parts(scene, { width: 64, height: 48 })).toEqual({ objects, parts });
    gl.render(sceneOf([standing(model('car'), identityRotation, [0, 0, 0])], view), settings);
    expect(sameRaster(gl.render(scene, settings), first)).toBe(true);
  });
});
