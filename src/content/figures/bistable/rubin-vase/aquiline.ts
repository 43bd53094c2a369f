import { vaseDrawing } from './vase.js';

/** An old head: a sloping forehead, a hooked nose and a chin that juts out below sunken lips. */
export const aquiline = vaseDrawing({
  name: 'aquiline',
  top: 34,
  bottom: 478,
  forehead: 0.2,
  eye: 0.345,
  nose: 0.5,
  mouth: 0.6,
  chin: 0.74,
  levels: [
    [0, 255],
    [232, 16],
    [30, 240],
  ],
  profile: [
    0, 206, 0.06, 184, 0.14, 152, 0.22, 128, 0.285, 111, 0.32, 106, 0.35, 110, 0.385, 96, 0.42, 74, 0.46, 56,
    0.495, 44, 0.522, 40, 0.54, 50, 0.545, 74, 0.553, 98, 0.575, 106, 0.59, 104, 0.605, 112, 0.62, 106, 0.64,
    106, 0.66, 112, 0.685, 98, 0.71, 78, 0.735, 66, 0.76, 66, 0.785, 80, 0.81, 118, 0.835, 140, 0.87, 150,
    0.93, 152, 1, 182,
  ],
});
