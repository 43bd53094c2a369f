import { vaseDrawing } from './vase.js';

/** A beard that points forward: a goblet whose stem is narrow. */
export const beard = vaseDrawing({
  name: 'beard',
  top: 24,
  bottom: 488,
  forehead: 0.18,
  eye: 0.335,
  nose: 0.48,
  mouth: 0.555,
  chin: 0.74,
  levels: [[250, 250]],
  inLines: true,
  profile: [
    0, 176, 0.05, 158, 0.12, 134, 0.2, 114, 0.26, 106, 0.3, 102, 0.33, 116, 0.375, 108, 0.42, 84, 0.455, 60,
    0.475, 54, 0.492, 62, 0.504, 90, 0.514, 98, 0.525, 86, 0.545, 75, 0.562, 84, 0.572, 98, 0.585, 85, 0.6,
    84, 0.612, 97, 0.63, 94, 0.66, 80, 0.71, 63, 0.76, 53, 0.8, 49, 0.83, 54, 0.86, 72, 0.885, 100, 0.91, 126,
    0.94, 146, 1, 178,
  ],
});
