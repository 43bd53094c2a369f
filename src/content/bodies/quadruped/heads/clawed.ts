import { points } from '../../../../core/points.js';
import { layer, near } from '../coat/layers.js';
import { ears, type EyeForm, type HeadForm, type OwnHead } from './form.js';
import { cheeks, lump, snout } from './shapes.js';

/** Dogs, wolves, foxes. @param fine how slender the muzzle is, as a factor of its thickness */
export const canineHead = ({
  fine = 1,
  ruff = 0,
  ...own
}: OwnHead & { fine?: number; ruff?: number }): HeadForm => ({
  ...own,
  cell: 0.045,
  shapes: [
    lump(0.04, 0.3, [0.27, 0.25, 0.32]),
    snout([-0.03, 0.5, 0.17 * fine], [-0.06, 0.88, 0.105 * fine], 1.02),
    snout([-0.14, 0.42, 0.11], [-0.155, 0.82, 0.06 * fine], 1, 0.04),
    ...cheeks([0.16 + ruff * 0.5, -0.06, 0.28], [0.12 + ruff, 0.15, 0.16]),
    ...cheeks([0.09, 0.15, 0.47], [0.07, 0.05, 0.07], 0.05),
  ],
  eye: { at: [0.11, 0.44], out: 42, up: 12, radius: 0.058, irises: ['#4a2c14', '#5e3a1a', '#3a2212'] },
  nose: { kind: 'leather', y: -0.015, size: [0.075, 0.055, 0.055] },
  mouth: points('-0.13,0.92 -0.12,0.8 -0.11,0.62 -0.08,0.5'),
});

export const pricked = ears({ at: [0.17, 0.22, 0.22], lean: [14, 6], turn: 22, shape: 'pointed' });

export const hanging = ears({ at: [0.235, 0.18, 0.24], lean: [158, -4], turn: 60, shape: 'long' });

/** Cats large and small. @param muzzle its length, as a factor */
export const felineHead = ({
  muzzle = 1,
  eye = {},
  ...own
}: OwnHead & { muzzle?: number; eye?: Partial<EyeForm> }): HeadForm => {
  const z = (at: number): number => 0.6 + (at - 0.6) * muzzle;
  return {
    ...own,
    shapes: [
      lump(0.02, 0.42, [0.37, 0.34, 0.4]),
      snout([-0.06, 0.62, 0.2], [-0.08, z(0.84), 0.15], 1.05),
      ...cheeks([0.09, -0.11, z(0.86)], [0.11, 0.095, 0.1], 0.05),
      ...cheeks([0.24, -0.06, 0.5], [0.15, 0.17, 0.2]),
      lump(-0.2, z(0.82), [0.1, 0.07, 0.09], 0.05),
    ],
    eye: {
      at: [0.09, 0.5],
      out: 33,
      up: 4,
      radius: 0.072,
      irises: ['#c9a02e', '#b8c24a', '#8fae4a'],
      pupil: 'round',
      ...eye,
    },
    nose: { kind: 'leather', y: -0.015, size: [0.07, 0.045, 0.045] },
    mouth: [
      [-0.165, 0.95],
      [-0.17, z(0.9)],
      [-0.15, z(0.78)],
    ],
    whiskers: true,
  };
};

export const catEar = ears({ at: [0.21, 0.26, 0.34], lean: [16, 4], turn: 22, shape: 'pointed' });

export const roundEar = ears({ at: [0.26, 0.24, 0.3], lean: [36, 8], turn: 22, shape: 'round' });

/** Mice, hamsters, squirrels, beavers, rabbits, hedgehogs. @param point how far the snout is drawn out: 0 blunt, 1 a mouse */
export const rodentHead = ({
  point = 1,
  jowl = 0,
  eyeSize = 0.08,
  ...own
}: OwnHead & { point?: number; jowl?: number; eyeSize?: number }): HeadForm => ({
  ...own,
  shapes: [
    lump(0.02, 0.36, [0.31, 0.32, 0.38]),
    snout([-0.03, 0.52, 0.24], [-0.07, 0.88, 0.15 - 0.06 * point], 1.02, 0.12),
    ...cheeks([0.13 + 0.5 * jowl, -0.1, 0.5], [0.14 + jowl, 0.15, 0.2]),
    ...cheeks([0.05, -0.1, 0.86], [0.07, 0.06, 0.07], 0.05),
  ],
  eye: { at: [0.1, 0.48], out: 62, up: 10, radius: eyeSize, irises: ['#1a0f0a', '#26140c'] },
  nose: { kind: 'leather', y: -0.05, size: [0.05, 0.038, 0.04] },
  mouth: points('-0.135,0.95 -0.14,0.86 -0.13,0.76'),
  whiskers: true,
});

/** Bears, and with a finer muzzle raccoons, badgers, otters. */
export const ursineHead = ({
  muzzle = 1,
  broad = 1,
  eyeSize = 0.045,
  ...own
}: Omit<OwnHead, 'ear'> &
  Partial<Pick<HeadForm, 'ear' | 'whiskers'>> & {
    muzzle?: number;
    broad?: number;
    eyeSize?: number;
  }): HeadForm => ({
  ear: { at: [0.23, 0.23, 0.2], lean: [34, 4], turn: 18, length: 0.2, width: 0.26, shape: 'round' },
  ...own,
  shapes: [
    lump(0.02, 0.32, [0.33 * broad, 0.31, 0.36]),
    snout([-0.07, 0.56, 0.19 * muzzle], [-0.1, 0.88, 0.125 * muzzle], 1.02),
    snout([-0.17, 0.5, 0.13 * muzzle], [-0.19, 0.8, 0.07 * muzzle], 1, 0.05),
    ...cheeks([0.2 * broad, -0.06, 0.34], [0.15, 0.18, 0.2]),
  ],
  eye: { at: [0.07, 0.46], out: 38, up: 12, radius: eyeSize, irises: ['#2a180c', '#3a2412'] },
  nose: { kind: 'leather', y: -0.05, size: [0.085 * muzzle, 0.06 * muzzle, 0.055] },
  mouth: points('-0.18,0.93 -0.17,0.82 -0.14,0.66'),
});

/** The large round ears of mice; others of their kin have smaller ones. */
export const mouseEar = ears({ at: [0.2, 0.27, 0.26], lean: [34, 6], turn: 22, shape: 'round' })(0.44, 0.46);

export const mousePaint: NonNullable<HeadForm['paint']> = ({ pale }) => [
  layer(pale, near([0, -0.2, 0.7], [0.24, 0.14, 0.4])),
];
