import { vaseDrawing } from './vase.js';

/** A fringe of hair over the forehead, pouting lips and a long neck: a vase with a belly low down. */
export const fringe = vaseDrawing({
  name: 'fringe',
  top: 16,
  bottom: 496,
  forehead: 0.15,
  eye: 0.345,
  nose: 0.455,
  mouth: 0.545,
  chin: 0.65,
  levels: [
    [0, 255],
    [244, 34],
    [44, 248],
  ],
  profile: [
    0, 120, 0.03, 98, 0.08, 80, 0.14, 72, 0.2, 74, 0.25, 86, 0.272, 98, 0.28, 114, 0.305, 116, 0.33, 118,
    0.355, 122, 0.38, 116, 0.41, 102, 0.44, 86, 0.462, 76, 0.48, 82, 0.492, 102, 0.505, 106, 0.52, 94, 0.535,
    86, 0.545, 90, 0.552, 103, 0.56, 92, 0.578, 86, 0.595, 94, 0.608, 110, 0.63, 106, 0.66, 102, 0.685, 114,
    0.7, 142, 0.715, 172, 0.75, 190, 0.81, 192, 0.87, 180, 0.92, 152, 0.95, 128, 1, 116,
  ],
});
