import { fishDrawing } from './school.js';

/** Fish that bend as they swim. */
export const eel = fishDrawing({
  name: 'eel',
  outline: [
    0, 0, 0.05, 0.32, 0.12, 0.58, 0.22, 0.74, 0.36, 0.68, 0.5, 0.5, 0.64, 0.32, 0.78, 0.26, 0.88, 0.42, 0.95,
    0.68, 1, 1,
  ],
  bend: 0.2,
  fork: 0.06,
  length: [236, 262],
  row: [104, 118],
  heading: [-36, -28],
});
