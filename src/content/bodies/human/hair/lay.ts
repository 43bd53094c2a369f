import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import type { Field } from '../../../../world/modeling/organic/field.js';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import type { Card, Tuft } from './cards.js';
import { bunches } from './strands.js';

/** How bunches of hair lie on what hair fills. Lengths are meters of the adult. */
export interface Lay {
  readonly count: number;
  /** The way hair goes from a place, of any length; it is laid along the surface. */
  readonly flow: (p: Vec3) => Vec3;
  readonly length: number;
  /** The width of a bunch. */
  readonly width: number;
  /** How far tips stand off, at most. Default 0.005 */
  readonly lift?: number;
  /** The sway of a bunch to both sides along its length. Default 0 */
  readonly wave?: number;
  /** How far it hangs over an edge, at most. Default 0.02 */
  readonly over?: number;
}

const middle: Vec3 = [0, 0.022, -0.012];
const skull: Vec3 = [0.0765, 0.096, 0.096];
const golden = 0.618033988749895;
const part = (x: number): number => x - Math.floor(x);
/** One of evenly spread numbers from 0 to 1. */
const spread = (i: number, k: number): number => part(i * golden * k + 0.37 * k);

/** Inside the head no hair is seen. */
const inSkull = (p: Vec3): boolean => {
  const [x, y, z] = [0, 1, 2].map((k) => (p[k] - middle[k]) / skull[k]);
  return x * x + y * y + z * z < 1.01;
};

/** Bunches all over a solid, each a little lighter or darker than the next; those that lie below come first. */
export function laidOn(field: Field, lay: Lay): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < lay.count; i++) {
    const root = rootOf(field, i, lay.count);
    if (root) cards.push(...bunch(field, root, lay, i));
  }
  return cards;
}

/** Bunches all around a place inside a solid, from where they go down along it. */
export function hungFrom(field: Field, place: Vec3, lay: Lay): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < lay.count; i++) {
    const around = 360 * part(i * golden);
    const from = add(place, [0.01 * sinDegrees(around), 0.03 * (spread(i, 23) - 0.8), 0.01 * cosDegrees(around)]);
    cards.push(...bunch(field, onSurface(field, from, 0).place, lay, i));
  }
  return cards;
}

/** The bunch that grows from a place; none where it would have no length. */
export function bunch(field: Field, root: Vec3, lay: Lay, i: number): Card[] {
  const { path, normals } = strand(field, root, lay, i);
  if (path.length < 3) return [];
  const [width, tone] = [lay.width * (0.75 + 0.5 * spread(i, 11)), 0.62 + 0.38 * spread(i, 7)];
  return [{ path, normals, width, tone, bunch: Math.floor(bunches * spread(i, 13)) }];
}

/** The place where the ray in one of many evenly spread directions meets the hair; undefined where that is the face. */
function rootOf(field: Field, i: number, count: number): Vec3 | undefined {
  // densest on top, from where hair hangs over what is below
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

/** The least length of a step along a bunch, meters, and the most steps. */
const step = 0.013;
const mostSteps = 14;
/** Waves along a meter, degrees. */
const waves = 5200;

/** From the root along the surface, farther and farther off it; over an edge it hangs. */
function strand(
  field: Field,
  root: Vec3,
  { flow, length, lift = 0.005, wave = 0, over = 0.02 }: Lay,
  i: number,
): { path: Vec3[]; normals: Vec3[] } {
  const path: Vec3[] = [];
  const normals: Vec3[] = [];
  const whole = length * (0.75 + 0.5 * spread(i, 3));
  const steps = Math.max(4, Math.min(mostSteps, Math.ceil(whole / step)));
  const off = lift * (0.15 + 0.85 * spread(i, 17) * spread(i, 19));
  const phase = 110 * spread(i, 5);
  let { place, normal } = onSurface(field, root, 0);
  let along: Vec3 | undefined;
  let hangs = 0;
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    if (hangs === 0) {
      const wanted = flow(place);
      along = normalize(subtract(wanted, scale(normal, dot(wanted, normal))));
    }
    const aside = scale(cross(along!, normal), wave * Math.min(1, 3 * t) * sinDegrees(phase + waves * place[1]));
    path.push(add(add(place, scale(normal, 0.0008 + off * t * t)), aside));
    normals.push(normal);
    const next = add(place, scale(along!, whole / steps));
    const there = onSurface(field, next, 0);
    // Over an edge it goes on as it went.
    if (hangs === 0 && dot(there.normal, normal) > 0.35 && !inSkull(there.place)) {
      ({ place, normal } = there);
      continue;
    }
    if (hangs === 0) along = normalize(add(along!, [0, -0.35, 0]));
    hangs += whole / steps;
    if (hangs > over) break;
    place = next;
  }
  return { path, normals };
}

/** How tufts of coiled hair stand on what hair fills. */
export interface Curls {
  readonly count: number;
  /** The side of a tuft, meters. */
  readonly side: number;
  /** How far under the surface the lowest are, and how far above it the highest. */
  readonly depth: number;
  readonly height: number;
}

/** Tufts all over a solid, turned anyhow. */
export function tuftsOn(field: Field, { count, side, depth, height }: Curls): Tuft[] {
  const tufts: Tuft[] = [];
  for (let i = 0; i < count; i++) {
    const root = rootOf(field, i, count);
    if (!root) continue;
    const { place, normal } = onSurface(field, root, 0);
    const up = spread(i, 7);
    const at = add(place, scale(normal, up * (height + depth) - depth));
    const [around, tilt] = [360 * spread(i, 5), 62 * spread(i, 11)];
    const x = normalize(cross(normal, Math.abs(normal[1]) < 0.8 ? [0, 1, 0] : [0, 0, 1]));
    const y = cross(normal, x);
    const over = add(scale(x, cosDegrees(around)), scale(y, sinDegrees(around)));
    const facing = normalize(add(scale(normal, cosDegrees(tilt)), scale(over, sinDegrees(tilt))));
    const across = normalize(cross(facing, add(x, scale(y, spread(i, 3) - 0.5))));
    const size = side * (0.75 + 0.5 * spread(i, 13));
    tufts.push({ at, normal, facing, across, side: size, tone: (0.5 + 0.5 * up) * (0.85 + 0.15 * spread(i, 17)) });
  }
  return tufts;
}
