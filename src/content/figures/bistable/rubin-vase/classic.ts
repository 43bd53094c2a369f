import { vaseDrawing } from './vase.js';

/** A high forehead and a straight nose, as in most textbooks. */
export const classic = vaseDrawing({
  name: 'classic',
  top: 30,
  bottom: 482,
  forehead: 0.2,
  eye: 0.36,
  nose: 0.5,
  mouth: 0.6,
  chin: 0.72,
  levels: [
    [0, 255],
    [24, 236],
    [236, 20],
    [60, 244],
  ],
  profile: [
    0, 176, 0.05, 158, 0.12, 132, 0.2, 112, 0.27, 106, 0.315, 101, 0.355, 116, 0.4, 104, 0.45, 79, 0.492, 57,
    0.512, 61, 0.527, 90, 0.545, 95, 0.568, 81, 0.588, 84, 0.6, 98, 0.614, 88, 0.636, 87, 0.662, 105, 0.7, 94,
    0.74, 90, 0.772, 104, 0.796, 138, 0.83, 156, 0.88, 160, 0.94, 166, 1, 188,
  ],
});
