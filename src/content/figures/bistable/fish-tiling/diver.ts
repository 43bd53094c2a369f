import { fishDrawing } from './school.js';

/** Fish that swim up and down. */
export const diver = fishDrawing({
  name: 'diver',
  outline: [0,0, .05,.24, .11,.48, .2,.72, .31,.82, .41,.7, .5,.5, .59,.3, .69,.18, .8,.28, .89,.52, .95,.76, 1,1],
  bend: 0,
  fork: .05,
  length: [196, 220],
  row: [100, 114],
  heading: [84,96],
});
