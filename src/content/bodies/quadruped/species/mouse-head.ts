import { layer, near } from '../coat/layers.js';
import type { EarForm, HeadForm } from '../heads/form.js';

/** The large round ears of mice; others of their kin have smaller ones. */
export const mouseEar: EarForm = {
  at: [0.2, 0.27, 0.26],
  lean: [34, 6],
  turn: 22,
  length: 0.44,
  width: 0.46,
  shape: 'round',
};

export const mousePaint: NonNullable<HeadForm['paint']> = ({ pale }) => [
  layer(pale, near([0, -0.2, 0.7], [0.24, 0.14, 0.4])),
];
