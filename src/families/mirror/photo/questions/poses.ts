import type { MirrorLabel } from '../../prompts/prompt.js';
import type { PointPair } from '../annotations/skeleton.js';
import type { MarkShape } from '../marks/mark.js';
import { pairOf, type View } from '../pictures/view.js';
import type { AskedKind } from '../state.js';
import { raisedFoot, raisedHand, raisedLimb, sideView } from './geometry.js';

/** A question that a subject allows. */
export interface Entry {
  /** The group label `kind`: 'marked-wrist', 'raised-hand'. */
  readonly name: string;
  readonly kind: AskedKind;
  /** What the question calls the part. */
  readonly part: string;
  /** The pairs between whose points the question asks to choose. */
  readonly pairs: readonly PointPair[];
  readonly label: MirrorLabel;
  /** The point that is the answer. */
  readonly point: string;
  /** Whether a point that the answer could be taken for is hidden or not labeled. */
  readonly occluded: boolean;
  /** How a marked part can be marked, and how large. */
  readonly mark?: { readonly shapes: readonly MarkShape[]; readonly radius: number };
  /** See the state. */
  readonly facing?: -1 | 1;
}

/** The answer that a point is. */
export const labelOf = (side: 'left' | 'right', { end }: PointPair): MirrorLabel =>
  end ? `${side} ${end}` : side;

/** How far the most forward limb must be before the next, in trunks and besides the parallax. */
const ahead = 0.15;
/** How far other feet may be above or below each other while one is raised, in heights of the raised one. */
const level = 0.6;

/** By how much an answer must stand out to be seen, in parts of the finished picture's longer side. */
export const leastMargin = 0.02;

/** The questions about poses that a subject's points answer by a margin. */
export function derivedEntries(view: View, kinds: readonly AskedKind[]): Entry[] {
  const { subject } = view.subject.skeleton;
  const all = subject === 'human' ? raisedOfPerson(view) : [...raisedOfAnimal(view), ...alongTrunk(view)];
  return all.filter((entry) => kinds.includes(entry.kind) && gapOf(view, entry) >= leastMargin);
}

/** By how much the answer stands out, in parts of the picture's longer side. */
function gapOf({ points, frame }: View, { kind, pairs, facing = 1 }: Entry): number {
  const names = pairs.flatMap(({ left, right }) => [left, right]);
  const values = names.map((name) => {
    const [x, y] = points.get(name)!;
    return kind === 'raised' ? -y : x * facing * (kind === 'forward' ? 1 : -1);
  });
  const [first, second] = values.sort((a, b) => b - a);
  return (first! - second!) / Math.max(frame.width, frame.height);
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
  if (!limbs) return [];
  const raised = (['front', 'rear'] as const).flatMap((end) => {
    const found = raisedLimb(view, end);
    return found ? [{ ...found, pair: limbs.find((limb) => limb.end === end)! }] : [];
  });
  if (raised.length !== 1) return [];
  const { side, pair } = raised[0]!;
  const heights = feetOf(view, limbs);
  const lifted = heights.find(({ name }) => name === pair[side])!.y;
  const rest = heights.filter(({ name }) => name !== pair[side]).map(({ y }) => y);
  // The other three stand: the raised one is above all of them, which are nearly level.
  const clear = Math.min(...rest) - lifted;
  if (!(clear > 0 && Math.max(...rest) - Math.min(...rest) <= level * clear)) return [];
  return [limbEntry('raised', 'raised', pair, side, limbs)];
}

function alongTrunk(view: View): Entry[] {
  const limbs = limbsOf(view);
  const seen = sideView(view);
  if (!limbs || !seen) return [];
  const { facing, trunk, parallax } = seen;
  const feet = feetOf(view, limbs).sort((a, b) => (b.x - a.x) * facing);
  const gap = (a: number, b: number): number => (feet[a]!.x - feet[b]!.x) * facing;
  const enough = ahead * trunk + parallax;
  const found: Entry[] = [];
  const add = (name: string, kind: AskedKind, { pair, side }: (typeof feet)[number]): number =>
    found.push({ ...limbEntry(name, kind, pair, side, limbs), facing });
  if (gap(0, 1) >= enough && feet[0]!.pair.end === 'front') add('most-forward', 'forward', feet[0]!);
  if (gap(2, 3) >= enough && feet[3]!.pair.end === 'rear') add('rearmost', 'rearmost', feet[3]!);
  return found;
}

/** Both pairs of a quadruped's limbs, if all four ends are visible. */
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
