import { vaseDrawing } from './vase.js';

/** A beard that points forward: a goblet whose stem is narrow. */
export const beard = vaseDrawing({
  name: 'beard',
  top: 24,
  bottom: 488,
  forehead: .18,
  eye: .335,
  nose: .48,
  mouth: .555,
  chin: .74,
  levels: [[250, 250]],
  inLines: true,
  profile: [0,176, .05,158, .12,134, .2,114, .26,106, .3,102, .33,116, .375,108, .42,84, .455,60, .475,54, .492,62, .504,90, .514,98, .525,86, .545,75, .562,84, .572,98, .585,85, .6,84, .612,97, .63,94, .66,80, .71,63, .76,53, .8,49, .83,54, .86,72, .885,100, .91,126, .94,146, 1,178],
});
