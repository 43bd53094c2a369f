import { points } from '../../../core/points.js';
import type { Mesh, Vec3 } from '../../index.js';
import { lathe } from './lathe.js';
import { arc } from '../plane/outline.js';
import { scaled } from '../mesh/transform.js';

/** A cylinder about the origin, along y. @param bevel the radius of its rounded edges, meters */
export function cylinder(radius: number, height: number, segments = 32, bevel = 0): Mesh {
  const h = height / 2;
  const b = Math.min(bevel, radius, h);
  if (b === 0) return lathe(points([radius, -h], [radius, h]), { segments });
  const profile = [...arc(radius - b, b - h, b, -90, 0, 3), ...arc(radius - b, h - b, b, 0, 90, 3)];
  return lathe([[0, -h], ...profile, [0, h]], { segments });
}

/** A cone or, with a top radius, a frustum about the origin, along y. */
export const cone = (radius: number, height: number, topRadius = 0, segments = 32): Mesh =>
  lathe(points([radius, -height / 2], [topRadius, height / 2]), { segments });

/** A ball about the origin, with its poles on y. */
export const sphere = (radius: number, segments = 32): Mesh =>
  lathe(halfCircle(0, radius, -90, 90, Math.max(4, Math.floor(segments / 2))), { segments });

/** An ellipsoid about the origin, from its three radii. */
export const ellipsoid = (x: number, y: number, z: number, segments = 32): Mesh =>
  scaled(sphere(1, segments), [x, y, z] satisfies Vec3);

/** A cylinder about the origin, along y, that ends in half balls. @param height of the whole, meters */
export function capsule(radius: number, height: number, segments = 24): Mesh {
  const h = Math.max(0, height / 2 - radius);
  const steps = Math.max(3, Math.floor(segments / 4));
  return lathe([...halfCircle(-h, radius, -90, 0, steps), ...halfCircle(h, radius, 0, 90, steps)], {
    segments,
  });
}

/** A ring about the origin, lying in the plane y = 0. @param radius of its middle line @param tube radius of the tube */
export const torus = (radius: number, tube: number, segments = 48, tubeSegments = 16): Mesh =>
  lathe(arc(radius, 0, tube, 0, 360, tubeSegments).slice(0, -1), { segments, closed: true, crease: 60 });

/** A piece of a circle about the axis, with its ends exactly on the axis. */
const halfCircle = (y: number, radius: number, from: number, to: number, steps: number) =>
  arc(0, y, radius, from, to, steps).map(([r, height]) => [Math.max(0, r), height] as const);
