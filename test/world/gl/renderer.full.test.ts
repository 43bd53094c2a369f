import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { openRenderer } from '../../../src/world/open-renderer.js';
import type { Renderer } from '../../../src/world/scene.js';
import { cubeRotations } from '../../../src/world/rotation/cube-group.js';
import { haveGl } from './open.js';
import { sceneOf, standing } from './scenes.js';

/** Set it to 10000 for the whole measurement, which takes minutes. */
const frames = Number(process.env.TOPSYTURVY_GL_FRAMES ?? 120);

describe.skipIf(!haveGl())('the renderer gl', () => {
  let gl: Renderer;
  beforeAll(async () => (gl = await openRenderer('gl')));
  afterAll(() => gl.dispose());

  const car = buildModel(
    catalog.find(({ category }) => category === 'car')!,
    ['gl', 1],
  );
  const scene = sceneOf([standing(car, cubeRotations[0], [0, 0, 0])], { azimuth: 30, elevation: 20 });

  test('names the driver', () => {
    expect(gl.name).toBe('gl');
    expect(gl.vendor).toMatch(/^ANGLE \(.+\)/);
  });

  test('refuses sizes, samples and cameras as soft does', async () => {
    const soft = await openRenderer('soft');
    const settings = { width: 64, height: 64, samples: 4, shadows: false } as const;
    const calls: ((renderer: Renderer) => unknown)[] = [
      (renderer) => renderer.render(scene, { ...settings, width: 0 }),
      (renderer) => renderer.render(scene, { ...settings, samples: 2 as 1 }),
      (renderer) => renderer.masks(scene, { width: 9000, height: 10 }),
      (renderer) => renderer.render({ ...scene, camera: { ...scene.camera, near: -1 } }, settings),
    ];
    for (const call of calls) {
      const said = [soft, gl].map((renderer) => {
        try {
          call(renderer);
          return 'nothing';
        } catch (error) {
          return (error as TopsyturvyError).message;
        }
      });
      expect(said[1]).toMatch(/^Expected /);
      expect(said[1]).toBe(said[0]);
    }
  });

  test('several stand beside each other, and a disposed one says so', async () => {
    const other = await openRenderer('gl');
    const size = { width: 64, height: 64 };
    const first = gl.objects(scene, size);
    expect(other.objects(scene, size)).toEqual(first);
    other.dispose();
    other.dispose();
    expect(() => other.objects(scene, size)).toThrow('a live renderer');
    expect(gl.objects(scene, size)).toEqual(first);
  });

  test('leaves the environment and the console as they were', () => {
    const { DISPLAY } = process.env;
    if (DISPLAY !== undefined) expect(DISPLAY).not.toBe('');
    expect('DISPLAY' in process.env).toBe(DISPLAY !== undefined);
  });

  test(`${frames} frames of new models leave memory flat`, { timeout: 3_600_000 }, async () => {
    const kinds = catalog.filter((_, i) => i % 6 === 0);
    const mebibytes = () => process.memoryUsage().rss / 0x100000;
    let early = 0;
    let model = car;
    for (let i = 0; i < frames; i++) {
      // Again and again a model that was never seen before: none may be held for ever by what drew it.
      if (i % 4 === 0) model = buildModel(kinds[i % kinds.length], ['gl memory', i]);
      const placed = standing(model, cubeRotations[i % 24], [0, 0.9, 0]);
      const frame = sceneOf([placed], { azimuth: i % 360, elevation: 20, ground: 'catcher' });
      const side = [128, 192, 256, 320][i % 4];
      gl.render(frame, { width: side, height: side, samples: 4, shadows: true });
      if (i % 10 === 0) gl.masks(frame, { width: side, height: side });
      // What was let go is freed when the event loop turns, as it does between items.
      if (i % 8 === 0) await setImmediate();
      if (i === Math.floor(frames / 4)) early = mebibytes();
    }
    const grown = mebibytes() - early;
    console.log(`resident memory after ${frames} frames: ${early.toFixed(0)} + ${grown.toFixed(0)} MiB`);
    expect(grown).toBeLessThan(100);
  });
});
