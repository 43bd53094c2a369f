import { fishDrawing } from './school.js';

/** Fish with a pointed fin. */
export const finned = fishDrawing({
  name: 'finned',
  outline: [
    0, 0, 0.06, 0.34, 0.13, 0.54, 0.19, 0.62, 0.235, 0.9, 0.28, 0.72, 0.36, 0.68, 0.44, 0.6, 0.5, 0.5, 0.56,
    0.4, 0.64, 0.32, 0.72, 0.28, 0.765, 0.1, 0.81, 0.38, 0.87, 0.46, 0.94, 0.66, 1, 1,
  ],
  bend: 0,
  fork: 0.07,
  length: [220, 246],
  row: [120, 138],
  heading: [140, 152],
});
