import { describe, expect, test } from 'vitest';
import { cutMesh } from '../../src/families/mirror/body/places/cut-mesh.js';
import { cutPlaced } from '../../src/families/mirror/body/places/cut-placed.js';
import type { Mesh } from '../../src/world/mesh.js';
import { beveledBox, materials, sphere, tileUvs, torus, turnMatrix } from '../../src/world/modeling/index.js';
import { place } from '../../src/world/pose.js';
import type { Placed } from '../../src/world/scene.js';
import { cross, dot, length, subtract, type Vec3 } from '../../src/world/vector.js';

const corner = ({ positions: p }: Mesh, i: number): Vec3 => [p[3 * i], p[3 * i + 1], p[3 * i + 2]];

function areaOf(mesh: Mesh | undefined): number {
  if (!mesh) return 0;
  let sum = 0;
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => corner(mesh, mesh.indices[i + k]));
    sum += length(cross(subtract(b, a), subtract(c, a))) / 2;
  }
  return sum;
}

const shapes: readonly (readonly [string, Mesh])[] = [
  ['sphere', sphere(0.4, 24)],
  ['torus', torus(0.4, 0.1, 40, 16)],
  ['tiled box', tileUvs(beveledBox(1, 0.5, 0.7, 0.05), [0.3, 0.3])],
];
const normal: Vec3 = [0.48, 0.6, 0.64];

describe.each(shapes)('a %s cut by a plane', (_, mesh) => {
  test.each([-0.15, 0, 0.2])('at %f: both halves are the whole, each on its side', (offset) => {
    const [before, behind] = cutMesh(mesh, { normal, offset });
    expect(areaOf(before) + areaOf(behind)).toBeCloseTo(areaOf(mesh), 4);
    for (const [half, side] of [[before!, 1], [behind!, -1]] as const) {
      expect(half.normals.length).toBe(half.positions.length);
      expect(half.uvs?.length).toBe(half.uvs && (half.positions.length / 3) * 2);
      for (let i = 0; i < half.positions.length / 3; i++)
        expect(side * (dot(normal, corner(half, i)) - offset)).toBeGreaterThan(-1e-6);
    } // prettier-ignore
  });

  test('along the cut both halves have the same corners', () => {
    const [before, behind] = cutMesh(mesh, { normal, offset: 0.05 });
    const onPlane = (half: Mesh) =>
      new Set(
        Array.from({ length: half.positions.length / 3 }, (_, i) => corner(half, i))
          .filter((p) => Math.abs(dot(normal, p) - 0.05) < 1e-6)
          .map(String),
      );
    expect(onPlane(before!).size).toBeGreaterThan(8);
    expect(onPlane(before!)).toEqual(onPlane(behind!));
  });

  test('away from the plane it stays itself', () => {
    expect(cutMesh(mesh, { normal, offset: -2 })).toEqual([mesh, undefined]);
    expect(cutMesh(mesh, { normal, offset: 2 })[1]).toBe(mesh);
  });
});

test('a posed object is cut where the plane is in the world', () => {
  const model = { category: 'ball', broadClass: 'miscellaneous', hasFront: false, hasUp: false, parts: [{ name: 'ball', mesh: sphere(0.5, 24), material: materials.paper() }] } as const; // prettier-ignore
  const posed: Placed = { model, pose: { rotation: turnMatrix('y', 70), position: [1, 2, 3], scale: 2 } };
  const plane = { normal, offset: dot(normal, [1, 2, 3]) + 0.3 };
  const { before, behind } = cutPlaced([posed], plane);
  const area = (objects: readonly Placed[]) => areaOf(objects[0].model.parts[0].mesh);
  // The zone of a ball that is as high as its diameter less a cap: areas are as heights.
  expect(area(before) / (area(before) + area(behind))).toBeCloseTo(0.35, 1);
  for (const [objects, side] of [[before, 1], [behind, -1]] as const) {
    const { mesh } = objects[0].model.parts[0];
    for (let i = 0; i < mesh.positions.length / 3; i++)
      expect(side * (dot(normal, place(posed.pose, corner(mesh, i))) - plane.offset)).toBeGreaterThan(-1e-5);
  } // prettier-ignore
  expect(cutPlaced([posed], { normal, offset: -20 })).toEqual({ before: [posed], behind: [] });
});
