import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../src/world/scene.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { ball, box, matte, modelOf, placed, sceneOf } from './scenes.js';
import { someOf } from '../../few.js';

const renderer = softRenderer();
const white = matte(0.6, 0.6, 0.6);
const size = 192;

const green = (scene: Scene, shadows: boolean): number[] => {
  const { data } = renderer.render(scene, { width: size, height: size, samples: 4, shadows });
  return Array.from({ length: size * size }, (_, i) => data[3 * i + 1]);
};

const sunAt = (direction: readonly [number, number, number]): Scene['lights'] => ({
  sky: [0.4, 0.4, 0.4],
  ground: [0.3, 0.3, 0.3],
  sun: { direction, color: [1, 1, 1] },
});

describe('shadows', () => {
  it.each(
    someOf(
      [
        ['ball', ball(1, 48)],
        ['coarse ball', ball(1, 8)],
        ['box', box([1.2, 1.4, 1.6])],
      ],
      1,
    ),
  )('a %s alone has none on itself', (name, mesh) => {
    for (const direction of [
      [0.48, 0.8, 0.36],
      [0.8, 0.6, 0],
      [-0.6, 0.48, 0.64],
    ] as const) {
      const scene = sceneOf([placed(modelOf([mesh, white]))], { lights: sunAt(direction) });
      const lit = green(scene, false);
      const shaded = green(scene, true);
      // Facets of a coarse ball turn away from the sun before its smooth normals do.
      const most = name === 'coarse ball' ? 24 : 4;
      for (let i = 0; i < lit.length; i++) expect(Math.abs(lit[i] - shaded[i])).toBeLessThanOrEqual(most);
    }
  });

  it('fall on what lies behind, as far as what casts them goes', () => {
    // A plate above a table, the sun straight above, seen from straight above but for the plate's edge.
    const table = modelOf([box([4, 0.2, 4], [0, -0.1, 0]), white]);
    const plate = placed(modelOf([box([1, 0.05, 1], [0, 1, 0]), white]));
    const camera = {
      position: [0, 0.5, 3.2],
      target: [0, 0, 0],
      fieldOfView: 50,
      near: 0.1,
      far: 50,
    } as const;
    const lights = sunAt([0, 1, 0]);
    const scene = sceneOf([placed(table), plate], { camera, lights });
    const masks = renderer.masks(scene, { width: size, height: size });
    const lit = green(scene, false);
    const shaded = green(scene, true);
    // Where a point of the table is: the middle column, at its depth along the axis.
    const forward = [-0.5 / Math.hypot(0.5, 3.2), -3.2 / Math.hypot(0.5, 3.2)];
    let [under, open] = [0, 0];
    for (let y = 0; y < size; y++) {
      const i = y * size + size / 2;
      if (masks.objects[i] !== 1 || masks.normals[3 * i + 1] < 0.9) continue;
      const up = (size / 2 - y - 0.5) / (size / 2 / Math.tan((25 * Math.PI) / 180));
      const z = 3.2 + masks.depth[i] * (forward[1] + up * forward[0]);
      if (Math.abs(z) < 0.44) {
        under++;
        expect(shaded[i]).toBeLessThan(lit[i] - 40);
      } else if (Math.abs(z) > 0.56) {
        open++;
        expect(Math.abs(shaded[i] - lit[i])).toBeLessThanOrEqual(1);
      }
    }
    expect(under).toBeGreaterThan(5);
    expect(open).toBeGreaterThan(10);
  });

  it('lie on the ground beside an object, away from the sun, and nowhere without one', () => {
    const camera = {
      position: [0, 6, 0.01],
      target: [0, 0, 0],
      fieldOfView: 50,
      near: 0.1,
      far: 50,
    } as const;
    const background = { top: [200, 200, 200], bottom: [200, 200, 200] } as const;
    const lights = sunAt([0.6, 0.8, 0]);
    const more = { camera, background, lights, ground: 'catcher' } as const;
    const picture = green(sceneOf([placed(modelOf([box([1, 1, 1], [0, 0.5, 0]), white]))], more), true);
    // The sun comes from +X, the right: the shadow reaches 0.75 m to the left of the box's left side.
    const row = picture.slice((size / 2) * size, (size / 2 + 1) * size);
    const column = (x: number): number => Math.round(size / 2 + (x * (size / 2)) / (6 * 0.4663));
    for (let i = 0; i < column(-1.7); i++) expect(row[i]).toBe(200);
    for (let i = column(-1.1); i < column(-0.7); i++) expect(row[i]).toBeLessThan(160);
    for (let i = column(1); i < size; i++) expect(row[i]).toBe(200);
    expect(new Set(green(sceneOf([], more), true))).toEqual(new Set([200]));
  });

  it('leave no seam between object and ground', () => {
    const scene = sceneOf([placed(modelOf([box([1, 1, 1], [0, 0.5, 0]), white]))], {
      ground: 'catcher',
      background: { top: [230, 230, 230], bottom: [230, 230, 230] },
      lights: sunAt([0.6, 0.8, 0]),
    });
    const masks = renderer.masks(scene, { width: size, height: size });
    const picture = green(scene, true);
    // Just below the box everything is darker than the open ground: contact.
    const below: number[] = [];
    for (let x = 0; x < size; x++) {
      let y = size - 1;
      while (y >= 0 && masks.objects[y * size + x] === 0) y--;
      if (y < 0 || y + 1 >= size) continue;
      below.push(picture[(y + 1) * size + x]);
    }
    expect(below.length).toBeGreaterThan(20);
    expect(Math.max(...below)).toBeLessThanOrEqual(229);
    expect(below.reduce((sum, value) => sum + value) / below.length).toBeLessThan(224);
  });
});
