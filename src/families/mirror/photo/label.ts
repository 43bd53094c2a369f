import type { MirrorLabel } from '../prompts/index.js';
import { mirroredLabel } from '../prompts/index.js';
import type { AskedPair, PhotoState } from './state.js';
import { distance } from './pictures/view.js';

/** What is true of an annotated photo as it is seen. */
export type PhotoLabel = {
  /** The subject's own side. */
  readonly answer: MirrorLabel;
  /** On which side of the picture the part is seen, if it is clearly on one. */
  readonly image: 'left' | 'right' | 'middle';
};

/** Shares of the picture's width that are neither left nor right: to either side of the middle. */
const middleShare = 0.04;

/** A point that the question asks about, with the answer that it is. */
export interface Candidate {
  readonly name: string;
  readonly answer: MirrorLabel;
  readonly x: number;
  readonly y: number;
}

/** The points between which a question asks to choose, those that are not labeled left out. */
export function candidates({ pairs, points }: Pick<PhotoState, 'pairs' | 'points'>): Candidate[] {
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

/** label(x): read from the places of points and mark. */
export function readLabel(x: PhotoState): PhotoLabel {
  const { answer, x: across } = asked(x);
  const aside = across - x.width / 2;
  const image = Math.abs(aside) < middleShare * x.width ? 'middle' : aside < 0 ? 'left' : 'right';
  return { answer, image };
}

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

/** rho(mirror, y). */
export const mirrorLabel = ({ answer, image }: PhotoLabel): PhotoLabel => ({
  answer: mirroredLabel(answer),
  image: image === 'middle' ? image : image === 'left' ? 'right' : 'left',
});
