import { fishDrawing } from './school.js';

/** Deep-bodied fish that swim to the side. */
export const carp = fishDrawing({
  name: 'carp',
  outline: [
    0, 0, 0.06, 0.36, 0.14, 0.64, 0.25, 0.8, 0.38, 0.74, 0.5, 0.5, 0.62, 0.26, 0.75, 0.2, 0.86, 0.36, 0.94,
    0.64, 1, 1,
  ],
  bend: 0,
  fork: 0.07,
  length: [150, 190],
  row: [84, 104],
  heading: [-4, 4],
});
