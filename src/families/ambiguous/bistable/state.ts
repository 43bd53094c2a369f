import type { Reading, Shape, Show } from '../../../content/figures/bistable/figure.js';
import { figureOf } from '../../../content/figures/bistable/index.js';

export type BistableState = {
  readonly figure: string;
  /** Which of the figure's drawings, by its name. */
  readonly drawing: string;
  /** The drawing's numbers, as its file in src/content/figures/bistable explains them. */
  readonly shape: Shape;
  /** The four choices of the multiple-choice question, in order. */
  readonly choices: readonly string[];
  /** True once marks tell which reading is meant: the first in part a, the second in part b. */
  readonly told: boolean;
};

export type BistableLabel = {
  readonly figure: string;
  /** What can be seen: the words of both readings. */
  readonly readings: readonly [string, string];
  readonly told: boolean;
};

export type BistableTransform = { readonly add: 'disambiguating marks' };

export const readingsOf = ({ figure, shape }: BistableState): readonly [Reading, Reading] =>
  figureOf(figure).readings(shape);

/** Which of the readings a part of a state shows. */
export const shownIn = ({ told }: { readonly told: boolean }, part: string): Show =>
  told && (part === 'a' || part === 'b') ? part : 'both';
