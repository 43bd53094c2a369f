import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Mesh } from '../../mesh.js';
import { Draft } from './draft.js';
import { doubleArea, type Outline, type Point } from '../plane/outline.js';
import { turned } from '../mesh/transform.js';
import { triangulate } from '../plane/triangulate.js';

/** How an outline becomes a solid. */
export interface ExtrudeOptions {
  /** Simple polygons within the outline that do not touch it or each other. */
  readonly holes?: readonly Outline[];
  /** The radius of the rounding of front and back edges, meters. Less than half of the narrowest place. Default 0 */
  readonly bevel?: number;
  /** Pieces of each quarter round. Default 2 */
  readonly bevelSegments?: number;
  /** Edges sharper than this stay sharp, degrees. Default 35 */
  readonly crease?: number;
}

/**
 * A flat body: an outline in x and y, given depth along z, centered on z = 0. Front and back show the texture with u, v
 * across the outline's bounds.
 */
export function extrude(outline: Outline, depth: number, options: ExtrudeOptions = {}): Mesh {
  const { holes = [], bevel = 0, bevelSegments = 2, crease = 35 } = options;
  const loops = [directed(outline, true), ...holes.map((hole) => directed(hole, false))];
  const [left, right, bottom, top] = bounds(outline);
  const draft = new Draft();
  /** One ring of vertices per loop, at a depth and an inset. */
  const rings = (z: number, inset: number): number[][] =>
    loops.map((loop) =>
      insetLoop(loop, inset).map(([x, y]) =>
        draft.vertex([x, y, z], [(x - left) / (right - left), (top - y) / (top - bottom)]),
      ),
    );
  const levels: number[][][] = [];
  const steps = bevel > 0 ? bevelSegments : 0;
  for (const side of [-1, 1]) {
    for (let i = 0; i <= steps; i++) {
      const angle = steps === 0 ? 0 : (90 * (side < 0 ? steps - i : i)) / steps;
      const inset = bevel * (1 - cosDegrees(angle));
      levels.push(rings(side * (depth / 2 - bevel + bevel * sinDegrees(angle)), inset));
    }
  }
  for (let level = 0; level + 1 < levels.length; level++)
    loops.forEach((loop, k) => {
      const [low, high] = [levels[level][k], levels[level + 1][k]];
      loop.forEach((_, i) => {
        const j = (i + 1) % loop.length;
        draft.quad(low[i], low[j], high[j], high[i]);
      });
    });
  const flat = loops.map((loop) => insetLoop(loop, bevel));
  const cap = triangulate(flat[0], flat.slice(1));
  const [back, front] = [levels[0].flat(), levels[levels.length - 1].flat()];
  for (let i = 0; i < cap.length; i += 3) {
    draft.triangle(front[cap[i]], front[cap[i + 1]], front[cap[i + 2]]);
    draft.triangle(back[cap[i]], back[cap[i + 2]], back[cap[i + 1]]);
  }
  return draft.smooth(crease);
}

/** An upright body: an outline in x and z (seen from below: y of the outline is z), from y = 0 to `height`. */
export function prism(outline: Outline, height: number, options: ExtrudeOptions = {}): Mesh {
  const flat = extrude(outline, height, options);
  const upright = turned(flat, 'x', 90); // front faces down: (x, y, z) → (x, -z, y)
  const positions = upright.positions.map((value, i) => (i % 3 === 1 ? value + height / 2 : value));
  return { ...upright, positions };
}

function directed(outline: Outline, counterClockwise: boolean): Outline {
  return doubleArea(outline) > 0 === counterClockwise ? outline : [...outline].reverse();
}

/** Every side moved inward (to the left) by a distance, meters. */
function insetLoop(loop: Outline, by: number): Outline {
  if (by === 0) return loop;
  const n = loop.length;
  return loop.map((p, i) => {
    const a = leftOf(loop[(i + n - 1) % n], p);
    const b = leftOf(p, loop[(i + 1) % n]);
    // the miter, held short where the corner is very sharp
    const share = by / Math.max(0.3, 1 + a[0] * b[0] + a[1] * b[1]);
    return [p[0] + share * (a[0] + b[0]), p[1] + share * (a[1] + b[1])];
  });
}

function leftOf(a: Point, b: Point): Point {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const size = Math.sqrt(x * x + y * y);
  return size > 0 ? [-y / size, x / size] : [0, 0];
}

function bounds(outline: Outline): readonly [left: number, right: number, bottom: number, top: number] {
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}
