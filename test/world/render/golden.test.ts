import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { type Raster, pixelHash } from '../../../src/draw/raster.js';
import type { Material } from '../../../src/world/material.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import type { Scene } from '../../../src/world/scene.js';
import { expectGolden } from '../../goldens/golden-file.js';
import { expectSameRasters } from '../../goldens/same-pictures.js';
import { ball, box, matte, meshOf, modelOf, placed, sceneOf } from './scenes.js';

/** A picture of color noise whose alpha is a disc. */
function disc(size: number): Raster {
  const stream = new Stream(['disc', size]);
  const data = Uint8Array.from({ length: size * size * 4 }, (_, i) => {
    const [x, y] = [((i >> 2) % size) - size / 2 + 0.5, Math.floor((i >> 2) / size) - size / 2 + 0.5];
    return i % 4 < 3 ? stream.integer(60, 255) : x * x + y * y < (size * size) / 5 ? 255 : 0;
  });
  return { width: size, height: size, channels: 4, data };
}

const leaf = meshOf(
  [-1, 0, 0, 1, 0, 0, 1, 2, 0, -1, 2, 0],
  [0, 1, 2, 0, 2, 3],
  [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1],
  [0, 1, 1, 1, 1, 0, 0, 0],
);
const leafy: Material = matte(1, 1, 1, {
  baseColorTexture: { image: disc(32), wrapS: 'clamp', wrapT: 'clamp' },
  alphaCutoff: 0.5,
  doubleSided: true,
});
const turned = [0.8, 0, 0.6, 0, 1, 0, -0.6, 0, 0.8] as const;

const still = [
  placed(modelOf([ball(0.5, 24, [0, 0.5, 0]), matte(0.8, 0.3, 0.2, { roughness: 0.4 })])),
  placed(modelOf([box([0.8, 0.8, 0.8], [0, 0.4, 0]), matte(0.2, 0.4, 0.7)]), {
    position: [1.1, 0, -0.4],
    rotation: turned,
  }),
  placed(modelOf([box([0.6, 1.2, 0.3]), matte(0.9, 0.8, 0.5, { metallic: 1, roughness: 0.3 })]), {
    position: [-1.1, 0.2, 0],
    rotation: turned,
  }),
  placed(modelOf([leaf, leafy]), { position: [0, 0, -1.5], scale: 0.8 }),
];

const scenes: Record<string, Scene> = {
  none: sceneOf(still),
  catcher: sceneOf(still, { ground: 'catcher' }),
  checker: sceneOf(still, { ground: 'checker' }),
};

describe('golden pictures', () => {
  const renderer = softRenderer();

  it('are what they were when they were looked at', async () => {
    const pictures = Object.entries(scenes).flatMap(([name, scene]) =>
      ([1, 4, 8] as const).map((samples): [string, Raster] => [
        `${name}-${samples}`,
        renderer.render(scene, { width: 160, height: 120, samples, shadows: samples > 1 }),
      ]),
    );
    await expectSameRasters('soft-renderer', Object.fromEntries(pictures));
  });

  it('masks', () => {
    const { objects, parts, depth, normals } = renderer.masks(scenes.checker, { width: 160, height: 120 });
    const bytes = [objects, parts, depth, normals].map(
      ({ buffer }) => new Uint8Array(buffer, 0, buffer.byteLength),
    );
    const data = new Uint8Array(bytes.flatMap((list) => [...list]));
    expectGolden('soft-masks.txt', [pixelHash({ width: data.length, height: 1, channels: 1, data })]);
  });

  it('do not depend on what was drawn before, nor on whether the renderer is new', () => {
    const settings = { width: 160, height: 120, samples: 4, shadows: true } as const;
    const fresh = (scene: Scene): string => pixelHash(softRenderer().render(scene, settings));
    const kept = (scene: Scene): string => pixelHash(renderer.render(scene, settings));
    const big = sceneOf([placed(modelOf([ball(0.5, 60), matte(1, 1, 1)]))], { ground: 'checker' });
    for (const scene of [scenes.catcher, big, scenes.none, scenes.catcher, scenes.checker]) {
      renderer.render(big, { ...settings, width: 301, samples: 8 });
      expect(kept(scene)).toBe(fresh(scene));
    }
  });

  it('are the same object for object, whatever the order in which parts are kept apart', () => {
    // Disjoint objects in another order: the same picture, other ids.
    const settings = { width: 160, height: 120, samples: 8, shadows: true } as const;
    const reversed = { ...scenes.catcher, objects: [...still].reverse() };
    expect(pixelHash(renderer.render(reversed, settings))).toBe(
      pixelHash(renderer.render(scenes.catcher, settings)),
    );
  });
});
