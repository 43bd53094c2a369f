import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { axes } from '../../../src/world/gltf/declaration.js';
import { loadModel } from '../../../src/world/gltf/load.js';
import { temporaryFolder } from '../../dataset/folders.js';
import { Craft, cornersOf, craftWedge } from './craft.js';

type Point = [number, number, number];
const unit = (axis: string): Point =>
  ['x', 'y', 'z'].map((name) => (axis[1] === name ? (axis[0] === '+' ? 1 : -1) : 0)) as Point;

/** Small triangles at 4 units to the front, 3 to the top, 2 to the left of a person who looks out of the front. */
function marked(front: string, up: string): Craft {
  const [f, u] = [unit(front), unit(up)];
  // Of a right-handed person, left is up × front.
  const left: Point = [u[1] * f[2] - u[2] * f[1], u[2] * f[0] - u[0] * f[2], u[0] * f[1] - u[1] * f[0]];
  const craft = new Craft();
  const at = (axis: Point, far: number) =>
    craft.accessor(
      Float32Array.from(
        [0, 1, 2].flatMap((corner) => axis.map((v, k) => v * far + (k === corner ? 0.01 : 0))),
      ),
      'VEC3',
    );
  craft.primitive({ POSITION: at(f, 4) });
  craft.primitive({ POSITION: at(u, 3) });
  craft.primitive({ POSITION: at(left, 2) });
  return craft;
}

describe('front and up', () => {
  const pairs = axes.flatMap((front) =>
    axes.filter((up) => up[1] !== front[1]).map((up) => [front, up] as const),
  );

  test.each(pairs)('front %s, up %s', async (front, up) => {
    const { model } = await marked(front, up).load({ front, up });
    const [ahead, above, aside] = model.parts.map(({ mesh }) => mesh.positions);
    // Ahead of the others, above them, and to the left of them, which is +X; each by what was marked.
    expect(ahead[2] - above[2]).toBeCloseTo(4, 1);
    expect(above[1] - ahead[1]).toBeCloseTo(3, 1);
    expect(aside[0] - ahead[0]).toBeCloseTo(2, 1);
  });

  test('24 ways, all rotations', () => expect(pairs).toHaveLength(24));
});

describe('size and place', () => {
  test('stands on the floor, its footprint centered, wherever the file has it', async () => {
    const craft = craftWedge();
    craft.json.nodes[0].translation = [100, -50, 7];
    expect(cornersOf(await craft.load())).toEqual([[-2, 0, 0], [2, 0, 0], [-2, 2, 0]]); // prettier-ignore
  });

  test.each([
    [{ scale: 0.5 }, 1],
    [{ height: 3 }, 3],
    [{ height: 6, up: '+x', front: '+z' } as const, 6],
  ])('%j', async (options, height) => {
    const corners = cornersOf(await craftWedge().load(options));
    const ys = corners.map(([, y]) => y);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([0, height]);
  });
});

test('a side file declares, options win, and what neither says is assumed', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'old sofa.glb');
  writeFileSync(file, craftWedge().glb());
  expect(await loadModel(file)).toMatchObject({
    declared: [],
    declaration: { category: 'old sofa', broadClass: 'miscellaneous', front: '+z', up: '+y', hasFront: true },
  });
  writeFileSync(
    join(folder, 'old sofa.json'),
    JSON.stringify({ category: 'sofa', broadClass: 'furniture', front: '-x', height: 0.8, hasText: true }),
  );
  const loaded = await loadModel(file, { front: '+x', scale: 2, category: undefined, up: undefined });
  expect(loaded.declared).toEqual(['broadClass', 'category', 'front', 'hasText', 'scale']);
  expect(loaded.declaration).toMatchObject({ category: 'sofa', front: '+x', scale: 2, hasText: true });
  expect(loaded.declaration.height).toBeUndefined();
  expect(loaded.model).toMatchObject({
    category: 'sofa',
    broadClass: 'furniture',
    hasFront: true,
    hasUp: true,
  });
  expect(Object.keys(loaded.hashes)).toEqual(['old sofa.glb', 'old sofa.json']);
});

test('what looks the same after a turn has no front', async () => {
  const { model, declaration } = await craftWedge().load({ symmetry: 'continuous' });
  expect([model.hasFront, declaration.symmetry]).toEqual([false, 'continuous']);
});
