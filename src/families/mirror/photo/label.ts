import type { MirrorLabel } from '../prompts/index.js';
import { imageSide, type SideLabel } from '../label.js';
import type { AskedPair, PhotoState } from './state.js';
import { distance } from './pictures/view.js';

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
export function readLabel(x: PhotoState): SideLabel {
  const { answer, x: across } = asked(x);
  return { answer, image: imageSide(across - x.width / 2, x.width) };
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
