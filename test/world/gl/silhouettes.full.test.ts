import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { buildModel, catalog, type CatalogModel } from '../../../src/content/models/index.js';
import type { Model } from '../../../src/world/model.js';
import { openRenderer } from '../../../src/world/open-renderer.js';
import { cubeRotations } from '../../../src/world/rotation/cube-group.js';
import type { Scene, Renderer } from '../../../src/world/scene.js';
import { compareMasks } from './agreement.js';
import { haveGl } from './open.js';
import { sceneOf, someView, standing } from './scenes.js';

const built = new Map<CatalogModel, Model>();
function modelOf(entry: CatalogModel): Model {
  let model = built.get(entry);
  if (!model) built.set(entry, (model = buildModel(entry, ['gl', 1])));
  return model;
}

const size = { width: 256, height: 256 };

/** The second road for every pose: an engine that shares no rasterizer with ours must see the same. */
describe.skipIf(!haveGl())('soft and gl see the same', () => {
  let soft: Renderer;
  let gl: Renderer;
  beforeAll(async () => {
    soft = await openRenderer('soft');
    gl = await openRenderer('gl');
  });
  afterAll(() => gl.dispose());

  function agree(scene: Scene): void {
    const found = compareMasks(soft.masks(scene, size), gl.masks(scene, size), scene.objects.length);
    for (const iou of found.iou) expect(iou).toBeGreaterThanOrEqual(0.99);
    // Which of two is in front, of objects and of parts (some lie in one plane); and how far away and how turned it is.
    expect(found.otherObject / found.seen).toBeLessThan(0.01);
    expect(found.otherPart / found.same).toBeLessThan(0.02);
    // The edges of hairs, which lie in front of what is behind, are cut out by textures that each engine reads by itself.
    expect(found.otherDepth / found.same).toBeLessThan(0.005);
    expect(found.otherNormal / found.same).toBeLessThan(0.01);
  }

  // Three neighbors in the catalog have all 24 poses between them.
  const posed = catalog.map((entry, at) => [entry.category, entry, at % 3] as const);
  test.each(posed)('%s in 8 of 24 poses', (category, entry, turn) => {
    const model = modelOf(entry);
    cubeRotations.forEach((rotation, i) => {
      if (i % 3 === turn) agree(sceneOf([standing(model, rotation, [0, 0, 0])], someView(category, i)));
    });
  });

  const pairs = catalog.map((entry, i) => [entry, catalog[(i + 5) % catalog.length]] as const);
  test.each(pairs.map(([a, b]) => [a.category, b.category, a, b] as const))(
    '%s before and behind %s',
    (first, second, a, b) => {
      const stream = new Stream(['gl pairs', first, second]);
      const models = [modelOf(a), modelOf(b)] as const;
      for (const near of [0.9, -0.9]) {
        const [dx, dy, dz] = [stream.uniform(-0.6, 0.6), stream.uniform(-0.3, 0.3), near];
        const objects = models.map((model, at) =>
          standing(model, stream.choice(cubeRotations), at === 0 ? [0, 0, 0] : [dx, dy, dz]),
        );
        const view = { azimuth: stream.uniform(-20, 20), elevation: stream.uniform(5, 40) };
        agree(sceneOf(objects, view, 1.8));
      }
    },
  );

  test('the checkered ground hides what lies below it', () => {
    for (const [i, kind] of catalog.slice(0, 6).entries()) {
      const model = buildModel(kind, ['gl', 3]);
      const placed = standing(model, cubeRotations[i], [0, 0.2, 0]);
      const scene = sceneOf([placed], { azimuth: 30 + 50 * i, elevation: 20 });
      agree({ ...scene, ground: 'checker' });
      const seen = (ground: Scene['ground']) =>
        gl.objects({ ...scene, ground }, size).reduce((sum, id) => sum + id, 0);
      expect(seen('checker')).toBeLessThan(seen('none'));
    }
  });
});
