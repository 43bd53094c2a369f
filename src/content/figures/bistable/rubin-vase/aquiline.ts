import { vaseDrawing } from './vase.js';

/** An old head: a sloping forehead, a hooked nose and a chin that juts out below sunken lips. */
export const aquiline = vaseDrawing({
  name: 'aquiline',
  top: 34,
  bottom: 478,
  forehead: .2,
  eye: .345,
  nose: .5,
  mouth: .6,
  chin: .74,
  levels: [[0, 255], [232, 16], [30, 240]],
  profile: [0,206, .06,184, .14,152, .22,128, .285,111, .32,106, .35,110, .385,96, .42,74, .46,56, .495,44, .522,40, .54,50, .545,74, .553,98, .575,106, .59,104, .605,112, .62,106, .64,106, .66,112, .685,98, .71,78, .735,66, .76,66, .785,80, .81,118, .835,140, .87,150, .93,152, 1,182],
});
