import { expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { lightBytes, partBytes, pointBytes } from '../../../src/world/render/raster/records.js';
import type { Mesh } from '../../../src/world/mesh.js';
import type { Mat3 } from '../../../src/world/pose.js';
import type { Scene } from '../../../src/world/scene.js';
import { studioLights } from '../../../src/world/shading/mirrored-studio.js';
import type { Material, Texture } from '../../../src/world/material.js';
import { createRaster, type Raster } from '../../../src/draw/raster.js';
import { Background } from '../../../src/world/render/backdrop/background.js';
import { FrameMaker } from '../../../src/world/render/frame/frame-maker.js';
import { Ground } from '../../../src/world/render/backdrop/ground.js';
import { Resolver } from '../../../src/world/render/renderer.js';
import { RowShader } from '../../../src/world/render/shade/row-shader.js';
import { Shadows } from '../../../src/world/render/shadow/shadows.js';
import { FrameShader } from '../../reference/render/frame-shader.js';
import { PointResolver } from '../../reference/render/point-resolver.js';
import { matte, modelOf, placed, sceneOf } from './scenes.js';

const size = { width: 200, height: 150 };
const triangles = 60;

interface Extras {
  readonly colored?: boolean;
  readonly laid?: boolean;
  /** Whether it has second texture coordinates. */
  readonly twice?: boolean;
}

/** Triangles all around, some without normals or with opposite ones, some of no area; texture coordinates of all kinds. */
function soup(stream: Stream, { colored = false, laid = false, twice = false }: Extras): Mesh {
  const number = (): number => stream.uniform(-1, 1);
  const positions = Float32Array.from({ length: 9 * triangles }, number);
  const normals = Float32Array.from({ length: 9 * triangles }, number);
  normals.fill(0, 0, 27);
  for (let i = 27; i < 54; i += 9) for (let k = 0; k < 3; k++) normals[i + 3 + k] = -normals[i + k];
  for (let i = 60; i < 90; i += 9) positions.copyWithin(i, i + 3, i + 6);
  const colors = colored ? { colors: Float32Array.from(normals, (value) => Math.abs(value)) } : {};
  const uvs = Float32Array.from({ length: 6 * triangles }, () => 1.7 * number());
  for (let i = 120; i < 180; i++) uvs[i] *= 0.01;
  for (let i = 180; i < 200; i++) uvs[i] = Math.round(uvs[i]);
  uvs.set([NaN, 0.5, Infinity, -Infinity, 1e30, -1e30, 1e-30, -1e-30, -0, 1, 3e38, -3e38], 90);
  return {
    ...{ positions, normals, indices: Uint32Array.from({ length: 3 * triangles }, (_, i) => i) },
    ...colors,
    ...(laid ? { uvs } : {}),
    ...(twice ? { secondUvs: uvs.toReversed() } : {}),
  };
}

function picture(stream: Stream, width: number, height: number, channels: 1 | 3 | 4): Raster {
  const raster = createRaster(width, height, channels);
  raster.data.forEach((_, i) => (raster.data[i] = stream.integer(0, 255)));
  // Some of it is flat.
  raster.data.fill(77, 0, raster.data.length >> 1);
  return raster;
}

function texture(stream: Stream, width: number, height: number, channels: 1 | 3 | 4): Texture {
  const wraps = ['repeat', 'clamp', 'mirror'] as const;
  return {
    image: picture(stream, width, height, channels),
    wrapS: wraps[stream.integer(0, 2)],
    wrapT: wraps[stream.integer(0, 2)],
  };
}

/** A material whose textures are laid on by the second coordinates. */
const bySecond = <M extends Partial<Material>>(material: M): M =>
  Object.fromEntries(
    Object.entries(material).map(([name, value]) => [
      name,
      name.endsWith('Texture') ? { ...(value as Texture), coordinates: 'second' } : value,
    ]),
  ) as M;

const cameras = {
  outside: { position: [2, 2, 4], target: [0, 0.5, 0], fieldOfView: 36, near: 0.1, far: 100 },
  /** Much has to be clipped. */
  inside: { position: [0.1, 0.8, 0.3], target: [0, 0.5, 0], fieldOfView: 70, near: 0.02, far: 100 },
} as const;

function soupScene(stream: Stream, roughness: number, camera: Scene['camera'] = cameras.outside): Scene {
  const laid = (width: number, height: number, channels: 1 | 3 | 4): Material =>
    matte(0.9, 0.8, 1, { roughness, baseColorTexture: texture(stream, width, height, channels) });
  const relief = (side: number, scale = 1): Partial<Material> => ({
    metallicRoughnessTexture: texture(stream, side, side, 3),
    normalTexture: { ...texture(stream, side, side, 3), scale },
  });
  const model = modelOf(
    [soup(stream, {}), matte(0.7, 0.3, 0.1, { roughness })],
    [soup(stream, { colored: true }), matte(0.2, 0.5, 0.9, { roughness, doubleSided: true })],
    [soup(stream, { laid: true }), laid(64, 17, 3)],
    [soup(stream, { laid: true, colored: true }), laid(1, 1, 1)],
    [soup(stream, { laid: true }), laid(200, 333, 4)],
    [soup(stream, {}), laid(5, 3, 3)],
    [
      soup(stream, { colored: true }),
      matte(0.9, 0.6, 0.3, { roughness, metallic: 1, emissive: [0.1, 0, 0.2] }),
    ],
    [soup(stream, { laid: true }), { ...laid(16, 16, 3), ...relief(16), metallic: 0.6 }],
    [soup(stream, { laid: true }), { ...laid(64, 17, 3), ...relief(5, 0.4) }],
    [
      soup(stream, { laid: true, twice: true }),
      { ...laid(16, 16, 3), ...bySecond(relief(16)), reflectance: 0.2, specular: 0.4, metallic: 0.3 },
    ],
    [soup(stream, { twice: true }), { ...bySecond(laid(16, 9, 3)), reflectance: 0.01 }],
    [
      soup(stream, { laid: true }),
      { ...laid(8, 8, 3), emissive: [0.2, 0.3, 0.1], emissiveTexture: texture(stream, 4, 4, 3) },
    ],
    [
      soup(stream, { laid: true, twice: true }),
      {
        ...{ ...laid(8, 8, 3), emissive: [0.2, 0.3, 0.1], emissiveTexture: texture(stream, 8, 8, 3) },
        ...{ occlusionTexture: texture(stream, 8, 8, 3), occlusionStrength: 0.7, metallic: 0.4 },
        ...relief(8),
      },
    ],
    [
      soup(stream, { colored: true, laid: true, twice: true }),
      matte(0.9, 0.8, 1, { roughness, ...bySecond({ occlusionTexture: texture(stream, 16, 4, 1) }) }),
    ],
  );
  const turned: Mat3 = [0.6, 0, 0.8, 0, 1, 0, -0.8, 0, 0.6];
  const mirrored: Mat3 = [-0.6, 0, -0.8, 0, 1, 0, -0.8, 0, 0.6];
  const direction = [stream.uniform(-1, 1), stream.uniform(0.2, 1), stream.uniform(-1, 1)] as const;
  return sceneOf(
    [turned, mirrored].map((rotation) => placed(model, { rotation, position: [0, 0.8, 0], scale: 0.9 })),
    { camera, lights: { ...studioLights, sun: { ...studioLights.sun, direction } } },
  );
}

const partCount = 28;

it.each([
  [false, 'outside'],
  [true, 'outside'],
  [false, 'inside'],
  [true, 'inside'],
] as const)('shades points two at a time as one at a time, shadows: %s, camera %s', (withShadows, place) => {
  const maker = new FrameMaker();
  let bright = 0;
  for (const roughness of [0, 0.1, 0.3, 0.4, 0.6, 1]) {
    const stream = new Stream(['points', roughness]);
    const scene = soupScene(stream, roughness, cameras[place]);
    const frame = maker.prepare(scene, { ...size, samples: 1 }, { shadows: withShadows, shaded: true });
    const shadows = withShadows ? new Shadows() : undefined;
    shadows?.cast(frame, scene.lights, false);
    const shader = new FrameShader(frame, scene.lights, shadows);
    // Describes all to the loops.
    new RowShader(frame, scene.lights, shadows);
    const { memory, loops } = frame.workspace;
    const { points, lights, frame: record, scratch, parts } = frame.places.shade!;
    const count = 801;
    const asked = Array.from({ length: count }, (_, i) => {
      // Runs of one triangle, as rows of a picture have; the points of most lie beside it.
      const id =
        1 +
        (i % 3 === 0
          ? stream.integer(0, partCount * triangles - 1)
          : Math.floor(i / 7) % (partCount * triangles));
      return { id, x: stream.uniform(0, size.width), y: stream.uniform(0, size.height) };
    });
    expect(count * pointBytes).toBeLessThanOrEqual(size.width * 8 * pointBytes);
    for (const [i, { id, x, y }] of asked.entries()) {
      const at = (points + i * pointBytes) / 8;
      memory.ints[2 * at] = parts + partBytes * frame.drawOf[id - 1];
      memory.ints[2 * at + 1] = id;
      memory.doubles[at + 1] = x;
      memory.doubles[at + 2] = y;
    }
    loops.shadePoints(count, points, lights, record, scratch);
    for (const [i, { id, x, y }] of asked.entries()) {
      shader.x = x;
      shader.y = y;
      shader.shade(id);
      const { red, green, blue } = shader.point;
      const at = (lights + i * lightBytes) / 8;
      const light = memory.doubles.subarray(at, at + 3);
      for (const [channel, value] of [red, green, blue].entries())
        if (!Object.is(light[channel], value))
          expect.fail(`point ${i}: ${light.join()}, not ${red},${green},${blue}`);
      if (red > 0.1) bright++;
    }
  }
  expect(bright).toBeGreaterThan(500);
});

it.each([1, 4, 8] as const)(
  'makes the pictures that a pixel and a point at a time make: %i samples',
  (samples) => {
    for (const [i, ground] of (['none', 'catcher', 'checker'] as const).entries()) {
      const camera = i === 0 ? cameras.inside : cameras.outside;
      const scene = { ...soupScene(new Stream(['rows', samples, i]), 0.4, camera), ground };
      const [rows, points] = [true, false].map((withRows) => {
        const maker = new FrameMaker();
        const division = { ...size, samples };
        const frame = maker.prepare(scene, division, { shadows: true, shaded: true });
        const shadows = new Shadows();
        shadows.cast(frame, scene.lights, ground !== 'none');
        const shader = new FrameShader(frame, scene.lights, shadows);
        const background = new Background();
        background.prepare(scene.background, size.width, size.height);
        const raster = createRaster(size.width, size.height, 3);
        const seen = new Ground(scene, frame, background, shadows);
        const resolver = withRows
          ? new Resolver(
              ...([frame, background, new RowShader(frame, scene.lights, shadows)] as const),
              ...([seen, raster] as const),
            )
          : new PointResolver(frame, background, shader, seen, raster);
        maker.bands(frame, division, ground === 'checker', (target) => resolver.band(target));
        return Buffer.from(raster.data);
      });
      expect(rows.equals(points)).toBe(true);
      expect(new Set(rows).size).toBeGreaterThan(100);
    }
  },
);
