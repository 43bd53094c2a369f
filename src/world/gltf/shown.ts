import type { Geometry } from './data/geometry.js';
import type { Affine } from './format/affine.js';
import type { SurfaceOf } from './surface/surface.js';

/** A mesh of one material where a node puts it. */
export interface Piece {
  readonly name: string;
  readonly geometry: Geometry;
  readonly surface: SurfaceOf;
  /** From the file to a model that faces +Z, not yet in its place and size. */
  readonly to: Affine;
}

/** A piece with what is seen of it, and how far that reaches. */
export interface Placed {
  readonly piece: Piece;
  readonly geometry: Geometry;
  readonly reach: Reach;
}

/** Along three axes. */
interface Reach {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** A node that makes its mesh so many times smaller than others are made, and so small beside them, hides it. */
const hiding = 1 / 999;

/** Triangles of this share of the model's size are those of a joint that is scaled to nothing. */
const speck = 1e-7;

/** The pieces that are seen, without what a scale near zero hides: it would count where the model ends. */
export function shownOf(pieces: readonly Piece[]): Placed[] {
  const placed = pieces.map((piece) => {
    const { geometry } = piece;
    return { piece, geometry, reach: reachOfPiece(piece), scale: scaleOf(piece.to) };
  });
  const largest = placed.reduce((most, { reach }) => Math.max(most, sizeOf(reach)), 0);
  const scale = placed.reduce((most, { scale: own }) => Math.max(most, own), 0);
  return placed
    .filter(({ reach, scale: own }) => sizeOf(reach) > hiding * largest || own > hiding * scale)
    .map(({ piece }) => withoutSpecks(piece, speck * largest))
    .filter(({ geometry }) => geometry.triangles.length > 0);
}

/** What holds all of some. */
export function reachOf(list: readonly Reach[]): Reach {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const own of list)
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.min(low[axis]!, own.low[axis]!);
      high[axis] = Math.max(high[axis]!, own.high[axis]!);
    }
  return { low, high };
}

const sizeOf = ({ low, high }: Reach): number => Math.max(...high.map((value, axis) => value - low[axis]!));

/** The greatest factor by which it makes anything longer along an axis of the file. */
const scaleOf = (m: Affine): number =>
  Math.max(...[0, 1, 2].map((k) => Math.sqrt(m[k]! * m[k]! + m[4 + k]! * m[4 + k]! + m[8 + k]! * m[8 + k]!)));

function reachOfPiece({ geometry: { positions: p, triangles }, to: m }: Piece): Reach {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const vertex of triangles) {
    for (let axis = 0; axis < 3; axis++) {
      const row = 4 * axis;
      const value =
        m[row]! * p[3 * vertex]! +
        m[row + 1]! * p[3 * vertex + 1]! +
        m[row + 2]! * p[3 * vertex + 2]! +
        m[row + 3]!;
      if (value < low[axis]!) low[axis] = value;
      if (value > high[axis]!) high[axis] = value;
    }
  }
  return { low, high };
}

/** A piece without triangles that are no larger than a size. */
function withoutSpecks(piece: Piece, size: number): Placed {
  const { positions: p, triangles } = piece.geometry;
  const least = size / scaleOf(piece.to);
  const kept = new Uint32Array(triangles.length);
  let count = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [3 * triangles[i]!, 3 * triangles[i + 1]!, 3 * triangles[i + 2]!];
    let span = 0;
    for (let k = 0; k < 3; k++)
      span = Math.max(span, Math.abs(p[b + k]! - p[a + k]!), Math.abs(p[c + k]! - p[a + k]!));
    if (!(span > least)) continue;
    kept.set(triangles.subarray(i, i + 3), count);
    count += 3;
  }
  const geometry = { ...piece.geometry, triangles: count < kept.length ? kept.slice(0, count) : triangles };
  return { piece, geometry, reach: reachOfPiece({ ...piece, geometry }) };
}
