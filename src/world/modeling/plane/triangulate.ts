import { doubleArea, type Outline, type Point } from './outline.js';

/**
 * Cuts a simple polygon with holes into triangles by clipping ears. Every point stays a corner, points on a straight
 * side too, so that walls that are built on the same points fit without gaps (earcut leaves such points out).
 * @returns triples of point numbers, counter-clockwise; points are counted through the outline, then the holes
 */
export function triangulate(outline: Outline, holes: readonly Outline[] = []): number[] {
  const points: readonly Point[] = [outline, ...holes].flat();
  let ring = directed(outline, 0, true);
  const cuts: number[][] = [];
  let start = outline.length;
  for (const hole of holes) {
    cuts.push(directed(hole, start, false));
    start += hole.length;
  }
  // From right to left, each hole can be reached from what is there already.
  const rightmost = (cut: readonly number[]): number => Math.max(...cut.map((i) => points[i][0]));
  cuts.sort((a, b) => rightmost(b) - rightmost(a));
  cuts.forEach((cut, i) => {
    ring = bridge(points, ring, cut, cuts.slice(i + 1));
  });
  return clipEars(points, ring);
}

function directed(outline: Outline, start: number, counterClockwise: boolean): number[] {
  const ring = outline.map((_, i) => start + i);
  return doubleArea(outline) > 0 === counterClockwise ? ring : ring.reverse();
}

/** Joins a hole to the ring by the shortest bridge that crosses nothing. */
function bridge(
  points: readonly Point[],
  ring: readonly number[],
  cut: readonly number[],
  others: readonly number[][],
): number[] {
  const loops = [ring, cut, ...others];
  let best: readonly [distance: number, i: number, j: number] | undefined;
  ring.forEach((a, i) => {
    cut.forEach((b, j) => {
      const [x, y] = [points[a][0] - points[b][0], points[a][1] - points[b][1]];
      const distance = x * x + y * y;
      if (best && distance >= best[0]) return;
      if (!opensInto(points, ring, i, points[b])) return;
      if (loops.some((loop) => crosses(points, loop, a, b))) return;
      best = [distance, i, j];
    });
  });
  if (!best) return [...ring];
  const [, i, j] = best;
  const around = [...cut.slice(j), ...cut.slice(0, j + 1)];
  return [...ring.slice(0, i + 1), ...around, ...ring.slice(i)];
}

/** Whether a target lies inside the ring's corner `i`: a point that is on the ring twice has two corners. */
function opensInto(points: readonly Point[], ring: readonly number[], i: number, target: Point): boolean {
  const before = points[ring[(i + ring.length - 1) % ring.length]];
  const at = points[ring[i]];
  const after = points[ring[(i + 1) % ring.length]];
  const first = turn(before, at, target) > 0;
  const second = turn(at, after, target) > 0;
  return turn(before, at, after) > 0 ? first && second : first || second;
}

function crosses(points: readonly Point[], loop: readonly number[], a: number, b: number): boolean {
  const [p, q] = [points[a], points[b]];
  return loop.some((c, i) => {
    const d = loop[(i + 1) % loop.length];
    const [r, s] = [points[c], points[d]];
    if (same(r, p) || same(r, q) || same(s, p) || same(s, q)) return false;
    return turn(p, q, r) >= 0 !== turn(p, q, s) > 0 && turn(r, s, p) >= 0 !== turn(r, s, q) > 0;
  });
}

function clipEars(points: readonly Point[], ring: readonly number[]): number[] {
  const left = [...ring];
  const out: number[] = [];
  let at = 0;
  let failures = 0;
  while (left.length > 3 && failures < left.length) {
    const n = left.length;
    const i = at % n;
    if (isEar(points, left, i)) {
      out.push(left[(i + n - 1) % n], left[i], left[(i + 1) % n]);
      left.splice(i, 1);
      at = i; // the next corner: ears are taken all around, which avoids long fans
      failures = 0;
    } else failures++;
    at++;
  }
  // a polygon that crosses itself has no ears left: its rest is better covered than open
  for (let i = 1; i + 1 < left.length; i++) out.push(left[0], left[i], left[i + 1]);
  return out;
}

function isEar(points: readonly Point[], ring: readonly number[], i: number): boolean {
  const n = ring.length;
  const a = points[ring[(i + n - 1) % n]];
  const b = points[ring[i]];
  const c = points[ring[(i + 1) % n]];
  const area = turn(a, b, c);
  const x = c[0] - a[0];
  const y = c[1] - a[1];
  if (area <= 1e-9 * (x * x + y * y)) return false;
  return ring.every((k) => {
    const p = points[k];
    if (same(p, a) || same(p, b) || same(p, c)) return true;
    return turn(a, b, p) < 0 || turn(b, c, p) < 0 || turn(c, a, p) < 0;
  });
}

/** Positive where a, b, c turn left. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
