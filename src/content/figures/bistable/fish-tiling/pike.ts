import { fishDrawing } from './school.js';

/** Long slender fish, in few rows, on a slant. */
export const pike = fishDrawing({
  name: 'pike',
  outline: [
    0, 0, 0.05, 0.22, 0.12, 0.46, 0.2, 0.68, 0.3, 0.8, 0.4, 0.7, 0.5, 0.5, 0.6, 0.3, 0.7, 0.2, 0.8, 0.32,
    0.88, 0.54, 0.95, 0.78, 1, 1,
  ],
  bend: 0,
  fork: 0.05,
  length: [268, 300],
  row: [84, 98],
  heading: [24, 36],
});
