import { fishDrawing } from './school.js';

/** Fish with straight edges. */
export const angular = fishDrawing({
  name: 'angular',
  outline: [0,0, .22,.84, .36,.84, .5,.5, .64,.16, .78,.16, 1,1],
  bend: 0,
  fork: .1,
  straight: true,
  length: [172,196],
  row: [108,126],
  heading: [-4,4],
});
