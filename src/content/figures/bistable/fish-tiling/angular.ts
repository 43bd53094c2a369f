import { fishDrawing } from './school.js';

/** Fish with straight edges. */
export const angular = fishDrawing({
  name: 'angular',
  outline: [0, 0, 0.22, 0.84, 0.36, 0.84, 0.5, 0.5, 0.64, 0.16, 0.78, 0.16, 1, 1],
  bend: 0,
  fork: 0.1,
  straight: true,
  length: [172, 196],
  row: [108, 126],
  heading: [-4, 4],
});
