import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import type { Mesh } from '../../../../world/model.js';
import type { Field } from '../../../../world/modeling/organic/field.js';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import type { Card, Tuft } from '../../hair/cards.js';
import { bunches } from '../../hair/strands.js';

/** How bunches of hair lie on what hair fills. Lengths are meters of the adult. */
export interface Lay {
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
  /** Only every so many of the corners of the solid's mesh has a bunch. Default 1 */
  readonly every?: number;
  /** Where no hair is seen, and none grows: default inside the skull. */
  readonly hidden?: (p: Vec3) => boolean;
}

const middle: Vec3 = [0, 0.022, -0.012];
const skull: Vec3 = [0.0765, 0.096, 0.096];
const golden = 0.618033988749895;
/** One of evenly spread numbers from 0 to 1. */
const spread = (i: number, k: number): number => {
  const x = i * golden * k + 0.37 * k;
  return x - Math.floor(x);
};
/** How far roots lie from the corners of the mesh, meters, along each axis to both sides. */
const jitter = 0.012;

/** Inside the head no hair is seen. */
const inSkull = (p: Vec3): boolean => {
  const [x, y, z] = [0, 1, 2].map((k) => (p[k] - middle[k]) / skull[k]);
  return x * x + y * y + z * z < 1.035;
};

/** Bunches all over a solid, one at each corner of its mesh, each a little lighter or darker than the next. */
export const laidOn = (solid: Mesh, field: Field, lay: Lay): Card[] =>
  grown(rootsOf(solid, field, lay), field, lay);

/** Bunches that grow from places on a solid. */
export const grownOn = (field: Field, places: readonly Vec3[], lay: Lay): Card[] =>
  grown(
    places.map((p) => onSurface(field, p, 0)),
    field,
    lay,
  );

const grown = (roots: readonly Surfaced[], field: Field, lay: Lay): Card[] =>
  roots.flatMap((root, i) => {
    const { path, normals } = strand(field, root, lay, i);
    if (path.length < 3) return [];
    const [width, tone] = [lay.width * (0.75 + 0.5 * spread(i, 11)), 0.76 + 0.24 * spread(i, 7)];
    return [{ path, normals, width, tone, bunch: Math.floor(bunches * spread(i, 13)) }];
  });

/** Places on a solid, as close to each other as the corners of its mesh, but in no rows. */
function rootsOf(
  { positions }: Mesh,
  field: Field,
  { every = 1, hidden = inSkull }: Pick<Lay, 'every' | 'hidden'> = {},
): Surfaced[] {
  const roots: Surfaced[] = [];
  for (let i = 0; i < positions.length; i += 3 * every) {
    const aside = (k: 0 | 1 | 2): number => positions[i + k] + jitter * (spread(i, 31 + k) - 0.5);
    const root = onSurface(field, [aside(0), aside(1), aside(2)], 0);
    if (!hidden(root.place)) roots.push(root);
  }
  return roots;
}

interface Surfaced {
  readonly place: Vec3;
  readonly normal: Vec3;
}

const onSurface = (field: Field, p: Vec3, lift: number): Surfaced => {
  const normal = normalize(field.gradient(...p, 0.003));
  return { place: add(p, scale(normal, lift - field.value(...p))), normal };
};

/** The least length of a step along a bunch, meters, and the most steps. */
const step = 0.02;
const mostSteps = 12;
/** Waves along a meter, degrees. */
const waves = 5200;

/** From the root along the surface, farther and farther off it; over an edge it hangs. */
function strand(
  field: Field,
  root: Surfaced,
  { flow, length, lift = 0.005, wave = 0, over = 0.02, hidden = inSkull }: Lay,
  i: number,
): { path: Vec3[]; normals: Vec3[] } {
  const path: Vec3[] = [];
  const normals: Vec3[] = [];
  const whole = length * (0.75 + 0.5 * spread(i, 3));
  const steps = Math.max(3, Math.min(mostSteps, Math.ceil(whole / step)));
  // each at its own height, so that none is seen through another
  const base = 0.0006 + 0.0024 * spread(i, 29);
  const off = lift * (0.15 + 0.85 * spread(i, 17) * spread(i, 19));
  const phase = 110 * spread(i, 5);
  let { place, normal } = root;
  let along: Vec3 | undefined;
  let hangs = 0;
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    if (hangs === 0) {
      const wanted = flow(place);
      along = normalize(subtract(wanted, scale(normal, dot(wanted, normal))));
    }
    const aside = scale(
      cross(along!, normal),
      wave * Math.min(1, 3 * t) * sinDegrees(phase + waves * place[1]),
    );
    path.push(add(add(place, scale(normal, base + off * t * t)), aside));
    normals.push(normal);
    const next = add(place, scale(along!, whole / steps));
    const there = onSurface(field, next, 0);
    // Over an edge it goes on as it went.
    if (hangs === 0 && dot(there.normal, normal) > 0.35 && !hidden(there.place)) {
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
  /** The side of a tuft, meters. */
  readonly side: number;
  /** How far under the surface the lowest are, and how far above it the highest. */
  readonly depth: number;
  readonly height: number;
}

/** Tufts all over a solid, at the corners of its mesh, turned anyhow. */
export const tuftsOn = (solid: Mesh, field: Field, { side, depth, height }: Curls): Tuft[] =>
  rootsOf(solid, field).map(({ place, normal }, i) => {
    const up = spread(i, 7);
    const at = add(place, scale(normal, up * (height + depth) - depth));
    const [around, tilt] = [360 * spread(i, 5), 62 * spread(i, 11)];
    const x = normalize(cross(normal, Math.abs(normal[1]) < 0.8 ? [0, 1, 0] : [0, 0, 1]));
    const y = cross(normal, x);
    const over = add(scale(x, cosDegrees(around)), scale(y, sinDegrees(around)));
    const facing = normalize(add(scale(normal, cosDegrees(tilt)), scale(over, sinDegrees(tilt))));
    const across = normalize(cross(facing, add(x, scale(y, spread(i, 3) - 0.5))));
    const tone = (0.5 + 0.5 * up) * (0.85 + 0.15 * spread(i, 17));
    return { at, normal, facing, across, side: side * (0.75 + 0.5 * spread(i, 13)), tone };
  });
