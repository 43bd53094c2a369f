import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, narrower, up } from '../../difficulty/ladders.js';
import { smallerPictures } from '../../difficulty/smaller-pictures.js';
import type { GeometricParams } from './params.js';

const list = (...values: number[]): number[] => values;

/** Of what is drawn. Where questions ask what most people see, strong inducers make that clearer. */
export const geometricDifficulty: Difficulty<GeometricParams> = {
  difference: axis<GeometricParams>('smaller differences', {
    differences: narrower(
      list(-3, 0, 3),
      list(-3, 0, 3),
      list(-2, 0, 2),
      list(-2, 0, 2),
      ...Array.from({ length: 6 }, () => list(-1, 0, 1)),
    ),
  }),
  inducers: axis<GeometricParams>(
    'stronger inducers',
    {
      strengths: up(
        list(0.2),
        list(0.3),
        list(0.45),
        list(0.6, 0.8),
        list(0.8, 1),
        list(0.85, 1),
        list(0.9, 1),
        list(0.95, 1),
        list(1),
        list(1),
      ),
    },
    ({ truth = 'physical' }) => truth === 'physical',
  ),
  detail: smallerPictures(512, 448, 400, 352, 304, 256),
};
