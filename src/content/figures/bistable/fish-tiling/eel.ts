import { fishDrawing } from './school.js';

/** Fish that bend as they swim. */
export const eel = fishDrawing({
  name: 'eel',
  outline: [0,0, .05,.32, .12,.58, .22,.74, .36,.68, .5,.5, .64,.32, .78,.26, .88,.42, .95,.68, 1,1],
  bend: 0.15,
  fork: .06,
  length: [200,226],
  row: [88,102],
  heading: [-4,4],
});
