import { describe, expect, it } from 'vitest';
import { Stream } from '../../../../src/core/stream.js';
import { createRaster, type Raster } from '../../../../src/draw/raster.js';
import type { Environment } from '../../../../src/world/light/environment.js';
import { reduceEnvironment } from '../../../../src/world/light/reduced.js';
import { SkyLight } from '../../../../src/world/light/sky-light.js';
import type { Material, Texture } from '../../../../src/world/material.js';
import { withoutGlass } from '../../../../src/world/glass.js';
import type { Scene } from '../../../../src/world/scene.js';
import { FrameMaker } from '../../../../src/world/render/frame/frame-maker.js';
import { drawGlass, PhotoResolver } from '../../../../src/world/render/photo/render-photo.js';
import { lightPass } from '../../../../src/world/render/light/light-pass.js';
import { Outlook, PhotoRows } from '../../../../src/world/render/photo/photo-rows.js';
import { drawGlassByPoints } from '../../../reference/render/glass-points.js';
import { PhotoPointResolver } from '../../../reference/render/photo-point-resolver.js';
import { PhotoShader } from '../../../reference/render/photo-shader.js';
import { ball, box, matte, meshOf, modelOf, placed, sceneOf } from '../scenes.js';
import { someOf } from '../../../few.js';

const stream = new Stream(['photo rows']);

const noise = (size: number, least: number, most: number, wrapS: Texture['wrapS'] = 'repeat'): Texture => ({
  image: {
    width: size,
    height: size,
    channels: 3,
    data: Uint8Array.from({ length: 3 * size * size }, () => stream.integer(least, most)),
  },
  wrapS,
  wrapT: 'mirror',
});

const materials: readonly Material[] = [
  matte(0.8, 0.3, 0.2, { roughness: 0 }),
  matte(0.8, 0.8, 0.3, { metallic: 1, roughness: 0.2 }),
  matte(0.2, 0.8, 0.3, { metallic: 0.4, roughness: 1, emissive: [0.3, 0, 0.1] }),
  matte(1, 1, 1, { baseColorTexture: noise(32, 20, 230), roughness: 0.6 }),
  matte(1, 0.9, 0.8, {
    baseColorTexture: noise(16, 40, 220, 'clamp'),
    metallicRoughnessTexture: noise(8, 60, 250),
    normalTexture: { ...noise(16, 90, 250), scale: 0.7 },
    metallic: 0.5,
    roughness: 0.9,
    emissive: [0.5, 0.5, 0.5],
    emissiveTexture: noise(4, 0, 255, 'mirror'),
  }),
  matte(0.6, 0.6, 0.7, { normalTexture: noise(16, 0, 255), clearcoat: 1 }),
  matte(0.1, 0.2, 0.7, { metallic: 0.6, roughness: 0.4, clearcoat: 0.8, clearcoatRoughness: 0.3 }),
  matte(0.7, 0.6, 0.7, { occlusionTexture: noise(16, 0, 255), occlusionStrength: 0.8, clearcoat: 0.5 }),
  // Two ways to lay textures on; other dielectrics.
  matte(0.9, 0.9, 1, {
    baseColorTexture: noise(16, 60, 240),
    occlusionTexture: { ...noise(16, 0, 255), coordinates: 'second' },
    emissive: [0.3, 0.1, 0.1],
    emissiveTexture: { ...noise(4, 0, 255), coordinates: 'second' },
    reflectance: 0.2,
    specular: 0.6,
  }),
  matte(0.5, 0.2, 0.1, { roughness: 0.3, metallic: 0.4, specular: 0, clearcoat: 0.3 }),
  // Textures of the same sides are read at one place.
  ...[0, 0.7].map((metallic) =>
    matte(0.9, 0.9, 1, {
      baseColorTexture: noise(32, 60, 240),
      metallicRoughnessTexture: noise(32, 60, 250),
      normalTexture: noise(32, 90, 250),
      emissive: [0, 0.1, 0.1],
      emissiveTexture: noise(32, 0, 255),
      occlusionTexture: noise(32, 0, 255),
      metallic,
    }),
  ),
];

const bareLeaf = meshOf(
  [-1, 0, 0, 1, 0, 0, 1, 2, 0, -1, 2, 0],
  [0, 1, 2, 0, 2, 3],
  [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0],
  [0, 3, 2, 3, 2, 0, -1, 0],
);
const leaf = { ...bareLeaf, secondUvs: Float32Array.of(0.5, 1, 0, 1, 0, 0.1, 1.5, 0) };

const turned = [0.8, 0, 0.6, 0, 1, 0, -0.6, 0, 0.8] as const;

