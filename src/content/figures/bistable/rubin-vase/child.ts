import { vaseDrawing } from './vase.js';

/** A round forehead, a snub nose and a small chin: a wide vase on a thick stem. */
export const child = vaseDrawing({
  name: 'child',
  top: 12,
  bottom: 500,
  forehead: .2,
  eye: .4,
  nose: .49,
  mouth: .61,
  chin: .73,
  levels: [[0, 255], [240, 30], [40, 250]],
  profile: [0,150, .04,130, .1,104, .18,86, .26,80, .32,85, .37,104, .405,112, .44,104, .47,86, .492,70, .51,70, .527,86, .542,104, .558,106, .574,94, .59,92, .605,103, .617,105, .63,96, .648,95, .668,110, .685,112, .71,103, .74,104, .765,120, .785,148, .82,170, .88,174, .95,166, 1,160],
});
