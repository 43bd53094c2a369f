import { type Raster, changedShare } from '../../../draw/raster.js';
import { refuse, verdict, type Made, type Verdict } from '../../making.js';
import { imageSide, type SideLabel } from '../label.js';
import type { MirrorLabel } from '../prompts/prompt.js';
import { drawPhotograph } from './draw.js';
import type { LoadedSubject } from './pictures/load-photographs.js';
import { distance } from './pictures/view.js';
import { leastMargin } from './questions/poses.js';
import { type AskedPair, flipState, type PhotoState } from './state.js';

/** A point that the question offers, and the answer for it. */
interface Candidate {
  readonly name: string;
  readonly answer: MirrorLabel;
  readonly x: number;
  readonly y: number;
}

/** The labeled points that a question offers to choose from. */
function candidates({ pairs, points }: Pick<PhotoState, 'pairs' | 'points'>): Candidate[] {
  return pairs
    .filter(({ asked }) => asked)
    .flatMap((pair) => (['left', 'right'] as const).flatMap((side) => candidate(pair, side, points)));
}

function candidate(pair: AskedPair, side: 'left' | 'right', points: PhotoState['points']): Candidate[] {
  const at = Object.hasOwn(points, pair[side]) ? points[pair[side]] : undefined;
  if (!at) return [];
  const answer: MirrorLabel = pair.end ? `${side} ${pair.end}` : side;
  return [{ name: pair[side], answer, x: at[0], y: at[1] }];
}

/** label(x): read from the places of the points and the mark. */
export function readLabel(x: PhotoState): SideLabel {
  const { answer, x: across } = asked(x);
  const reach = x.mark ? markReach * x.mark.radius : partReach * Math.max(x.width, x.height);
  // A band is a little up the limb from its end.
  const aside = (x.mark?.at[0] ?? across) - x.width / 2;
  return { answer, image: imageSide([aside - reach, aside + reach], x.width) };
}

/** How far a mark reaches with its lines, in radii; of an arrow, its head. */
const markReach = 1.35;
/** How far the part around a point without a mark reaches, in the picture's longer sides: as far as marks of the usual size. */
const partReach = 0.045;

function asked(x: PhotoState): Candidate {
  const { kind, mark, facing } = x;
  const measure = {
    marked: (at: Candidate) => -distance(mark!.at, [at.x, at.y]),
    raised: (at: Candidate) => -at.y,
    forward: (at: Candidate) => at.x * facing,
    rearmost: (at: Candidate) => -at.x * facing,
  }[kind];
  return candidates(x).reduce((best, at) => (measure(at) > measure(best) ? at : best));
}

/** The least share of pixels that a mirror must change. Photographs without marks must change four times as much to be loaded. */
const leastChange = 0.001;
/** The least ratio of the next point's distance from the visible mark to the marked point's. */
const leastRatio = 1.5;
/** The greatest distance of the marked point from the visible mark, in radii of the mark. */
const mostAway = 1.5;

/** The evidence that the finished pictures show what is asked about, read without the mark's coordinates. */
export type PhotoEvidence = {
  /** The share of pixels that differ between the two views. */
  readonly changedShare: number;
  /** The answers that the mark's pixels give in the two views; null if there is no mark. */
  readonly seen: readonly [string, string] | null;
  /** The ratio of the next point's distance from the mark to the marked point's, at most 99; null if there is no mark. */
  readonly clear: number | null;
  /** For poses: the distance of the answer from the next point, in parts of the picture's longer side. */
  readonly margin: number | null;
  /** The sha256 of the photograph's file. */
  readonly source: string;
};

type Judged = Pick<
  Made<unknown, PhotoState, unknown, SideLabel, unknown, Pick<LoadedSubject, 'raster'>>,
  'label' | 'moved' | 'stage' | 'state'
>;

/** Whether the two views differ, and the pose or the visible mark agrees with the labels. */
export function judgePhotograph(
  { state, label, moved, stage }: Judged,
  picture: (view: string) => Raster,
): Verdict<PhotoEvidence> {
  const source = state.photo.sha256;
  const margin = state.mark ? null : marginOf(state);
  if (margin !== null && margin < leastMargin) return refuse('small-margin', { margin });
  const views = [picture('original'), picture('mirrored')] as const;
  const changed = changedShare(...views);
  if (changed < leastChange) return refuse('unchanged', { changedShare: changed });
  if (!state.mark) return { changedShare: changed, seen: null, clear: null, margin, source, holds: true };
  const read = [state, flipState(state)].map((x, at) => seenMark(x, stage.raster(), views[at]));
  const seen = [read[0].answer, read[1].answer] as const;
  const clear = Math.min(read[0].clear, read[1].clear);
  const evidence: PhotoEvidence = { changedShare: changed, seen, clear, margin, source };
  if (clear < leastRatio) return verdict(false, 'unclear-mark', evidence);
  return verdict(seen[0] === label.answer && seen[1] === moved.answer, 'other-mark', evidence);
}

/** The distance of the extreme one of the offered points from the next, in parts of the picture's longer side. */
function marginOf(x: PhotoState): number {
  const along = candidates(x).map((at) => (x.kind === 'raised' ? at.y : at.x * x.facing));
  const sorted = along.sort((a, b) => a - b);
  const [first, second] = x.kind === 'forward' ? sorted.reverse() : sorted;
  const gap = Math.abs(first - second);
  return gap / Math.max(x.width, x.height);
}

/** The point that a mark belongs to by the pixels it changed: the nearest to any of an arrow's, or to the middle of others'. */
function seenMark(state: PhotoState, photograph: Raster, seen: Raster): { answer: string; clear: number } {
  const bare = drawPhotograph(state, photograph, { mark: false });
  const pixels: [number, number][] = [];
  for (let i = 0, at = 0; at < bare.data.length; i++, at += 3) {
    const differs = [0, 1, 2].some((channel) => bare.data[at + channel] !== seen.data[at + channel]);
    if (differs) pixels.push([(i % bare.width) + 0.5, Math.floor(i / bare.width) + 0.5]);
  }
  if (pixels.length === 0) return { answer: '', clear: 0 };
  const mean = [0, 1].map((axis) => pixels.reduce((sum, pixel) => sum + pixel[axis], 0) / pixels.length);
  const far = candidates(state)
    .map(({ answer, x, y }) => {
      const at = [x, y];
      const away =
        state.mark!.shape === 'arrow'
          ? Math.min(...pixels.map((pixel) => distance(pixel, at)))
          : distance(mean, at);
      return { answer, away };
    })
    .sort((a, b) => a.away - b.away);
  const [first, second] = far;
  if (first.away > mostAway * state.mark!.radius) return { answer: first.answer, clear: 0 };
  // Distances below two pixels count as two: smaller ones would make the ratio meaningless.
  const clear = second ? Math.min(99, second.away / Math.max(2, first.away)) : 99;
  return { answer: first.answer, clear };
}
