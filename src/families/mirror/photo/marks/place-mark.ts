import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { distance, pairOf, snap, type View } from '../pictures/view.js';
import type { PointPair } from '../annotations/skeleton.js';
import type { Placed } from '../state.js';

/** Half the size of a mark: a share of the subject's longer side, within bounds in pixels of a picture of up to 512. */
const share = 0.045;
const bounds = [12, 44] as const;
/** The least half size of a mark. */
const leastRadius = 9;
/** Larger pictures have larger marks, because models scale pictures down. */
const usualSize = 512;
/** The least distance, in radii, of other points that the question asks about, and of other bodies' points. */
const apart = 2.6;
const strangersApart = 2.2;

/**
 * Half the size of a mark on a point: as large as the subject allows, and small enough to keep clear of the other points that the
 * question asks about. Undefined if no mark there would be clear.
 */
export function markRadius(view: View, at: Placed, rivals: readonly Placed[]): number | undefined {
  const unit = unitOf(view);
  const long = Math.max(view.box.width, view.box.height);
  const wanted = Math.min(bounds[1] * unit, Math.max(bounds[0] * unit, share * long));
  const room = Math.min(Infinity, ...rivals.map((rival) => distance(at, rival)));
  const radius = Math.floor(Math.min(wanted, room / apart));
  if (radius < leastRadius * unit || !fits(view, at, 1.5 * radius)) return undefined;
  if (view.strangers.some((stranger) => distance(at, stranger) < strangersApart * radius)) return undefined;
  return radius;
}

const unitOf = ({ frame }: View): number => Math.max(1, Math.max(frame.width, frame.height) / usualSize);

const fits = ({ frame }: View, [x, y]: readonly number[], room: number): boolean =>
  x >= room && y >= room && x <= frame.width - room && y <= frame.height - room;

/** The length of an arrow, and the places along it that must be clear, in radii from its tip. */
const arrowLength = 4.5;
const arrowPlaces = [1.5, 2.5, 3.5, arrowLength];
const directions = 24;
/** The least distance of other points from it, and the distance beyond which more is no better, in radii. */
const leastFree = 1.1;
const mostFree = 3;

/** Where an arrow to a point starts: inside the picture and away from all other points; undefined if there is no such place. */
export function arrowStart(view: View, at: Placed, radius: number): readonly [number, number] | undefined {
  let best: readonly [number, number] | undefined;
  let free = leastFree * radius;
  const others = [...view.points.values(), ...view.strangers].filter((point) => point !== at);
  for (let i = 0; i < directions; i++) {
    const angle = (360 / directions) * (i + 0.5);
    const [ux, uy] = [radius * cosDegrees(angle), radius * sinDegrees(angle)];
    const from = [at[0] + arrowLength * ux, at[1] + arrowLength * uy] as const;
    if (!fits(view, from, radius)) continue;
    // The first of directions with equal room is taken.
    const least = arrowPlaces.reduce(
      (room, place) => roomAt(at[0] + place * ux, at[1] + place * uy, others, room, free),
      mostFree * radius,
    );
    if (least > free || (least === free && !best)) [best, free] = [from, least];
  }
  return best && [snap(best[0]), snap(best[1])];
}

/** The distance of the nearest point, at most `most`. The search ends at a point nearer than `enough`. */
function roomAt(
  x: number,
  y: number,
  points: readonly (readonly number[])[],
  most: number,
  enough: number,
): number {
  let square = most * most;
  for (const [px, py] of points as readonly (readonly [number, number])[]) {
    const [dx, dy] = [px - x, py - y];
    square = Math.min(square, dx * dx + dy * dy);
    if (square < enough * enough) break;
  }
  return Math.sqrt(square);
}

/** The next joint up the limb from its end. */
const above: Readonly<Record<string, string>> = {
  wrist: 'elbow',
  ankle: 'knee',
  'front paw': 'elbow',
  'rear paw': 'knee',
};

/** A band around the end of a limb: its place, a point farther up the limb, and half its length; undefined without a limb. */
export function bandOf(view: View, pair: PointPair, side: 'left' | 'right', radius: number) {
  const joint = pair.role === undefined ? undefined : above[pair.role];
  const upper = joint === undefined ? undefined : pairOf(view, joint);
  const [at, from] = [view.points.get(pair[side]), upper && view.points.get(upper[side])];
  if (!at || !from || from[2] !== 2) return undefined;
  const limb = distance(at, from);
  if (limb < 3 * radius) return undefined;
  const part = (share: number): readonly [number, number] => [
    snap(at[0] + share * (from[0] - at[0])),
    snap(at[1] + share * (from[1] - at[1])),
  ];
  const half = Math.max(leastRadius * unitOf(view), Math.min(1.2 * radius, 0.17 * limb));
  // Near the end of the limb, so that it is taken for no other part.
  return { at: part(Math.min(0.1, (0.8 * half) / limb)), from: part(1), radius: half };
}
