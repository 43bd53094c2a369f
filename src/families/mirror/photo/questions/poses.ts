import type { MirrorLabel } from '../../prompts/prompt.js';
import type { PointPair } from '../annotations/skeleton.js';
import type { MarkShape } from '../marks/mark.js';
import { pairOf, type View } from '../pictures/view.js';
import type { AskedKind } from '../state.js';
import type { Doubt } from '../evidence/doubts.js';
import { type SideView, sideView } from '../evidence/side-view.js';
import { raisedFoot, raisedHand, raisedLimb } from './geometry.js';

/** A question that a subject allows. */
export interface Entry {
  /** The group label `kind`: 'marked-wrist', 'raised-hand'. */
  readonly name: string;
  readonly kind: AskedKind;
  /** The word for the part in the question. */
  readonly part: string;
  /** The pairs whose points the question offers to choose from. */
  readonly pairs: readonly PointPair[];
  readonly label: MirrorLabel;
  /** The name of the point that is the answer. */
  readonly point: string;
  /** Whether a point that the answer could be mistaken for is hidden or not labeled. */
  readonly occluded: boolean;
  /** For a marked part: the possible shapes, and half the size, pixels. */
  readonly mark?: { readonly shapes: readonly MarkShape[]; readonly radius: number };
  /** The direction in which it faces; see {@link PhotoState}. */
  readonly facing?: -1 | 1;
}

/** The answer for a point. */
export const labelOf = (side: 'left' | 'right', { end }: PointPair): MirrorLabel =>
  end ? `${side} ${end}` : side;

/** How far the most forward limb must be ahead of the next, in trunks. */
const ahead = 0.12;
/**
 * How far apart feet may be across the body, in distances between shoulders or hips: the mean of both pairs, or either one, since a
 * step may have shifted it.
 */
const wide = { mean: 1.7, either: 1.2 } as const;

/** The least visible distance of the answer from the next point, in parts of the finished picture's longer side. */
export const leastMargin = 0.02;

/** The questions about poses that a subject's points answer with a margin. */
export function derivedEntries(
  view: View,
  kinds: readonly AskedKind[],
  doubts: ReadonlyMap<string, Doubt>,
): Entry[] {
  const { subject } = view.subject.skeleton;
  const all = subject === 'human' ? raisedOfPerson(view) : [...raisedOfAnimal(view), ...alongTrunk(view)];
  return all.filter(
    (entry) =>
      kinds.includes(entry.kind) &&
      gapOf(view, entry) >= leastMargin &&
      entry.pairs.every(({ left, right }) => ![left, right].some((name) => misplaced(doubts.get(name)))),
  );
}

/** Crossing limbs can still be told apart, but not limbs hidden by another subject. */
const misplaced = (doubt: Doubt | undefined): boolean =>
  doubt === 'outside-mask' || doubt === 'other-subject';

/** The distance of the answer from the next point, in parts of the picture's longer side. */
function gapOf({ points, frame }: View, { kind, pairs, facing = 1 }: Entry): number {
  const names = pairs.flatMap(({ left, right }) => [left, right]);
  const values = names.map((name) => {
    const [x, y] = points.get(name)!;
    return kind === 'raised' ? -y : x * facing * (kind === 'forward' ? 1 : -1);
  });
  const [first, second] = values.sort((a, b) => b - a);
  return (first - second) / Math.max(frame.width, frame.height);
}

function raisedOfPerson(view: View): Entry[] {
  const asked = [
    { part: 'hand', pair: pairOf(view, 'wrist'), raised: raisedHand(view) },
    { part: 'foot', pair: pairOf(view, 'ankle'), raised: raisedFoot(view) },
  ];
  return asked.flatMap(({ part, pair, raised }): Entry[] => {
    if (!pair || !raised) return [];
    return [entryOf({ name: `raised-${part}`, kind: 'raised', part, pairs: [pair] }, pair, raised.side)];
  });
}

function raisedOfAnimal(view: View): Entry[] {
  const limbs = limbsOf(view);
  const raised = limbs && raisedLimb(view, sideView(view) !== undefined);
  if (!raised) return [];
  const pair = limbs.find(({ end }) => end === raised.end)!;
  const [highest] = feetOf(view, limbs).sort((a, b) => a.y - b.y);
  return highest.name === pair[raised.side] ? [limbEntry('raised', 'raised', pair, raised.side, limbs)] : [];
}

function alongTrunk(view: View): Entry[] {
  const limbs = limbsOf(view);
  const seen = sideView(view);
  if (!limbs || !seen) return [];
  const found: Entry[] = [];
  for (const [name, kind, end, way] of [
    ['most-forward', 'forward', 'front', 1],
    ['rearmost', 'rearmost', 'rear', -1],
  ] as const) {
    const foot = extreme(feetOf(view, limbs), seen, way);
    if (foot?.pair.end === end)
      found.push({ ...limbEntry(name, kind, foot.pair, foot.side, limbs), facing: seen.facing });
  }
  return found;
}

type Foot = ReturnType<typeof feetOf>[number];

/**
 * The foot that is farthest forward (or back) by a margin, both as it is seen and after removing any shift of the far side that the
 * view may cause.
 */
function extreme(
  feet: readonly Foot[],
  { facing, near, shifts, trunk }: SideView,
  way: 1 | -1,
): Foot | undefined {
  const mean = shifts.reduce((sum, shift) => sum + shift, 0) / shifts.length;
  const possible = [0, wide.mean * mean, ...shifts.map((shift) => wide.either * shift)];
  const first = possible.map((shift) => {
    const along = ({ side, x }: Foot): number => way * (x * facing - (side === near ? 0 : shift));
    const [a, b] = [...feet].sort((one, other) => along(other) - along(one));
    return along(a) - along(b) >= ahead * trunk ? a : undefined;
  });
  return first.every((foot) => foot === first[0]) ? first[0] : undefined;
}

/** The front and rear pair of a quadruped's feet, if all four are visible. */
function limbsOf(view: View): readonly PointPair[] | undefined {
  const limbs = ['front paw', 'rear paw']
    .flatMap((role) => pairOf(view, role) ?? [])
    .filter(({ end }) => end);
  const ends = limbs.flatMap(({ left, right }) => [left, right]);
  return ends.length === 4 && ends.every((name) => view.points.get(name)?.[2] === 2) ? limbs : undefined;
}

const feetOf = (view: View, limbs: readonly PointPair[]) =>
  limbs.flatMap((pair) =>
    (['left', 'right'] as const).map((side) => {
      const [x, y] = view.points.get(pair[side])!;
      return { name: pair[side], pair, side, x, y };
    }),
  );

function limbEntry(
  verb: string,
  kind: AskedKind,
  pair: PointPair,
  side: 'left' | 'right',
  pairs: readonly PointPair[],
): Entry {
  const { part } = pair;
  const end = part === 'paw' || part === 'hoof' ? part : 'limb';
  return entryOf({ name: `${verb}-${end}`, kind, part: end === 'limb' ? 'leg' : part, pairs }, pair, side);
}

const entryOf = (
  asked: Pick<Entry, 'name' | 'kind' | 'part' | 'pairs'>,
  pair: PointPair,
  side: 'left' | 'right',
): Entry => ({ ...asked, label: labelOf(side, pair), point: pair[side], occluded: false });
