import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { tube, withColor, type Mesh } from '../../../../world/modeling/index.js';
import { Field } from '../../../../world/modeling/organic/field.js';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../../../../world/vector.js';

/** How locks lie on what hair fills. Lengths are meters of the adult. */
export interface Locks {
  readonly count: number;
  /** The way a lock goes from a place, of any length; it is laid along the surface. */
  readonly flow: (p: Vec3) => Vec3;
  readonly length: number;
  readonly radius: number;
  /** The height of a lock's middle above the surface, in radii. Default 0.1 */
  readonly lift?: number;
  /** The sway of a lock to both sides along its length. Default 0 */
  readonly wave?: number;
  /** The radius of the rings in which it lies instead of going anywhere. */
  readonly ring?: number;
}

const middle: Vec3 = [0, 0.022, -0.012];
const skull: Vec3 = [0.0765, 0.096, 0.096];
/** The most points of a lock. */
const points = 6;
const golden = 0.618033988749895;
const part = (x: number): number => x - Math.floor(x);

/** Inside the head no lock is seen. */
const inSkull = (p: Vec3): boolean => {
  const [x, y, z] = [0, 1, 2].map((k) => (p[k] - middle[k]) / skull[k]);
  return x * x + y * y + z * z < 1.01;
};

/** Tapering locks all over a solid, each a little lighter or darker than the next. */
export function locksOn(field: Field, locks: Locks): Mesh[] {
  const meshes: Mesh[] = [];
  for (let i = 0; i < locks.count; i++) {
    const root = rootOf(field, i, locks.count);
    if (!root) continue;
    const path =
      locks.ring === undefined ? strand(field, root, locks, i) : ringAt(field, root, locks.ring, i);
    if (path.length < 4) continue;
    const radii = path.map((_, k) => {
      const t = k / (path.length - 1);
      return locks.radius * (locks.ring === undefined ? (0.55 + 1.8 * t * (1 - t)) * (1 - 0.7 * t * t) : 1);
    });
    const tone = 0.72 + 0.28 * part(i * golden * 7 + 0.3);
    meshes.push(withColor(tube(path, radii, 4, { caps: 'none', crease: 180 }), [tone, tone, tone]));
  }
  return meshes;
}

/** The place where the ray in one of many evenly spread directions meets the hair; undefined where that is the face. */
function rootOf(field: Field, i: number, count: number): Vec3 | undefined {
  // densest on top, from where locks hang over what is below
  const t = (i + 0.5) / count;
  const up = 1 - 1.55 * t * Math.sqrt(t);
  const level = Math.sqrt(Math.max(0, 1 - up * up));
  const around = 360 * part(i * golden);
  const way: Vec3 = [level * sinDegrees(around), up, level * cosDegrees(around)];
  let p = add(middle, scale(way, 0.3));
  for (let step = 0; step < 60; step++) {
    const gap = field.value(...p);
    if (gap < 2e-4) return inSkull(p) ? undefined : p;
    p = subtract(p, scale(way, Math.min(0.02, 0.8 * gap)));
  }
  return undefined;
}

const onSurface = (field: Field, p: Vec3, lift: number): { place: Vec3; normal: Vec3 } => {
  const normal = normalize(field.gradient(...p, 0.003));
  return { place: add(p, scale(normal, lift - field.value(...p))), normal };
};

function strand(
  field: Field,
  root: Vec3,
  { flow, length, radius, lift = 0.1, wave = 0 }: Locks,
  i: number,
): Vec3[] {
  const path: Vec3[] = [];
  const step = (length * (0.75 + 0.5 * part(i * golden * 3))) / (points - 1);
  const phase = 360 * part(i * golden * 5);
  let here = onSurface(field, root, lift * radius);
  for (let k = 0; k < points; k++) {
    const wanted = flow(here.place);
    const along = normalize(subtract(wanted, scale(here.normal, dot(wanted, here.normal))));
    const aside = scale(cross(along, here.normal), wave * sinDegrees(phase + 130 * k));
    path.push(add(here.place, aside));
    here = onSurface(field, add(here.place, scale(along, step)), lift * radius);
    if (inSkull(here.place)) break;
  }
  return path;
}

/** A curl: once around, a little off the surface on one side. */
function ringAt(field: Field, root: Vec3, size: number, i: number): Vec3[] {
  const { place, normal } = onSurface(field, root, 0);
  const x = normalize(cross(normal, Math.abs(normal[1]) < 0.8 ? [0, 1, 0] : [0, 0, 1]));
  const y = cross(normal, x);
  const turn = 360 * part(i * golden * 5);
  return Array.from({ length: 7 }, (_, k): Vec3 => {
    const [c, s] = [cosDegrees(turn + 60 * k), sinDegrees(turn + 60 * k)];
    const off = size * (0.1 + 0.3 * sinDegrees(30 * k));
    return add(add(place, scale(normal, off)), add(scale(x, size * c), scale(y, size * s)));
  });
}
