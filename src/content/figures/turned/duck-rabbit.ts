import { circle } from '../../../draw/shapes.js';
import { loop, thread } from '../../../draw/spline.js';
import { area, figure, stroke } from './figure.js';

/** The head of Jastrow (Popular Science Monthly, 1899): the duck's open bill points up as the rabbit's ears. */
export const duckRabbit = figure({
  name: 'duck-rabbit',
  turn: 'quarter-cw',
  readings: [
    { word: 'duck', accept: ['bird', 'goose', 'duckling'] },
    { word: 'rabbit', accept: ['bunny', 'hare'] },
  ],
  styles: ['flat', 'line'],
  knobs: {
    length: [0.42, 0.48],
    gap: [0.01, 0.04],
    thick: [0.9, 1.15],
    eye: [0.028, 0.036],
    crown: [0, 0.02],
  },
  parts({ length, gap, thick, eye, crown }) {
    const [u, t] = [0.07 * thick, gap];
    const upper = -0.07 - t;
    const lower = 0.08 + t;
    return [
      area(
        loop([
          [-0.06, -0.17],
          [-0.2, upper - u],
          [-length + 0.05, upper - u],
          [-length, upper - 0.2 * u],
          [-length + 0.06, upper + 0.75 * u],
          [-0.2, upper + 0.75 * u],
          [-0.1, 0.005],
          [-0.2, lower - 0.75 * u],
          [-length + 0.07, lower - 0.8 * u],
          [-length + 0.02, lower + 0.1 * u],
          [-length + 0.07, lower + 0.8 * u],
          [-0.2, lower + u],
          [-0.04, 0.16],
          [0.03, 0.26],
          [0.02, 0.4],
          [0.01, 0.47],
          [0.2, 0.48],
          [0.42, 0.46],
          [0.41, 0.26],
          [0.33, 0.06],
          [0.325, -0.06],
          [0.35, -0.14],
          [0.31, -0.23 - crown],
          [0.2, -0.25 - crown],
          [0.06, -0.22],
        ]),
        'main',
      ),
      area(
        loop([
          [-0.2, upper - 0.1 * u],
          [-length + 0.07, upper - 0.55 * u],
          [-length + 0.05, upper + 0.1 * u],
          [-0.2, upper + 0.3 * u],
        ]),
        'accent',
        false,
      ),
      area(
        loop([
          [-0.2, lower - 0.2 * u],
          [-length + 0.09, lower - 0.4 * u],
          [-length + 0.07, lower + 0.3 * u],
          [-0.2, lower + 0.3 * u],
        ]),
        'accent',
        false,
      ),
      stroke(
        thread([
          [0.345, -0.1],
          [0.3, -0.115],
          [0.27, -0.14],
        ]),
        0.012,
      ),
      area(circle(0.09, -0.06, eye * 1.6), 'light'),
      area(circle(0.085, -0.06, eye), 'ink', false),
    ];
  },
});
