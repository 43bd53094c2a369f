import { describe, expect, test } from 'vitest';
import { inFrame, named, trimmed } from '../../src/content/bodies/human/shapes.js';
import { shifted, widened } from '../../src/content/bodies/quadruped/shapes.js';
import { Stream } from '../../src/core/stream.js';
import { field } from '../../src/world/modeling/organic/distance-field/field-kernel.js';
import { fieldReference } from '../../src/world/modeling/organic/distance-field/reference.js';
import {
  ball,
  blob,
  block,
  limb,
  mirroredShape,
  turnedShape,
  turnMatrix,
  type Shape,
} from '../../src/world/modeling/index.js';
import { Field } from '../../src/world/modeling/organic/field.js';
import { egg, sheet } from '../../src/world/modeling/organic/shapes.js';
import type { Vec3 } from '../../src/world/vector.js';
import { Both } from './both.js'; // prettier-ignore

const both = new Both(field, fieldReference);
const stream = new Stream(['kernels', 'field']);
const odd = [0, -0, NaN, Infinity, -Infinity, 1e300, -1e300, 1e-300];
const within = (reach: number): number => stream.uniform(-reach, reach);
const place = (): Vec3 => [within(1), within(1), within(1)];
const size = (): number => stream.uniform(0.02, 0.5);
const turn = () => turnMatrix(stream.choice(['x', 'y', 'z'] as const), within(180));

const solids: Readonly<Record<string, () => Shape>> = {
  ball: () => ball(place(), size()),
  blob: () => blob(place(), [size(), size(), size()]),
  egg: () => egg(place(), turn(), [size(), size(), size()]),
  limb: () => limb(place(), place(), size(), size()),
  'limb of one width': () => limb(place(), place(), 0.1),
  block: () => block(place(), [size(), size(), size()], stream.uniform(0, 0.1)),
  sheet: () => sheet([place(), place(), place()], 0.1 * size()),
  'sheet without area': () => sheet([[0, 0, 0], [0, 0, 0], stream.choice([[0, 1, 0], [0, 0, 0]])], 0.1), // prettier-ignore
};
const changes: readonly ((shape: Shape) => Shape)[] = [
  (shape) => shape,
  (shape) => named('part', shape),
  (shape) => trimmed(shape, place(), [0, 0.6, 0.8], 0.1 * size()),
  (shape) => inFrame(shape, turn(), place()),
  (shape) => turnedShape(shape, 'y', within(180)),
  mirroredShape,
  (shape) => shifted(shape, within(1)),
  (shape) => widened(shape, stream.uniform(0.5, 2)),
];
const change = (shape: Shape): Shape => stream.choice(changes)(shape);

/** Puts shapes that melt, and calls with the place of their list. */
function put(shapes: readonly Shape[]): number {
  const { records, places } = new Field(shapes, 0.1);
  const start = both.put(records);
  return both.put(places.map((at) => at + start));
}

function agree(shapes: readonly Shape[]): void {
  both.begin();
  const list = put(shapes);
  const [nx, ny, nz] = [1 + stream.below(9), 2, 3];
  const grid = both.take(8 * (nx + 1) * (ny + 1) * nz);
  const from = place().map((x) => Math.round(10 * x));
  both.run((loops) =>
    loops.sample(grid, nx + 1, (nx + 1) * (ny + 1), nx, ny, nz, from[0], from[1], from[2], 0.1, 0.01, list, shapes.length),
  ); // prettier-ignore
  both.doublesAgree(grid, (nx + 1) * (ny + 1) * nz);

  const count = 1 + stream.below(8);
  const coordinates = Float64Array.from({ length: 3 * count }, () =>
    stream.below(20) === 0 ? odd[stream.below(odd.length)] : within(1.2),
  );
  const points = both.put(coordinates);
  // Not all of the points, and not in their order.
  const chosen = stream.shuffle(Array.from({ length: count }, (_, i) => i)).slice(0, 1 + stream.below(count));
  const which = both.put(Int32Array.from(chosen));
  const owners = both.take(4 * count);
  both.run((loops) => loops.nearest(owners, points, which, chosen.length, list, shapes.length));
  both.bytesAgree(owners, 4 * count);
  const normals = both.take(24 * count);
  const room = both.take(4 * shapes.length);
  both.run((loops) =>
    loops.settle(points, normals, which, chosen.length, 0.05, 0.01, list, shapes.length, room),
  ); // prettier-ignore
  both.doublesAgree(points, 3 * count);
  both.doublesAgree(normals, 3 * count);
}

describe('field: the kernel and its reference', () => {
  test.each(Object.keys(solids))('a %s, as it is, turned, cut and moved', (name) => {
    for (let i = 0; i < 60; i++) agree([change(change(change(solids[name]())))]);
  });

  test('shapes that melt into each other and cut from each other', () => {
    for (let i = 0; i < 100; i++)
      agree(
        Array.from({ length: 1 + stream.below(12) }, () => ({
          ...change(stream.choice(Object.values(solids))()),
          mode: stream.choice(['add', 'add', 'carve'] as const),
          blend: stream.choice([0, 0.05, 0.5]),
        })),
      );
  });

  test('shapes most of which are too far away to change the field where it is settled', () => {
    for (let i = 0; i < 60; i++)
      agree(
        Array.from({ length: 10 + stream.below(30) }, () => ({
          ...change(change(stream.choice(Object.values(solids))())),
          mode: stream.choice(['add', 'add', 'add', 'carve'] as const),
          blend: stream.choice([0, 0.01, 0.05]),
        })),
      );
  });

  test('no shapes', () => {
    both.begin();
    const grid = both.take(64);
    both.run((loops) => loops.sample(grid, 2, 4, 2, 2, 2, 0, 0, 0, 0.1, 0.01, grid, 0));
    both.doublesAgree(grid, 8);
    expect(both.memories[0].doubles[grid / 8]).toBe(Infinity);
  });
});
