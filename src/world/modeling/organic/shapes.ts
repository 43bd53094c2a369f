import { add, length, normalize, subtract, type Vec3 } from '../../vector.js';
import { linear, type Linear, type Tint } from '../color.js';

/** A solid as a field: negative inside, about meters to its surface. */
export interface Shape {
  /** About how far a point lies from the surface, meters: negative inside. */
  distance(x: number, y: number, z: number): number;
  /** Corners of a box that holds it. */
  readonly min: Vec3;
  readonly max: Vec3;
  /** Adds to the body, cuts from it, or only colors its surface where it lies inside. Default 'add' */
  readonly mode?: 'add' | 'carve' | 'paint';
  /** How far it melts into what comes before it, or how softly its paint ends, meters. Default: the body's */
  readonly blend?: number;
  /** Default: of what it is added to or cut from. */
  readonly color?: Linear;
}

/** How a shape joins the body; see {@link Shape} for each. */
export interface Look {
  readonly mode?: Shape['mode'];
  readonly blend?: number;
  readonly color?: Tint;
}

function shape(distance: Shape['distance'], min: Vec3, max: Vec3, { mode, blend, color }: Look): Shape {
  return {
    distance,
    min,
    max,
    ...(mode ? { mode } : {}),
    ...(blend === undefined ? {} : { blend }),
    ...(color ? { color: linear(color) } : {}),
  };
}

/** A ball. Meters, as in all shapes. */
export function ball(center: Vec3, radius: number, look: Look = {}): Shape {
  const [cx, cy, cz] = center;
  const distance = (x: number, y: number, z: number): number =>
    Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy) + (z - cz) * (z - cz)) - radius;
  const r: Vec3 = [radius, radius, radius];
  return shape(distance, subtract(center, r), add(center, r), look);
}

/** An ellipsoid along the axes, by its three radii. */
export function blob(center: Vec3, radii: Vec3, look: Look = {}): Shape {
  const [cx, cy, cz] = center;
  const [a, b, c] = [1 / radii[0], 1 / radii[1], 1 / radii[2]];
  const middle = -Math.min(...radii);
  const distance = (x: number, y: number, z: number): number => {
    const u = (x - cx) * a;
    const v = (y - cy) * b;
    const w = (z - cz) * c;
    const size = Math.sqrt(u * u + v * v + w * w);
    const slope = Math.sqrt(u * a * (u * a) + v * b * (v * b) + w * c * (w * c));
    return slope > 0 ? (size * (size - 1)) / slope : middle;
  };
  return shape(distance, subtract(center, radii), add(center, radii), look);
}

/** Two balls and the hull around both: arms, legs, necks, snouts. */
export function limb(
  from: Vec3,
  to: Vec3,
  fromRadius: number,
  toRadius = fromRadius,
  look: Look = {},
): Shape {
  const along = subtract(to, from);
  const gap = length(along);
  const step = fromRadius - toRadius;
  if (gap <= Math.abs(step)) return step > 0 ? ball(from, fromRadius, look) : ball(to, toRadius, look);
  const d = normalize(along);
  const slope = step / gap;
  const rise = Math.sqrt(1 - slope * slope);
  const [fromX, fromY, fromZ] = from;
  const [dx, dy, dz] = d;
  const distance = (x: number, y: number, z: number): number => {
    const px = x - fromX;
    const py = y - fromY;
    const pz = z - fromZ;
    const t = px * dx + py * dy + pz * dz;
    const aside = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - t * t));
    // where the nearest point of the hull starts from on the middle line
    const s = Math.max(0, Math.min(gap, t - (aside * slope) / rise));
    const radius = fromRadius - slope * s;
    if (s > 0 && s < gap) return aside * rise + t * slope - fromRadius;
    return Math.sqrt(aside * aside + (t - s) * (t - s)) - radius;
  };
  const ends = [
    [from, fromRadius],
    [to, toRadius],
  ] as const;
  const min = [0, 1, 2].map((k) => Math.min(...ends.map(([p, r]) => p[k] - r))) as unknown as Vec3;
  const max = [0, 1, 2].map((k) => Math.max(...ends.map(([p, r]) => p[k] + r))) as unknown as Vec3;
  return shape(distance, min, max, look);
}

/** A box with round edges, along the axes. @param half half its sides, meters, rounding included */
export function block(center: Vec3, half: Vec3, rounding: number, look: Look = {}): Shape {
  const [hx, hy, hz] = half.map((side) => Math.max(0, side - rounding));
  const [cx, cy, cz] = center;
  const distance = (x: number, y: number, z: number): number => {
    const qx = Math.abs(x - cx) - hx;
    const qy = Math.abs(y - cy) - hy;
    const qz = Math.abs(z - cz) - hz;
    const ox = Math.max(qx, 0);
    const oy = Math.max(qy, 0);
    const oz = Math.max(qz, 0);
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - rounding;
  };
  return shape(distance, subtract(center, half), add(center, half), look);
}
