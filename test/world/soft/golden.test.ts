import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { type Raster, pixelHash } from '../../../src/draw/raster.js';
import type { Material } from '../../../src/world/material.js';
import { softRenderer } from '../../../src/world/soft/renderer.js';
import type { Scene } from '../../../src/world/scene.js';
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

/** Looked at, before they were written down. */
const goldens: Record<string, string> = {
  'none, 1 samples': '9f8f9059309ce2212c2f8fcda24b9f449fa4876a249ffdae9702c2caa837b3bf',
  'catcher, 1 samples': '9f8f9059309ce2212c2f8fcda24b9f449fa4876a249ffdae9702c2caa837b3bf',
  'none, 4 samples': '7ee521d950a6d4d68f31853b77e0b0320035a0d53c7cecce1ad6d92dafd416c7',
  'none, 8 samples': '21bb6f6b4059165b315035dbce63b2dfe77c7df5bd515674fc875ac44b7ded4d',
  'catcher, 4 samples': '9e67f7b44d8212d487fbfc23506a9ce9cc656caa42f03e81e38b7ea7485c760e',
  'catcher, 8 samples': '8c6c03f33ba7c869fca6c5354ab20920399a8593dd81a36a3ff80590c2b94faf',
  'checker, 1 samples': 'b2c21aa84db2534ff8e8fc715b197c8cdb085c63c2429d1d2a59d8a5a2fd9354',
  'checker, 4 samples': 'a53ba625a7f55aeed765ab6c13d555a90d9dbe717d088a506ed5bd7d82bc63a6',
  'checker, 8 samples': '51f74f600d976878b199370aef7bd08b6dea4d446f72bc181ec223b15a166019',
  masks: 'd2054d458f9e5729e352229cee7900bbf8cdcccc30e81e9befeea897ab7f3d45',
};

describe('golden pictures', () => {
  const renderer = softRenderer();
  for (const [name, scene] of Object.entries(scenes))
    for (const samples of [1, 4, 8] as const) {
      const key = `${name}, ${samples} samples`;
      it(key, () => {
        const picture = renderer.render(scene, { width: 160, height: 120, samples, shadows: samples > 1 });
        expect(pixelHash(picture)).toBe(goldens[key]);
      });
    }

  it('masks', () => {
    const { objects, parts, depth, normals } = renderer.masks(scenes.checker!, { width: 160, height: 120 });
    const bytes = [objects, parts, depth, normals].map(
      ({ buffer }) => new Uint8Array(buffer, 0, buffer.byteLength),
    );
    const data = new Uint8Array(bytes.flatMap((list) => [...list]));
    expect(pixelHash({ width: data.length, height: 1, channels: 1, data })).toBe(goldens.masks);
  });

  it('do not depend on what was drawn before, nor on whether the renderer is new', () => {
    const settings = { width: 160, height: 120, samples: 4, shadows: true } as const;
    const fresh = (scene: Scene): string => pixelHash(softRenderer().render(scene, settings));
    const kept = (scene: Scene): string => pixelHash(renderer.render(scene, settings));
    const big = sceneOf([placed(modelOf([ball(0.5, 60), matte(1, 1, 1)]))], { ground: 'checker' });
    for (const scene of [scenes.catcher!, big, scenes.none!, scenes.catcher!, scenes.checker!]) {
      renderer.render(big, { ...settings, width: 301, samples: 8 });
      expect(kept(scene)).toBe(fresh(scene));
    }
  });

  it('are the same object for object, whatever the order in which parts are kept apart', () => {
    // Disjoint objects in another order: the same picture, other ids.
    const settings = { width: 160, height: 120, samples: 8, shadows: true } as const;
    const reversed = { ...scenes.catcher!, objects: [...still].reverse() };
    expect(pixelHash(renderer.render(reversed, settings))).toBe(
      pixelHash(renderer.render(scenes.catcher!, settings)),
    );
  });
});
