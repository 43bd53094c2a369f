import { expect, test } from 'vitest';
import { bodyKinds } from '../../../src/content/bodies/index.js';
import { toRest } from '../../../src/content/bodies/quadruped/coat/at-rest.js';
import { wholly } from '../../../src/content/bodies/quadruped/coat/belonging.js';
import { stripes } from '../../../src/content/bodies/quadruped/coat/stripes.js';
import type { Quadruped } from '../../../src/content/bodies/quadruped/index.js';
import { attitudes } from '../../../src/content/bodies/quadruped/poses/index.js';
import { rigged } from '../../../src/content/bodies/quadruped/rig.js';
import { Stream } from '../../../src/core/stream.js';
import type { Vec3 } from '../../../src/world/vector.js';

const kind = (name: string) => bodyKinds.find((one) => one.name === name) as Quadruped;
const distance = (a: Vec3, b: Vec3): number =>
  Math.sqrt(a.reduce((sum, value, k) => sum + (value - b[k]) ** 2, 0));

test.each(['cat', 'zebra', 'tiger', 'giraffe', 'lion', 'panda', 'jaguar', 'rabbit', 'antelope', 'dog'])(
  'the coat of a %s goes on over the borders of its parts, by the colors of its mesh',
  (name) => {
    const animal = kind(name);
    const stream = new Stream(['coats', name]);
    const look = animal.look(stream.child('look'));
    const { parts } = animal.build(look, { angles: {}, lift: 0 });
    const colors = new Map<string, { part: string; color: number[] }[]>();
    for (const { name: part, mesh } of parts) {
      if (part !== 'trunk' && part !== 'neck' && !part.endsWith('leg')) continue;
      for (let i = 0; i < mesh.positions.length; i += 3) {
        const key = Array.from(mesh.positions.subarray(i, i + 3)).join(' ');
        const here = colors.get(key) ?? [];
        here.push({ part, color: Array.from(mesh.colors!.subarray(i, i + 3)) });
        colors.set(key, here);
      }
    }
    const shared = [...colors.values()].filter((list) => new Set(list.map(({ part }) => part)).size > 1);
    expect(shared.length).toBeGreaterThan(50);
    // A place on a line between two colors has both, on each of its sides.
    const unlike = shared.filter((list) => {
      const [first, ...others] = [...new Set(list.map(({ part }) => part))].map((part) =>
        list.filter((one) => one.part === part).map(({ color }) => color),
      );
      return others.some((other) =>
        first.every((a) => other.every((b) => a.some((value, k) => Math.abs(value - b[k]) > 0.08))),
      );
    });
    expect(unlike.length / shared.length).toBeLessThan(0.02);
  },
);

test('in a pose, a place near the border of leg and trunk is at nearly the same place at rest by both', () => {
  const animal = kind('cat');
  const look = animal.look(new Stream(['coats', 'rest']));
  const walking = attitudes.find(({ name }) => name === 'walking')!;
  const { angles } = walking.pose(new Stream(['coats', 'walking']), animal, look);
  const rig = rigged(animal.skeleton(look), angles);
  const rest = toRest(rig);
  const [x, y, z] = rig.joint('left front shoulder');
  for (const p of [
    [x + 0.08, y, z],
    [x + 0.08, y - 0.05, z + 0.03],
    [x + 0.06, y + 0.05, z - 0.04],
  ] as Vec3[])
    // prettier-ignore
    expect(distance(rest('trunk', p), rest('left front leg', p))).toBeLessThan(0.03);
});

test('stripes change nowhere by a jump along a line over trunk and leg', () => {
  const share = stripes({ period: 0.12, legs: [{ z: 0.3, top: 0.55 }, { z: -0.45, top: 0.55 }], seed: 4 }); // prettier-ignore
  let [changes, last] = [0, share([0.1, 0.9, 0.35], wholly('trunk'))];
  for (let i = 1; i <= 32000; i++) {
    const t = i / 32000;
    const now = share([0.1, 0.9 - 0.8 * t, 0.35 - 0.7 * t * t], wholly(t < 0.5 ? 'trunk' : 'front leg'));
    expect(Math.abs(now - last)).toBeLessThan(0.05);
    changes += Math.abs(now - last);
    last = now;
  }
  expect(changes).toBeGreaterThan(6);
});
