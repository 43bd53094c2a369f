import { cosDegrees, memoize, sinDegrees } from '../../../core/index.js';
import type { Mesh } from '../../mesh.js';
import { Draft } from './draft.js';

/** A point of a profile: distance from the axis and height, meters. */
export type ProfilePoint = readonly [radius: number, y: number];

/** How a profile becomes a body of revolution. */
export interface LatheOptions {
  /** The number of pieces around. Default 32 */
  readonly segments?: number;
  /** Corners of the profile sharper than this stay sharp, degrees. Default 35 */
  readonly crease?: number;
  /** Whether the profile returns to its first point, as for a ring; else ends off the axis are covered by discs. */
  readonly closed?: boolean;
}

interface Station {
  readonly r: number;
  readonly y: number;
  /** The surface's normal in the profile's plane. */
  readonly nr: number;
  readonly ny: number;
  readonly v: number;
}

/**
 * A solid of revolution about the y axis, from a profile in either direction. u runs around from the back (-z), by -x,
 * the front (u = 0.5) and +x to the back again; v from the top down.
 *
 * A bowl's profile goes up the outside, over the rim and down the inside to the axis.
 */
export function lathe(profile: readonly ProfilePoint[], options: LatheOptions = {}): Mesh {
  const { segments = 32, crease = 35, closed = false } = options;
  const draft = new Draft();
  for (const run of smoothRuns(prepared(profile, closed), closed, cosDegrees(crease))) {
    const rows = run.map((station) =>
      Array.from({ length: segments + 1 }, (_, i) => around(draft, station, i, segments)),
    );
    for (let j = 0; j + 1 < rows.length; j++)
      for (let i = 0; i < segments; i++)
        draft.quad(rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i]);
  }
  return draft.mesh();
}

/** The points of a unit circle at every half step around, from the back. */
const halfSteps = memoize((segments: number) =>
  Array.from({ length: 2 * segments + 2 }, (_, at): readonly [x: number, z: number] => {
    const degrees = (360 * (at / 2)) / segments;
    return [-sinDegrees(degrees), -cosDegrees(degrees)];
  }),
);

function around(draft: Draft, { r, y, nr, ny, v }: Station, i: number, segments: number): number {
  const circle = halfSteps(segments);
  const [x, z] = circle[2 * (i % segments)]; // the last column lies exactly on the first
  const [nx, nz] = circle[r === 0 ? 2 * i + 1 : 2 * (i % segments)];
  return draft.vertex([r * x, y, r * z], [(r === 0 ? i + 0.5 : i) / segments, v], [nr * nx, ny, nr * nz]);
}

/** The profile upward on the outside, without repeated points, with its ends on the axis. */
function prepared(profile: readonly ProfilePoint[], closed: boolean): ProfilePoint[] {
  const points: ProfilePoint[] = profile.filter(
    (p, i) => i === 0 || p[0] !== profile[i - 1][0] || p[1] !== profile[i - 1][1],
  );
  if (!closed) {
    const [first, last] = [points[0], points[points.length - 1]];
    if (first[0] !== 0) points.unshift([0, first[1]]);
    if (last[0] !== 0) points.push([0, last[1]]);
  }
  let volume = 0;
  points.forEach(([r, y], i) => {
    const [nextR, nextY] = points[(i + 1) % points.length];
    volume += (r * r + r * nextR + nextR * nextR) * (nextY - y);
  });
  return volume < 0 ? points.reverse() : points;
}

/** Cuts the profile at its sharp corners and gives each point the mean normal of its neighbors, by their length. */
function smoothRuns(points: readonly ProfilePoint[], closed: boolean, limit: number): Station[][] {
  const n = points.length;
  const pieces = Array.from({ length: closed ? n : n - 1 }, (_, i) => {
    const [a, b] = [points[i], points[(i + 1) % n]];
    const [dr, dy] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.sqrt(dr * dr + dy * dy);
    return { a, b, size, nr: dy / size, ny: -dr / size };
  });
  type Piece = (typeof pieces)[number];
  const smooth = (p: Piece, q: Piece): boolean => p.nr * q.nr + p.ny * q.ny >= limit;
  const total = pieces.reduce((sum, piece) => sum + piece.size, 0);
  let v = 1;
  /** What the end of a piece continues in: the next piece, its own mirror image across the axis, or itself. */
  const beyond = (piece: Piece, next: Piece | undefined, end: ProfilePoint): Piece => {
    const other = next ?? (end[0] === 0 ? { ...piece, nr: -piece.nr } : piece);
    return smooth(piece, other) ? other : piece;
  };
  const station = ([r, y]: ProfilePoint, p: Piece, q: Piece): Station => {
    const [nr, ny] = [p.nr * p.size + q.nr * q.size, p.ny * p.size + q.ny * q.size];
    const size = Math.sqrt(nr * nr + ny * ny);
    return { r, y, nr: nr / size, ny: ny / size, v };
  };
  const runs: Station[][] = [];
  pieces.forEach((piece, i) => {
    const before = i > 0 ? pieces[i - 1] : closed ? pieces[n - 1] : undefined;
    const after = i + 1 < pieces.length ? pieces[i + 1] : closed ? pieces[0] : undefined;
    const joins = i > 0 && before !== undefined && smooth(before, piece);
    if (!joins) runs.push([station(piece.a, beyond(piece, before, piece.a), piece)]);
    v -= piece.size / total;
    runs[runs.length - 1].push(station(piece.b, piece, beyond(piece, after, piece.b)));
  });
  return runs;
}
