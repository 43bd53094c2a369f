import { changedShare } from '../../../draw/compare.js';
import type { Raster } from '../../../draw/raster.js';
import { leastMargin } from './questions/poses.js';
import { drawPhoto } from './draw.js';
import { flipState } from './flip.js';
import { candidates } from './label.js';
import type { PhotoState } from './state.js';
import { distance } from './pictures/view.js';

/** Least share of pixels that a mirror must change; without the mark it is four times as many. */
const leastChange = 0.001;
/** How many times as far as the marked point the next must be from what is seen of the mark. */
const leastRatio = 1.5;
/** How many of its radii the marked point may be from what is seen of the mark. */
const mostAway = 1.5;

export type PhotoEvidence = {
  /** Share of pixels that differ between the two views. */
  readonly changedShare: number;
  /** What the mark's own pixels say that it marks, in both views; null where there is no mark. */
  readonly seen: readonly [string, string] | null;
  /** How clear that is: the distance of the next point over that of the marked one, at most 99. */
  readonly clear: number | null;
  /** For poses: how far the answer stands out from the next, in parts of the picture's longer side. */
  readonly margin: number | null;
};

/** What the finished pictures show, read without the mark's coordinates. */
export function photoEvidence(
  x: PhotoState,
  photo: Raster,
  picture: (view: string) => Raster,
): PhotoEvidence {
  const views = [picture('original'), picture('mirrored')] as const;
  const changed = changedShare(...views);
  if (!x.mark) return { changedShare: changed, seen: null, clear: null, margin: marginOf(x) };
  const read = [x, flipState(x)].map((state, at) => seenMark(state, photo, views[at]!));
  return {
    changedShare: changed,
    seen: [read[0]!.answer, read[1]!.answer],
    clear: Math.min(read[0]!.clear, read[1]!.clear),
    margin: null,
  };
}

/** Of the points that are asked about, how far the extreme one is from the next. */
function marginOf(x: PhotoState): number {
  const along = candidates(x).map((at) => (x.kind === 'raised' ? at.y : at.x * x.facing));
  const sorted = along.sort((a, b) => a - b);
  const [first, second] = x.kind === 'forward' ? sorted.reverse() : sorted;
  const gap = Math.abs(first! - second!);
  return gap / Math.max(x.width, x.height);
}

/** Whether the evidence is enough for these answers, of the original and of the mirrored view. */
export function evidenceHolds(
  { changedShare: changed, seen, clear, margin }: PhotoEvidence,
  [original, mirrored]: readonly [string, string],
): boolean {
  if (changed < leastChange) return false;
  if (seen === null) return margin !== null && margin >= leastMargin;
  return clear !== null && clear >= leastRatio && seen[0] === original && seen[1] === mirrored;
}

/** Which point a mark belongs to by the pixels that it changed: the nearest to its tip, or to their middle. */
function seenMark(state: PhotoState, photo: Raster, seen: Raster): { answer: string; clear: number } {
  const bare = drawPhoto(state, photo, { mark: false });
  const pixels: [number, number][] = [];
  for (let i = 0, at = 0; at < bare.data.length; i++, at += 3) {
    const differs = [0, 1, 2].some((channel) => bare.data[at + channel] !== seen.data[at + channel]);
    if (differs) pixels.push([(i % bare.width) + 0.5, Math.floor(i / bare.width) + 0.5]);
  }
  if (pixels.length === 0) return { answer: '', clear: 0 };
  const mean = [0, 1].map((axis) => pixels.reduce((sum, pixel) => sum + pixel[axis]!, 0) / pixels.length);
  const far = candidates(state)
    .map(({ answer, x, y }) => {
      const at = [x, y];
      const away = state.mark!.shape === 'arrow' ? Math.min(...pixels.map((pixel) => distance(pixel, at))) : distance(mean, at); // prettier-ignore
      return { answer, away };
    })
    .sort((a, b) => a.away - b.away);
  const [first, second] = far;
  if (first!.away > mostAway * state.mark!.radius) return { answer: first!.answer, clear: 0 };
  // Closer than two pixels counts as two: a ratio of less says nothing.
  const clear = second ? Math.min(99, second.away / Math.max(2, first!.away)) : 99;
  return { answer: first!.answer, clear };
}
