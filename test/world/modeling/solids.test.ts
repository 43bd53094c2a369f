import { describe, expect, it } from 'vitest';
import * as build from '../../../src/world/modeling/index.js';
import { expectSolid } from './solid.js';

const { PI } = Math;
const heart = build.closedCurve<build.Point>(6, [[0, -1], [1, 0.2], [0.5, 0.8], [0, 0.4], [-0.5, 0.8], [-1, 0.2]]); // prettier-ignore
const ring = (r: number, y: number) => build.section(build.superellipse(2 * r, r, 3, 24), 'y', y);

describe('solids are closed and have the volume of their formula', () => {
  const solids: [string, () => import('../../../src/world/mesh.js').Mesh, number?, number?][] = [
    ['box', () => build.box(2, 3, 4), 24],
    ['beveled box', () => build.beveledBox(0.2, 0.3, 0.4, 0.02, 2), 0.024, 0.03],
    ['chamfered box', () => build.chamferedBox(0.2, 0.3, 0.4, 0.02), 0.0233227, 1e-5],
    ['box of round edges alone', () => build.beveledBox(1, 1, 1, 0.5, 4), PI / 6],
    ['box with one round side', () => build.beveledBox(1, 0.2, 3, 0.1, 2)],
    ['cylinder', () => build.cylinder(1, 2), 2 * PI],
    ['beveled cylinder', () => build.cylinder(1, 2, 32, 0.1), 2 * PI, 0.03],
    ['cone', () => build.cone(1, 3), PI],
    ['frustum', () => build.cone(2, 3, 1), 7 * PI],
    ['sphere', () => build.sphere(1, 48), (4 / 3) * PI],
    ['ellipsoid', () => build.ellipsoid(1, 2, 3, 48), 8 * PI],
    ['capsule', () => build.capsule(1, 4, 48), (4 / 3) * PI + 2 * PI],
    ['torus', () => build.torus(2, 0.5), PI * PI, 0.04],
    ['bowl', () => build.lathe([[0, 0], [0.5, 0], [1, 0.6], [0.95, 0.6], [0.46, 0.04], [0, 0.04]])], // prettier-ignore
    ['profile downward', () => build.lathe([[1, 2], [1, 0]]), 2 * PI], // prettier-ignore
    ['extruded heart', () => build.extrude(heart, 0.5)],
    ['beveled heart', () => build.extrude(heart, 0.5, { bevel: 0.05, bevelSegments: 3 })],
    ['star', () => build.extrude(build.star(5, 1, 0.4), 0.2, { bevel: 0.03 })],
    ['plate with holes', () => build.extrude(build.rectangle(4, 2), 1, { holes: [build.ellipse(1, 1, 48), build.movedOutline(build.rectangle(0.5, 0.5), 1.2, 0.1), build.movedOutline(build.ellipse(0.6, 1.5, 12), -1.3, 0)], bevel: 0.02 })], // prettier-ignore
    ['comb with points on straight sides', () => build.extrude([[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [5, 2], [4, 2], [4, 1], [3, 1], [3, 2], [2, 2], [2, 1], [1, 1], [1, 2], [0, 2]], 1), 8], // prettier-ignore
    ['prism', () => build.prism(build.regularPolygon(6, 1), 2), 3 * Math.sqrt(3)],
    ['loft', () => build.loft([ring(0.2, 0), ring(0.5, 0.4), ring(0.3, 1)])],
    ['loft backward', () => build.loft([ring(0.3, 1), ring(0.5, 0.4), ring(0.2, 0)])],
    ['smooth loft', () => build.loft(build.smoothSections([ring(0.2, 0), ring(0.5, 0.4), ring(0, 1)], 5))],
    ['tube', () => build.tube([[0, 0, 0], [0, 1, 0], [1, 2, 0], [1, 2, 2]], 0.1)], // prettier-ignore
    ['tapered round tube', () => build.tube(build.smoothCurve(6, [[0, 0, 0], [0, 1, 0.2], [0.4, 1.5, 0]]), Array.from({ length: 13 }, (_, i) => 0.1 - i * 0.005), 10, { caps: 'round' })], // prettier-ignore
    ['closed tube', () => build.tube(build.closedCurve(8, [[1, 0, 0], [0, 0.3, 1], [-1, 0, 0], [0, 0.5, -1]]), 0.1, 9, { closed: true })], // prettier-ignore
    ['swept bar', () => build.sweep([[0, 0, 0], [0, 0, 1], [0, 1, 2]], build.rectangle(0.2, 0.1), [1, 0.5, 1], { up: [0, 1, 0] })], // prettier-ignore
  ];
  it.each(solids)('%s', (_, make, volume, share) => {
    expectSolid(make(), volume, share);
    expectSolid(build.mirroredX(build.turned(make(), 'z', 30)), volume, share);
    expectSolid(build.flatNormals(make()), volume, share);
  });
});

it('has the area of a plate less its holes', () => {
  const plate = build.extrude(build.rectangle(4, 2), 1, { holes: [build.movedOutline(build.rectangle(1, 1), 1, 0), build.movedOutline(build.rectangle(1, 1), -1, 0)] }); // prettier-ignore
  expectSolid(plate, 6, 1e-6);
});

it('gives a ball the normals of a ball', () => {
  for (const mesh of [build.sphere(2), build.smoothNormals(build.flatNormals(build.sphere(2)), 60)]) {
    mesh.normals.forEach((value, i) => expect(Math.abs(value - mesh.positions[i] / 2)).toBeLessThan(0.02));
  }
});

it('keeps sharp edges sharp', () => {
  expect(build.smoothNormals(build.box(1, 1, 1), 60).positions.length).toBe(24 * 3);
  expect(
    new Set(
      build
        .cone(1, 1)
        .normals.filter((_, i) => i % 3 === 1)
        .map((y) => Math.round(y * 100)),
    ).size,
  ).toBe(2);
});
