import type { BuiltPlace } from '../../../src/content/places/index.js';
import type { Part } from '../../../src/world/model.js';
import { bounds } from '../../../src/world/modeling/index.js';
import { place as at } from '../../../src/world/pose.js';
import type { Placed } from '../../../src/world/scene.js';
import { add, cross, length, normalize, scale, subtract, type Vec3 } from '../../../src/world/vector.js';

/** A part's triangles in the world, with the box that holds them. */
interface Solid {
  readonly name: string;
  readonly corners: Float64Array;
  readonly min: Vec3;
  readonly max: Vec3;
  readonly doubleSided: boolean;
  /** Whether parts of it are cut out, so that a ray that meets it may go on. */
  readonly cut: boolean;
}

/** Everything of a place, as rays meet it. */
export const solids = ({ shell, furnishing }: BuiltPlace): Solid[] =>
  [...shell, ...furnishing].flatMap((placed) => placed.model.parts.map((part) => solid(placed, part)));

function solid({ model, pose }: Placed, { name, mesh, material }: Part): Solid {
  const { positions: p, indices } = mesh;
  const corners = new Float64Array(3 * indices.length);
  indices.forEach((v, i) => corners.set(at(pose, [p[3 * v], p[3 * v + 1], p[3 * v + 2]]), 3 * i));
  const held = bounds({ ...mesh, positions: corners as unknown as Float32Array });
  return {
    ...{ name: `${name} of ${model.category}`, corners, ...held, doubleSided: material.doubleSided === true },
    cut: material.alphaCutoff !== undefined,
  };
}

/**
 * The first distance along a ray, in steps of `ray`, at which it meets the front of a solid; Infinity where it does not.
 *
 * @param most solids that are farther away need not be found
 */
export function meets(
  from: Vec3,
  ray: Vec3,
  { corners: c, min, max, doubleSided }: Solid,
  most = Infinity,
): number {
  if (!crosses(from, ray, min, max, most)) return Infinity;
  // In plain numbers: millions of triangles are looked at.
  const [ox, oy, oz] = from;
  const [dx, dy, dz] = ray;
  let nearest = Infinity;
  for (let i = 0; i < c.length; i += 9) {
    const [ax, ay, az] = [c[i], c[i + 1], c[i + 2]];
    const [ux, uy, uz] = [c[i + 3] - ax, c[i + 4] - ay, c[i + 5] - az];
    const [vx, vy, vz] = [c[i + 6] - ax, c[i + 7] - ay, c[i + 8] - az];
    const [px, py, pz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
    const side = ux * px + uy * py + uz * pz;
    if (doubleSided ? side === 0 : side <= 0) continue;
    const [tx, ty, tz] = [ox - ax, oy - ay, oz - az];
    const s = (tx * px + ty * py + tz * pz) / side;
    if (s < 0 || s > 1) continue;
    const [qx, qy, qz] = [ty * uz - tz * uy, tz * ux - tx * uz, tx * uy - ty * ux];
    const r = (dx * qx + dy * qy + dz * qz) / side;
    if (r < 0 || s + r > 1) continue;
    const far = (vx * qx + vy * qy + vz * qz) / side;
    if (far > 1e-6 && far < nearest) nearest = far;
  }
  return nearest;
}

function crosses(from: Vec3, ray: Vec3, min: Vec3, max: Vec3, most: number): boolean {
  let [near, far] = [0, most];
  for (let k = 0; k < 3; k++) {
    const a = (min[k] - 1e-6 - from[k]) / ray[k];
    const b = (max[k] + 1e-6 - from[k]) / ray[k];
    if (Number.isNaN(a) || Number.isNaN(b)) continue;
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far;
}

/** Where cameras stand that a place allows, about a cylinder, and what they look at. */
export function cameras(radius: number, height: number): { eye: Vec3; target: Vec3 }[] {
  const ball = Math.sqrt(radius * radius + (height * height) / 4);
  const target: Vec3 = [0, height / 2, 0];
  return [2, 5].flatMap((far) =>
    [0, 12, 25, 45].map((elevation) => {
      const angle = (elevation * Math.PI) / 180;
      return { eye: add(target, scale([0, Math.sin(angle), Math.cos(angle)], far * ball)), target };
    }),
  );
}

/** Rays to the corners and the middles of the sides of a square picture that shows 50 degrees. */
export function rim({ eye, target }: { eye: Vec3; target: Vec3 }): Vec3[] {
  const ahead = normalize(subtract(target, eye));
  const right = normalize(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const half = Math.tan((25 * Math.PI) / 180);
  return [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1]
      .filter((y) => x !== 0 || y !== 0)
      .map((y) => add(ahead, add(scale(right, half * x), scale(up, half * y)))),
  );
}

/** What is within a cylinder about the origin, or between it and a camera. Names. */
export function inTheWay(all: readonly Solid[], radius: number, height: number): string[] {
  const found = new Set<string>();
  const points: Vec3[] = [0, 0.5, 1].flatMap((share) =>
    [0, 60, 120, 180, 240, 300].map((turn): Vec3 => {
      const angle = (turn * Math.PI) / 180;
      return [
        0.97 * radius * Math.cos(angle),
        0.03 * height + 0.9 * share * height,
        0.97 * radius * Math.sin(angle),
      ];
    }),
  );
  for (const { eye } of cameras(radius, height))
    for (const point of points)
      for (const one of all) if (meets(eye, subtract(point, eye), one, 1) < 1) found.add(one.name);
  for (const one of all) if (reachesInto(one, radius, height)) found.add(one.name);
  return [...found];
}

/** Whether a corner lies within the cylinder, above what it stands on. */
function reachesInto({ corners: c }: Solid, radius: number, height: number): boolean {
  for (let i = 0; i < c.length; i += 3)
    if (c[i + 1] > 0.013 && c[i + 1] < height && length([c[i], 0, c[i + 2]]) < radius) return true;
  return false;
}
