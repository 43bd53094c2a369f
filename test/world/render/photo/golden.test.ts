import { describe, expect, it } from 'vitest';
import { environments } from '../../../../src/content/environments/index.js';
import { Stream } from '../../../../src/core/stream.js';
import { pixelHash, type Raster } from '../../../../src/draw/raster.js';
import { RoomLight } from '../../../../src/world/light/room-light.js';
import type { Environment } from '../../../../src/world/light/environment.js';
import type { Scene } from '../../../../src/world/scene.js';
import { softRenderer } from '../../../../src/world/render/renderer.js';
import { expectSameRasters } from '../../../goldens/same-pictures.js';
import { ball, box, matte, modelOf, placed, sceneOf } from '../scenes.js';

const turned = [0.8, 0, 0.6, 0, 1, 0, -0.6, 0, 0.8] as const;

const objects = [
  placed(modelOf([ball(0.5, 40, [0, 0.5, 0]), matte(0.8, 0.3, 0.2, { roughness: 0.25 })])),
  placed(modelOf([box([0.8, 0.8, 0.8], [0, 0.4, 0]), matte(0.2, 0.4, 0.7)]), {
    position: [1.1, 0, -0.4],
    rotation: turned,
  }),
  placed(modelOf([ball(0.4, 40, [0, 0.4, 0]), matte(0.9, 0.8, 0.5, { metallic: 1, roughness: 0.15 })]), {
    position: [-1, 0, 0.2],
  }),
  { ...placed(modelOf([box([40, 0.2, 40], [0, -0.1, 0]), matte(0.3, 0.29, 0.27)])), casts: false },
];

const gray = [0.5, 0.5, 0.5] as const;
const room = new RoomLight({
  middle: [0, 0],
  size: [6, 2.6, 6],
  colors: {
    left: gray,
    right: [0.6, 0.3, 0.2],
    back: gray,
    front: gray,
    floor: [0.3, 0.2, 0.1],
    ceiling: [0.8, 0.8, 0.8],
  },
  panels: [
    { side: 'left', at: [-0.5, 1.5], size: [1.4, 1.2], color: [8, 9, 11] },
    { side: 'ceiling', at: [1, 0], size: [0.6, 0.6], color: [6, 5, 4] },
  ],
});

const sceneUnder = (environment: Environment): Scene => sceneOf(objects, { environment: { environment } });
const scenes: Record<string, Scene> = {
  room: sceneUnder(room),
  ...Object.fromEntries(
    environments.map(({ name, build }) => [
      name.replaceAll(' ', '-'),
      sceneUnder(build({ azimuth: 40, ground: [0.2, 0.2, 0.2], variation: new Stream([name]) })),
    ]),
  ),
};

const settings = { width: 160, height: 120, samples: 4, shadows: true } as const;

describe('pictures under an environment', () => {
  const renderer = softRenderer();

  it('are what they were when they were looked at', async () => {
    const pictures = Object.entries(scenes).map(([name, scene]): [string, Raster] => [
      name,
      renderer.render(scene, settings),
    ]);
    await expectSameRasters('soft-environments', Object.fromEntries(pictures));
  });

  it('do not depend on what was drawn before, nor on whether the renderer is new', () => {
    // The last has empty columns and rows.
    const alone = { ...scenes['low-sun'], objects: objects.slice(0, 1) };
    for (const scene of [scenes.room, scenes.overcast, scenes['low-sun'], alone]) {
      const fresh = pixelHash(softRenderer().render(scene, settings));
      renderer.render(scenes['clear-noon'], { ...settings, width: 301, samples: 8 });
      expect(pixelHash(renderer.render(scene, settings))).toBe(fresh);
    }
  });

  it('mirror where scenes do', () => {
    // The place of each, and the light; a sphere's triangles lie otherwise, so bytes may differ a little at edges.
    const mirror = (environment: Environment): Environment => ({
      radiance: (x, y, z, out) => environment.radiance(-x, y, z, out),
      ...(environment.key?.kind === 'sun' && {
        key: {
          ...environment.key,
          direction: [
            -environment.key.direction[0],
            environment.key.direction[1],
            environment.key.direction[2],
          ],
        },
      }),
    });
    const { environment, camera } = scenes['clear-morning'];
    const cube = placed(modelOf([box([0.8, 0.8, 0.8], [0, 0.4, 0]), matte(0.2, 0.4, 0.7)]));
    const straight = {
      ...camera,
      position: [0, camera.position[1], camera.position[2]] as const,
      target: [0, camera.target[1], camera.target[2]] as const,
    };
    const base = sceneOf([cube, objects[3]], { environment: environment!, camera: straight });
    const other = {
      ...base,
      environment: { environment: mirror(environment!.environment), exposure: environment!.exposure },
    };
    const [a, b] = [base, other].map((scene) => renderer.render(scene as Scene, settings));
    let sum = 0;
    for (let y = 0; y < 120; y++)
      for (let x = 0; x < 160; x++)
        for (let i = 0; i < 3; i++)
          sum += Math.abs(a.data[3 * (y * 160 + x) + i] - b.data[3 * (y * 160 + 159 - x) + i]);
    expect(sum / a.data.length).toBeLessThan(0.6);
  });
});
