import { vaseDrawing } from './vase.js';

/** A round forehead, a snub nose and a small chin: a wide vase on a thick stem. */
export const child = vaseDrawing({
  name: 'child',
  top: 12,
  bottom: 500,
  forehead: 0.2,
  eye: 0.4,
  nose: 0.49,
  mouth: 0.61,
  chin: 0.73,
  levels: [
    [0, 255],
    [240, 30],
    [40, 250],
  ],
  profile: [
    0, 150, 0.04, 130, 0.1, 104, 0.18, 86, 0.26, 80, 0.32, 85, 0.37, 104, 0.405, 112, 0.44, 104, 0.47, 86,
    0.492, 70, 0.51, 70, 0.527, 86, 0.542, 104, 0.558, 106, 0.574, 94, 0.59, 92, 0.605, 103, 0.617, 105, 0.63,
    96, 0.648, 95, 0.668, 110, 0.685, 112, 0.71, 103, 0.74, 104, 0.765, 120, 0.785, 148, 0.82, 170, 0.88, 174,
    0.95, 166, 1, 160,
  ],
});
