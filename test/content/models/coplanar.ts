import type { Model } from '../../../src/world/model.js';
import { partLook, type Look } from '../../../src/world/rotation/symmetry/look.js';
import { cross, dot, length, normalize, scale, subtract, add, type Vec3 } from '../../../src/world/vector.js';

/** Two parts of a model that lie on each other and do not look the same: which is seen is a matter of rounding. */
export interface Clash {
  /** Their names. */
  readonly parts: string;
  /** In the middle of some triangles' overlap. */
  readonly at: Vec3;
  /** Of all their overlaps that are seen, as a share of the square of the model's size. */
  readonly area: number;
}

interface Overlap {
  readonly at: Vec3;
  /** Square meters. */
  readonly area: number;
  /** The most that they are apart there, meters. */
  readonly gap: number;
}

interface Triangle {
  readonly part: number;
  /** The place of its first index. */
  readonly from: number;
  readonly corners: readonly [Vec3, Vec3, Vec3];
  readonly normal: Vec3;
  readonly low: Vec3;
  readonly high: Vec3;
}

/** As shares of the model's size: surfaces nearer than this to each other may flicker; smaller overlaps are not seen. */
const nearest = 1e-4;
const smallest = 5e-3;
/** Below that, triangles only touch. */
const touch = 1e-4;
/** The cosine of the largest angle between what is called parallel: 2.5 degrees. */
const parallel = 0.999;
/** How far looks must be apart, in any of their numbers. */
const different = 0.04;

/** The clashes of a model's visible surfaces. */
export function findClashes({ parts }: Model): Clash[] {
  const triangles = trianglesOf(parts);
  const size = Math.max(
    ...[0, 1, 2].map((k) => {
      let [low, high] = [Infinity, -Infinity];
      for (const triangle of triangles) {
        low = Math.min(low, triangle.low[k]);
        high = Math.max(high, triangle.high[k]);
      }
      return high - low;
    }),
  );
  const looks = parts.map(partLook);
  const clashes = new Map<string, Clash>();
  const wanted = (one: number, other: number): boolean => mayDiffer(parts, one, other);
  for (const [a, b] of neighbors(triangles, nearest * size, size, wanted)) {
    const overlap = overlapOf(a, b);
    if (!overlap || overlap.area < (touch * size) ** 2 || overlap.gap > nearest * size) continue;
    const [one, other] = [a, b].map((triangle) => lookAt(triangle, overlap.at, looks));
    if (!one || !other || one.every((value, k) => Math.abs(value - other[k]) < different)) continue;
    if (isInside(add(overlap.at, scale(a.normal, 2 * nearest * size)), a.normal, triangles)) continue;
    const names = [a, b]
      .map(({ part }) => parts[part].name)
      .sort()
      .join(' and ');
    const before = clashes.get(names)?.area ?? 0;
    clashes.set(names, { parts: names, at: overlap.at, area: before + overlap.area / (size * size) });
  }
  return [...clashes.values()].filter(({ area }) => area > smallest * smallest);
}

/** Whether triangles of two parts can look different at all. */
function mayDiffer(parts: Model['parts'], a: number, b: number): boolean {
  const [one, other] = [parts[a], parts[b]];
  // Bunches of the same hair over each other: either is hair.
  if (a === b && one.material.alphaCutoff !== undefined && !one.material.doubleSided) return false;
  const varied = ({ mesh, material }: Model['parts'][number]) => mesh.colors ?? material.baseColorTexture;
  return one.material !== other.material || varied(one) !== undefined || varied(other) !== undefined;
}

function trianglesOf(parts: Model['parts']): Triangle[] {
  return parts.flatMap(({ mesh: { positions, indices } }, part) =>
    Array.from({ length: indices.length / 3 }, (_, i): Triangle => {
      const corners = [0, 1, 2].map((k): Vec3 => {
        const at = 3 * indices[3 * i + k];
        return [positions[at], positions[at + 1], positions[at + 2]];
      }) as [Vec3, Vec3, Vec3];
      const along = (pick: (...values: number[]) => number) =>
        [0, 1, 2].map((k) => pick(...corners.map((corner) => corner[k]))) as unknown as Vec3;
      const square = cross(subtract(corners[1], corners[0]), subtract(corners[2], corners[0]));
      const normal: Vec3 = length(square) > 0 ? normalize(square) : [0, 0, 0];
      return { part, from: 3 * i, corners, normal, low: along(Math.min), high: along(Math.max) };
    }),
  );
}

/** How many cells of a grid the model's size has. */
const cells = 48;

