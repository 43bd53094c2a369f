import { layer, middle, near, not } from '../coat/layers.js';
import type { HeadForm } from './form.js';
import { cheeks, lump, snout } from './shapes.js';

/** Horse, donkey, zebra. */
export const equineHead = ({
  size,
  pitch,
  blaze = false,
  ears = 0.34,
}: {
  size: number;
  pitch: number;
  blaze?: boolean;
  ears?: number;
}): HeadForm => ({
  size,
  pitch,
  shapes: [
    lump(0.02, 0.16, [0.19, 0.2, 0.24]),
    snout([0.03, 0.22, 0.17], [-0.0, 0.78, 0.115], 0.92),
    snout([-0.12, 0.22, 0.15], [-0.05, 0.7, 0.09], 0.72), // the jaw
    ...cheeks([0.09, -0.08, 0.24], [0.07, 0.15, 0.15], 0.05),
    lump(-0.01, 0.86, [0.115, 0.115, 0.12]),
    lump(-0.09, 0.87, [0.075, 0.06, 0.08], 0.03),
    ...cheeks([0.13, 0.1, 0.27], [0.05, 0.05, 0.08], 0.05), // over the eyes
  ],
  eye: { at: [0.075, 0.3], out: 78, up: 8, radius: 0.05, irises: ['#3a2010', '#2a170c', '#4a2c16'] },
  ear: { at: [0.1, 0.15, 0.03], lean: [8, -4], turn: 30, length: ears, width: 0.15, shape: 'leaf' },
  nose: { kind: 'nostrils', x: 0.065, y: 0.03, size: [0.03, 0.035] },
  mouth: [
    [-0.075, 0.97],
    [-0.075, 0.88],
    [-0.06, 0.76],
  ],
  paint: ({ muzzle, blaze: star = '#f3eee6' }) => [
    ...(blaze
      ? [
          layer(
            star,
            middle(0.045, 0.02),
            near([0, 0.16, 0.45], [0.2, 0.2, 0.42]),
            not(near([0, -0.2, 0.4], [0.3, 0.2, 0.6])),
          ),
        ]
      : []),
    layer(muzzle, near([0, -0.03, 0.92], [0.2, 0.2, 0.2])),
  ],
});
