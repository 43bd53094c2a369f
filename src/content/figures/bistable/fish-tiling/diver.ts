import { fishDrawing } from './school.js';

/** Fish that swim up and down. */
export const diver = fishDrawing({
  name: 'diver',
  outline: [
    0, 0, 0.05, 0.24, 0.11, 0.48, 0.2, 0.72, 0.31, 0.82, 0.41, 0.7, 0.5, 0.5, 0.59, 0.3, 0.69, 0.18, 0.8,
    0.28, 0.89, 0.52, 0.95, 0.76, 1, 1,
  ],
  bend: 0,
  fork: 0.05,
  length: [196, 220],
  row: [100, 114],
  heading: [84, 96],
});
