import { fishDrawing } from './school.js';

/** Long slender fish, in few rows, on a slant. */
export const pike = fishDrawing({
  name: 'pike',
  outline: [0,0, .05,.22, .12,.46, .2,.68, .3,.8, .4,.7, .5,.5, .6,.3, .7,.2, .8,.32, .88,.54, .95,.78, 1,1],
  bend: 0,
  fork: .05,
  length: [268,300],
  row: [84,98],
  heading: [24,36],
});