const objects = materials.flatMap((material, i) => [
  placed(modelOf([ball(0.4, 9 + i, [0, 0.4, 0]), material]), { position: [i - 2.5, 0, 0.3 * (i % 2)] }),
  placed(modelOf([leaf, { ...material, doubleSided: i % 2 === 0 }]), {
    position: [i - 2.5, 0, -1.2],
    rotation: turned,
    scale: 0.4,
  }),
]);
/** Flat and far, so that pixels show long pieces of its textures. */
const yard = placed(
  modelOf([
    leaf,
    matte(1, 1, 1, { baseColorTexture: noise(256, 20, 230), normalTexture: noise(256, 90, 250) }),
  ]),
  { position: [0, 0.001, 2], rotation: [1, 0, 0, 0, 0, 1, 0, -1, 0], scale: 10 },
);
const floor = {
  ...placed(modelOf([box([30, 0.2, 30], [0, -0.1, 0]), matte(0.3, 0.29, 0.27)])),
  casts: false,
};

const sky = new SkyLight({
  ...{ elevation: 40, azimuth: 50, turbidity: 3, cover: 0.4, seed: 3 },
  ground: [0.2, 0.2, 0.2],
});
const lamp: Environment = {
  radiance: (x, y, z, out) => {
    out.red = 0.3 + 0.2 * y;
    out.green = 0.3 + 0.1 * x * z;
    out.blue = 0.4;
  },
  key: { kind: 'lamp', position: [1, 2.5, 1.5], color: [8, 7, 6], radius: 0.3 },
};
const unlit: Environment = { radiance: lamp.radiance };

/** A picture, drawn by the loops or a point at a time. */
function draw(whole: Scene, samples: 1 | 4 | 8, shadows: boolean, loops: boolean): Raster {
  const { environment } = whole.environment!;
  const scene = withoutGlass(whole);
  const maker = new FrameMaker();
  const picture = { width: 91, height: 64 };
  const planes = shadows ? lightPass(maker, scene, environment, picture) : undefined;
  const reduced = reduceEnvironment(environment);
  const light = { environment, reduced, exposure: 0.4, vignette: 1e-4 / samples, planes };
  const division = { ...picture, samples };
  const lightPlane = planes ? planes.stride * planes.height : 0;
  const frame = maker.prepare(scene, division, { shadows: false, shaded: true, lightPlane });
  const raster = createRaster(picture.width, picture.height, 3);
  const outlook = new Outlook(frame.view, environment, light.exposure, light.vignette);
  const resolver = loops
    ? new PhotoResolver(frame, new PhotoRows(frame, light), outlook, raster)
    : new PhotoPointResolver(frame, new PhotoShader(frame, light), outlook, raster);
  maker.bands(frame, division, false, (target) => resolver.band(target));
  if (scene !== whole) (loops ? drawGlass : drawGlassByPoints)(maker, whole, light, division, raster);
  return raster;
}

const panes = [
  matte(0.9, 1, 0.9, { roughness: 0, transmission: 1, doubleSided: true }),
  matte(0.6, 0.7, 0.9, { roughness: 0.4, transmission: 0.6, clearcoat: 0.7, emissive: [0, 0.1, 0] }),
  matte(1, 1, 1, { baseColorTexture: noise(16, 20, 230), transmission: 0.8, metallic: 0.2 }),
].map((material, i) =>
  placed(modelOf([leaf, material], [ball(0.3, 12, [0, 0.9, 0.4]), material]), {
    position: [1.4 * i - 1.4, 0, 1.2 + 0.1 * i],
  }),
);

describe('the loops and the shader of points', () => {
  it.each(
    someOf(
      [
        ['a sky', sky],
        ['a lamp', lamp],
        ['no key light', unlit],
      ] as const,
      1,
    ),
  )('give the same pictures under %s', (_, environment) => {
    const scene = sceneOf([...objects, yard, floor, ...panes], { environment: { environment } });
    // The second camera stands among things, so that some are clipped.
    const near = {
      ...scene,
      camera: {
        ...scene.camera,
        position: [0.2, 0.5, 0.9] as const,
        target: [0, 0.4, -1] as const,
        near: 0.05,
      },
    };
    for (const view of [scene, near])
      for (const samples of [1, 4, 8] as const)
        for (const shadows of [true, false]) {
          const own = draw(view, samples, shadows, true);
          const other = draw(view, samples, shadows, false);
          let different = 0;
          for (let i = 0; i < own.data.length; i++) if (own.data[i] !== other.data[i]) different++;
          expect(different).toBe(0);
          expect(new Set(own.data).size).toBeGreaterThan(60);
        }
    const [glazed, bare] = [draw(scene, 4, true, true), draw(withoutGlass(scene), 4, true, true)];
    expect(glazed.data.filter((code, i) => code !== bare.data[i]).length).toBeGreaterThan(1000);
  });
});
