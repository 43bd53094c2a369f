import { fishDrawing } from './school.js';

/** Fish with a pointed fin. */
export const finned = fishDrawing({
  name: 'finned',
  outline: [0,0, .06,.34, .13,.54, .19,.62, .235,.9, .28,.72, .36,.68, .44,.6, .5,.5, .56,.4, .64,.32, .72,.28, .765,.1, .81,.38, .87,.46, .94,.66, 1,1],
  bend: 0,
  fork: .07,
  length: [220,246],
  row: [120,138],
  heading: [140,152],
});
