import { describe, expect, it, test } from 'vitest';
import type { BodyPose, PosedBody } from '../../../src/content/bodies/body.js';
import { bipeds } from '../../../src/content/bodies/biped/index.js';
import { standingBiped } from '../../../src/content/bodies/biped/mammal/poses.js';
import { rootsOn } from '../../../src/content/bodies/hair/roots.js';
import { quadrupeds } from '../../../src/content/bodies/quadruped/index.js';
import { standing } from '../../../src/content/bodies/quadruped/poses/standing.js';
import { Stream } from '../../../src/core/stream.js';
import type { Mesh, Part } from '../../../src/world/model.js';
import { bounds } from '../../../src/world/modeling/index.js';
import { ellipsoid } from '../../../src/world/modeling/solids/index.js';
import { dot, length, normalize, subtract, type Vec3 } from '../../../src/world/vector.js';

const isHair = ({ material }: Part): boolean => material.alphaCutoff !== undefined;
const trianglesOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);

/** Animals with hair, standing. */
const bodies: readonly (readonly [string, PosedBody])[] = [
  ...quadrupeds.map((kind) => [kind, standing] as const),
  ...bipeds.map((kind) => [kind, standingBiped] as const),
].flatMap(([kind, pose]) => {
  const stream = new Stream(['fur', kind.name]);
  const look = kind.look(stream.child('look'));
  const posed = (pose as (...args: readonly unknown[]) => BodyPose)(stream.child('pose'), kind, look);
  const body = kind.build(look, posed);
  return body.parts.some(isHair) ? [[kind.name, body] as const] : [];
});

test('those have hair whose manes, tails, fur or spines are long', () => {
  const names = bodies.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['lion', 'horse', 'zebra', 'hedgehog', 'yak', 'wolf', 'panda', 'gorilla', 'cow']),
  );
  expect(names).not.toContain('hippo');
  expect(names).not.toContain('penguin');
});

describe.each(bodies)('%s', (_, body) => {
  const hair = body.parts.filter(isHair);

  it('has hair that belongs to parts that it has without, and not too much', () => {
    const skins = new Set(body.parts.filter((part) => !isHair(part)).map(({ name }) => name));
    for (const { name } of hair) expect(skins).toContain(name);
    expect(trianglesOf(hair)).toBeGreaterThan(100);
    expect(trianglesOf(hair)).toBeLessThan(60_000);
  });

  it('sees: no hair grows or hangs into an eye', () => {
    for (const side of ['left', 'right']) {
      const { min, max } = bounds(
        ...body.parts.filter(({ name }) => name === `${side} eye`).map(({ mesh }) => mesh),
      );
      const middle = min.map((value, k) => (value + max[k]) / 2) as unknown as Vec3;
      const radius = Math.max(...max.map((value, k) => value - min[k])) / 2;
      const skull = bounds(...body.parts.filter(({ name }) => name === 'head').map(({ mesh }) => mesh));
      const inside = skull.min.map((value, k) => (value + skull.max[k]) / 2) as unknown as Vec3;
      const out = normalize(subtract(middle, inside));
      const near = hair
        .flatMap(({ mesh }) => placesOf(mesh))
        .map((place) => subtract(place, middle))
        .filter((off) => length(off) < 1.5 * radius && dot(off, out) > 0.5 * radius);
      expect(near).toEqual([]);
    }
  });

  it('has no hair in the ground', () => {
    for (const { mesh } of hair)
      for (let i = 1; i < mesh.positions.length; i += 3)
        expect(mesh.positions[i]).toBeGreaterThanOrEqual(-1e-6);
  });
});

const placesOf = ({ positions }: Mesh): Vec3[] =>
  Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[3 * i],
    positions[3 * i + 1],
    positions[3 * i + 2],
  ]);

describe('roots', () => {
  const solid = ellipsoid(0.3, 0.2, 0.5, 40);
  const roots = rootsOn(solid, 0.03);

  it('are as many to an area all over a solid', () => {
    // Knud Thomsen's approximation of an ellipsoid's surface.
    const p = 1.6075;
    const [a, b, c] = [0.3 ** p, 0.2 ** p, 0.5 ** p];
    const area = 4 * Math.PI * ((a * b + a * c + b * c) / 3) ** (1 / p);
    // Lines meet what faces their axis at an angle, so that there are fewer where it faces none: between 1 and √3 times fewer.
    const perArea = (roots.length * 0.03 * 0.03) / area;
    expect(perArea).toBeGreaterThan(0.65);
    expect(perArea).toBeLessThan(1);
    for (const {
      place: [x, y, z],
    } of roots)
      expect(Math.hypot(x / 0.3, y / 0.2, z / 0.5)).toBeCloseTo(1, 1);
  });

  it('do not depend on triangles, and those of a mirror image are mirror images', () => {
    const fine = rootsOn(ellipsoid(0.3, 0.2, 0.5, 90), 0.03);
    const keys = new Set(fine.map(({ cell, side }) => `${cell.join()} ${side}`));
    const same = roots.filter(({ cell, side }) => keys.has(`${cell.join()} ${side}`)).length;
    expect(same / roots.length).toBeGreaterThan(0.95);
    const flipped = { ...solid, positions: solid.positions.map((value, i) => (i % 3 === 0 ? -value : value)), normals: solid.normals.map((value, i) => (i % 3 === 0 ? -value : value)) }; // prettier-ignore
    const places = (all: typeof roots, sign: number): string[] =>
      all.map(({ place: [x, y, z], cell }) => [sign * x, y, z].map((v) => (v + 0).toFixed(4)).join() + cell.join()).sort(); // prettier-ignore
    expect(places(rootsOn(flipped, 0.03), -1)).toEqual(places(roots, 1));
  });
});
