import { vaseDrawing } from './vase.js';

/** A high forehead and a straight nose, as in most textbooks. */
export const classic = vaseDrawing({
  name: 'classic',
  top: 30,
  bottom: 482,
  forehead: .2,
  eye: .36,
  nose: .5,
  mouth: .6,
  chin: .72,
  levels: [[0, 255], [24, 236], [236, 20], [60, 244]],
  profile: [0,176, .05,158, .12,132, .2,112, .27,106, .315,101, .355,116, .4,104, .45,79, .492,57, .512,61, .527,90, .545,95, .568,81, .588,84, .6,98, .614,88, .636,87, .662,105, .7,94, .74,90, .772,104, .796,138, .83,156, .88,160, .94,166, 1,188],
});
