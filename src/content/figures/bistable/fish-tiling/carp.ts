import { fishDrawing } from './school.js';

/** Deep-bodied fish that swim to the side. */
export const carp = fishDrawing({
  name: 'carp',
  outline: [0,0, .06,.36, .14,.64, .25,.8, .38,.74, .5,.5, .62,.26, .75,.2, .86,.36, .94,.64, 1,1],
  bend: 0,
  fork: .07,
  length: [150,190],
  row: [84,104],
  heading: [-4,4],
});
