import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedShare } from '../../../src/draw/raster.js';
import { environments } from '../../../src/content/environments/index.js';
import { places } from '../../../src/content/places/index.js';
import { surfaceMaterial } from '../../../src/content/surfaces/surface-material.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { Stream } from '../../../src/core/stream.js';
import type { Model } from '../../../src/world/model.js';
import type { Environment } from '../../../src/world/light/environment.js';
import { openRenderer } from '../../../src/world/open-renderer.js';
import type { Placed, Scene, Renderer, RenderSettings } from '../../../src/world/scene.js';
import { meanDifference } from '../../draw/measures.js';
import { sphereOf } from './scenes.js';
import { ball, box, matte, meshOf, modelOf, placed, sceneOf } from '../render/scenes.js';
import { haveGl } from './open.js';

const settings: RenderSettings = { width: 256, height: 192, samples: 4, shadows: true };

const floor = {
  ...placed(modelOf([box([40, 0.2, 40], [0, -0.1, 0]), matte(0.3, 0.29, 0.27)])),
  casts: false,
};
const solids = [
  placed(modelOf([ball(0.5, 40, [0, 0.5, 0]), matte(0.8, 0.3, 0.2, { roughness: 0.25 })])),
  placed(modelOf([box([0.8, 0.8, 0.8], [0, 0.4, 0]), matte(0.2, 0.4, 0.7)]), { position: [1.1, 0, -0.4] }),
  placed(modelOf([ball(0.4, 40, [0, 0.4, 0]), matte(0.9, 0.8, 0.5, { metallic: 1, roughness: 0.15 })]), {
    position: [-1, 0, 0.2],
  }),
  floor,
];
const under = (environment: Environment, objects: readonly Placed[] = solids): Scene =>
  sceneOf(objects, { environment: { environment } });
const build = ({ name, build }: (typeof environments)[number]): Environment =>
  build({ azimuth: 40, ground: [0.2, 0.2, 0.2], variation: new Stream([name]) });

describe.skipIf(!haveGl())('pictures of gl under an environment', () => {
  let soft: Renderer;
  let gl: Renderer;
  beforeAll(async () => {
    soft = await openRenderer('soft');
    gl = await openRenderer('gl');
  });
  afterAll(() => gl.dispose());

  function alike(scene: Scene, given = settings, tolerance = gl.tolerance!): void {
    const [a, b] = [gl.render(scene, given), soft.render(scene, given)];
    expect(meanDifference(a, b)).toBeLessThan(tolerance.mean);
    expect(changedShare(a, b)).toBeLessThan(tolerance.changed);
  }

  test.each(environments)('$name', (program) => {
    for (const shadows of [true, false]) alike(under(build(program)), { ...settings, shadows });
  });

  test('a vignette and grain', () => {
    const scene = under(build(environments[0]));
    const finish = { vignette: 0.4, grain: { strength: 3, seed: 5 } };
    for (const shadows of [true, false])
      alike({ ...scene, environment: { ...scene.environment!, finish } }, { ...settings, shadows });
  });

  test('a clear coat, and a texture of occlusion', () => {
    const codes = (x: number, y: number) => ((x + y) % 2 === 0 ? [60, 0, 0] : [220, 0, 0]);
    const data = Array.from({ length: 64 }, (_, i) => codes(i % 8, i >> 3)).flat();
    const image = { width: 8, height: 8, channels: 3 as const, data: Uint8Array.from(data) };
    const sides = { uvs: new Float32Array([0, 3, 3, 3, 3, 0, 0, 0]) };
    const sheet = { ...meshOf([-1, 0, 0, 1, 0, 0, 1, 2, 0, -1, 2, 0], [0, 1, 2, 0, 2, 3]), ...sides };
    const occlusionTexture = { image, wrapS: 'repeat', wrapT: 'mirror' } as const;
    const lacquer = { clearcoat: 1, clearcoatRoughness: 0.1 };
    const coated = [
      placed(modelOf([ball(0.5, 40, [0, 0.5, 0]), matte(0.6, 0.1, 0.1, { metallic: 0.4, ...lacquer })])),
      placed(modelOf([sheet, matte(0.8, 0.8, 0.8, { occlusionTexture, clearcoat: 0.5 })]), {
        position: [0, 0, -1],
      }),
      floor,
    ];
    for (const environment of [build(environments[0]), build(environments[1])])
      for (const shadows of [true, false]) alike(under(environment, coated), { ...settings, shadows });
  });

  test('glass before things, and a lens', () => {
    const pane = { doubleSided: true, transmission: 0.9, roughness: 0.05 };
    const sheet = meshOf([-1, 0, 0, 1, 0, 0, 1, 2, 0, -1, 2, 0], [0, 1, 2, 0, 2, 3]);
    const glazed = [
      ...solids,
      placed(modelOf([sheet, matte(0.7, 0.9, 0.8, pane)]), { position: [0.3, -0.4, 1] }),
      placed(modelOf([ball(0.3, 30, [-0.6, 0.3, 0.8]), matte(0.9, 0.5, 0.4, pane)])),
    ];
    const scene = under(build(environments[0]), glazed);
    for (const shadows of [true, false]) alike(scene, { ...settings, shadows });
    const finish = { lens: { aperture: 0.1, sharp: [2, 3] } } as const;
    alike({ ...scene, environment: { ...scene.environment!, finish } });
  });

  test('a lamp is near what it lights', () => {
    const dark: Environment = {
      radiance: (_x, y, _z, out) => void (out.red = out.green = out.blue = y > 0 ? 0.05 : 0.02),
      key: { kind: 'lamp', position: [1.5, 2, 1], color: [3, 2.6, 2], radius: 0.1 },
    };
    alike(under(dark));
  });

  const model = (category: string): Model =>
    buildModel(
      catalog.find((entry) => entry.category === category)!,
      ['gl environments', 1],
    );

  test.each(['car', 'horse', 'bicycle'])('%s from the catalog', (category) => {
    alike(under(build(environments[0]), [placed(model(category), { scale: 0.5 }), floor]));
  });

  // Textures, normal maps, lamps and windows. Drivers have ways of their own to choose between a texture's levels.
  test.each([
    ['kitchen', 'toaster'],
    ['street', 'car'],
  ])('%s with a %s', (name, category) => {
    const asked = model(category);
    const { radius, center } = sphereOf(asked);
    const { shell, furnishing, environment, reach } = places
      .find((place) => place.name === name)!
      .build(new Stream(['gl environments', name]), {
        radius,
        height: 2 * center[1],
        model,
        surface: (surface) => surfaceMaterial(surface, new Stream([surface.name]), 256),
      });
    const scene: Scene = {
      ...under(environment, [placed(asked, {}), ...shell, ...furnishing]),
      camera: {
        position: [0, center[1] + radius, 3 * radius],
        target: center,
        ...{ fieldOfView: 40, near: radius / 10, far: reach + 10 * radius },
      },
    };
    alike(scene, settings, { mean: 1.5, changed: 0.04 });
  });

  test('an environment changes no picture in plain light after it', () => {
    const plain = sceneOf(solids, {});
    const before = gl.render(plain, settings);
    gl.render(under(build(environments[1])), settings);
    expect(gl.render(plain, settings).data).toEqual(before.data);
  });
});
