import { points } from '../../../../core/points.js';
import { layer, middle, near, not } from '../coat/layers.js';
import type { HeadForm, OwnHornedHead } from './form.js';
import { cheeks, lump, snout } from './shapes.js';

/** Cattle and their kin. @param broad how wide the head is, as a factor */
export const bovineHead = ({ broad = 1, ...own }: OwnHornedHead & { broad?: number }): HeadForm => ({
  ear: { at: [0.2, 0.08, 0.08], lean: [86, 8], turn: 10, length: 0.38, width: 0.21, shape: 'leaf' },
  ...own,
  shapes: [
    lump(0.03, 0.16, [0.22 * broad, 0.22, 0.25]),
    snout([0.0, 0.25, 0.2], [-0.03, 0.78, 0.135], 1.02 * broad),
    snout([-0.15, 0.22, 0.14], [-0.1, 0.72, 0.09], 0.85),
    lump(-0.03, 0.88, [0.155 * broad, 0.125, 0.12]),
    ...cheeks([0.13 * broad, 0.1, 0.3], [0.08, 0.06, 0.1], 0.06),
  ],
  eye: { at: [0.07, 0.33], out: 72, up: 8, radius: 0.052, irises: ['#2a170c', '#3a2010', '#1e120a'] },
  nose: { kind: 'nostrils', x: 0.09 * broad, y: 0.0, size: [0.035, 0.03] },
  mouth: points('-0.1,0.98 -0.1,0.88 -0.08,0.74'),
});

/** Deer, antelopes, goats and sheep, giraffes, camels: slender heads. @param nose how thick its end is, as a factor */
export const cervineHead = ({ nose = 1, ...own }: OwnHornedHead & { nose?: number }): HeadForm => ({
  ear: { at: [0.15, 0.13, 0.06], lean: [58, 8], turn: 30, length: 0.42, width: 0.2, shape: 'leaf' },
  ...own,
  shapes: [
    lump(0.03, 0.2, [0.2, 0.2, 0.25]),
    snout([0.01, 0.28, 0.17], [-0.05, 0.82, 0.1 * nose], 0.95),
    snout([-0.13, 0.25, 0.11], [-0.1, 0.75, 0.07 * nose], 0.85),
    lump(-0.05, 0.87, [0.11 * nose, 0.1 * nose, 0.11]),
    ...cheeks([0.12, 0.1, 0.33], [0.06, 0.05, 0.09], 0.05),
  ],
  eye: { at: [0.08, 0.36], out: 70, up: 8, radius: 0.058, irises: ['#2a170c', '#3a2010', '#1e120a'] },
  nose: { kind: 'nostrils', x: 0.055 * nose, y: -0.02, size: [0.026, 0.028] },
  mouth: points('-0.1,0.97 -0.1,0.86 -0.09,0.72'),
});

/** The heads of horse, donkey, zebra. */
export const equineHead = ({
  blaze = false,
  ears = 0.34,
  ...own
}: Pick<HeadForm, 'size' | 'pitch'> & { blaze?: boolean; ears?: number }): HeadForm => ({
  ...own,
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
  mouth: points('-0.075,0.97 -0.075,0.88 -0.06,0.76'),
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
