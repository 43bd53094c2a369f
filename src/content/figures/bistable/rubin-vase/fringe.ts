import { vaseDrawing } from './vase.js';

/** A fringe of hair over the forehead, pouting lips and a long neck: a vase with a belly low down. */
export const fringe = vaseDrawing({
  name: 'fringe',
  top: 16,
  bottom: 496,
  forehead: .15,
  eye: .345,
  nose: .455,
  mouth: .545,
  chin: .65,
  levels: [[0, 255], [244, 34], [44, 248]],
  profile: [0,120, .03,98, .08,80, .14,72, .2,74, .25,86, .272,98, .28,114, .305,116, .33,118, .355,122, .38,116, .41,102, .44,86, .462,76, .48,82, .492,102, .505,106, .52,94, .535,86, .545,90, .552,103, .56,92, .578,86, .595,94, .608,110, .63,106, .66,102, .685,114, .7,142, .715,172, .75,190, .81,192, .87,180, .92,152, .95,128, 1,116],
});