/** Pairs whose boxes touch, each once: compared in the cells of a grid in which both lie. */
function* neighbors(
  triangles: readonly Triangle[],
  reach: number,
  size: number,
  wanted: (a: number, b: number) => boolean,
): Generator<[Triangle, Triangle]> {
  const cell = (value: number): number => Math.floor((value * cells) / size);
  const keyOf = (x: number, y: number, z: number): number => ((x + 512) * 1024 + y + 512) * 1024 + z + 512;
  const grid = new Map<number, Triangle[]>();
  for (const triangle of triangles) {
    const [from, to] = [triangle.low.map((v) => cell(v - reach)), triangle.high.map(cell)];
    for (let x = from[0]; x <= to[0]; x++)
      for (let y = from[1]; y <= to[1]; y++)
        for (let z = from[2]; z <= to[2]; z++) {
          const key = keyOf(x, y, z);
          const there = grid.get(key);
          if (there) there.push(triangle);
          else grid.set(key, [triangle]);
        }
  }
  for (const [key, there] of grid)
    for (const [i, a] of there.entries())
      for (let j = i + 1; j < there.length; j++) {
        const b = there[j];
        if (dot(a.normal, b.normal) < parallel || !wanted(a.part, b.part)) continue;
        const apart = (k: 0 | 1 | 2) => b.low[k] > a.high[k] + reach || a.low[k] > b.high[k] + reach;
        if (apart(0) || apart(1) || apart(2)) continue;
        // Of the cells that both are in, the first.
        const first = ([0, 1, 2] as const).map((k) => cell(Math.max(a.low[k], b.low[k]) - reach));
        if (keyOf(first[0], first[1], first[2]) === key) yield [a, b];
      }
}

/** Where two nearly parallel triangles lie over each other, as seen along the first one's normal. */
function overlapOf(a: Triangle, b: Triangle): Overlap | undefined {
  const side = normalize(subtract(a.corners[1], a.corners[0]));
  const up = cross(a.normal, side);
  const flat = (point: Vec3): [number, number] => {
    const from = subtract(point, a.corners[0]);
    return [dot(from, side), dot(from, up)];
  };
  let polygon = b.corners.map(flat);
  const corners = a.corners.map(flat);
  for (let k = 0; k < 3; k++) polygon = cut(polygon, corners[k], corners[(k + 1) % 3]);
  if (polygon.length < 3) return undefined;
  const area = Math.abs(
    polygon.reduce((sum, [x, y], k) => {
      const [u, v] = polygon[(k + 1) % polygon.length];
      return sum + (x * v - u * y) / 2;
    }, 0),
  );
  const raised = polygon.map(([x, y]): Vec3 => add(a.corners[0], add(scale(side, x), scale(up, y))));
  const along = dot(a.normal, b.normal);
  const gap = Math.max(
    ...raised.map((point) => Math.abs(dot(subtract(b.corners[0], point), b.normal) / along)),
  );
  const at = scale(
    raised.reduce((sum, point) => add(sum, point)),
    1 / raised.length,
  );
  return { area, gap, at };
}

/** The part of a polygon to the left of a line. */
function cut(polygon: readonly [number, number][], [ax, ay]: [number, number], [bx, by]: [number, number]) {
  const away = ([x, y]: [number, number]): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  return polygon.flatMap((point, k): [number, number][] => {
    const next = polygon[(k + 1) % polygon.length];
    const [d, e] = [away(point), away(next)];
    const kept: [number, number][] = d >= 0 ? [point] : [];
    if (d >= 0 === e >= 0) return kept;
    const t = d / (d - e);
    return [...kept, [point[0] + t * (next[0] - point[0]), point[1] + t * (next[1] - point[1])]];
  });
}

function lookAt(
  { part, from, corners: [a, b, c], normal }: Triangle,
  at: Vec3,
  looks: readonly ReturnType<typeof partLook>[],
): Look | undefined {
  const whole = dot(cross(subtract(b, a), subtract(c, a)), normal);
  const v = dot(cross(subtract(at, a), subtract(c, a)), normal) / whole;
  const w = dot(cross(subtract(b, a), subtract(at, a)), normal) / whole;
  return looks[part](from, v, w);
}

/** Whether the first surface that is met on the way out is seen from behind: then something solid hides the place. */
function isInside(from: Vec3, way: Vec3, triangles: readonly Triangle[]): boolean {
  let [nearestHit, behind] = [Infinity, false];
  for (const {
    corners: [a, b, c],
    normal,
  } of triangles) {
    const toward = dot(normal, way);
    if (Math.abs(toward) < 1e-9) continue;
    const distance = dot(subtract(a, from), normal) / toward;
    if (distance <= 0 || distance >= nearestHit) continue;
    const hit = add(from, scale(way, distance));
    const inside = [
      [a, b],
      [b, c],
      [c, a],
    ].every(([p, q]) => dot(cross(subtract(q, p), subtract(hit, p)), normal) >= 0);
    if (inside) [nearestHit, behind] = [distance, toward > 0];
  }
  return behind;
}
