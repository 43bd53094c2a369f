import { points, points4, points3 } from '../../../../../core/points.js';
import { layer, near, not, on, palettes, shaggy, type Palette } from '../../../quadruped/making.js';
import { cheeks, lump, snout } from '../../../quadruped/heads/shapes.js';
import { ears, type HeadForm } from '../../../quadruped/heads/form.js';
import { biped } from '../define.js';

/** The head of apes and monkeys. @param muzzle how far the jaws stand forward @param brow how heavy its ridge is */
const primateHead = ({
  muzzle,
  brow,
  crest = 0,
  eye = 0.074,
  ...own
}: Pick<HeadForm, 'size' | 'ear'> & {
  muzzle: number;
  brow: number;
  crest?: number;
  eye?: number;
}): HeadForm => ({
  ...own,
  pitch: 0,
  shapes: [
    lump(0.16, 0.34, [0.35, 0.36, 0.38]),
    ...(crest > 0 ? [lump(0.42, 0.24, [0.16, 0.14 + crest, 0.26], 0.16)] : []),
    snout([-0.14, 0.5, 0.25], [-0.2, 0.64 + 0.2 * muzzle, 0.19], 1.14),
    ...cheeks([0.14, 0.185 + 0.012 * brow, 0.66], [0.15, 0.04 + 0.03 * brow, 0.06 + 0.04 * brow], 0.05),
    ...cheeks([0.17, -0.03, 0.56], [0.12, 0.12, 0.14], 0.08),
  ],
  eye: { at: [0.075, -0.05], out: 12, radius: eye, irises: ['#7a4820', '#64391a', '#8f5c28'] },
  nose: { kind: 'nostrils', x: 0.055, y: -0.1, size: [0.03, 0.022] },
  mouth: points('-0.255,0.9 -0.25,0.76 -0.225,0.62'),
  paint: ({ face }: Palette) => [
    layer(face, near([0, -0.2, 0.86], [0.33, 0.26, 0.36], 0.1)),
    layer(face, near([0.14, 0.08, 0.8], [0.2, 0.17, 0.3], 0.1)),
  ],
});

const roundEar = ears({ at: [0.31, 0.02, 0.32], lean: [62, 12], turn: 12, shape: 'round' });

/** Fur on all but face, hands and feet. */
const apeHair = [
  shaggy(['head', 'trunk', 'neck', 'arm', 'leg'], 0.045, { apart: 0.026, width: 0.03, rise: 0.22 }),
];

export const chimpanzee = biped({
  name: 'chimpanzee',
  hair: apeHair,
  foot: 'foot',
  height: [1.1, 1.35],
  trunk: [
    { at: [0.43, -0.01], radii: [0.12, 0.12, 0.1] },
    { at: [0.56, 0.0], radii: [0.145, 0.17, 0.115] },
    { at: [0.655, -0.005], radii: [0.15, 0.11, 0.1] },
  ],
  waist: [0.5, 0],
  neck: points3('0.72,-0.03,0.075 0.82,-0.035,0.062'),
  head: primateHead({ size: 0.225, muzzle: 1, brow: 1, ear: roundEar(0.34, 0.36) }),
  arm: points4('0.165,0.675,-0.005,0.056 0.21,0.47,-0.015,0.046 0.225,0.27,0.02,0.034'),
  leg: points4('0.075,0.38,0,0.088 0.1,0.215,0.045,0.058 0.1,0.055,-0.01,0.038'),
  hand: 0.15,
  feet: { length: 0.17, width: 0.075, heel: 0.05, toes: 'five' },
  palettes: palettes(`
    main    face    hand    ear     innerEar nose
    #25211f #c99a7a #6a4c3e #b98a6c #a87a5e  #3a2620
    #2e2622 #7a5848 #4a3830 #8a6652 #76543f  #241a16
  `),
  raise: [0.18, 0.14],
  stride: 0.17,
});

export const gorilla = biped({
  name: 'gorilla',
  hair: apeHair,
  foot: 'foot',
  height: [1.5, 1.75],
  trunk: [
    { at: [0.42, -0.01], radii: [0.16, 0.13, 0.14] },
    { at: [0.54, 0.015], radii: [0.2, 0.18, 0.175] },
    { at: [0.67, -0.01], radii: [0.22, 0.14, 0.15] },
  ],
  waist: [0.5, 0],
  neck: points3('0.7,-0.01,0.12 0.79,0,0.095'),
  head: primateHead({
    size: 0.225,
    muzzle: 0.95,
    brow: 1.5,
    crest: 0.14,
    ear: roundEar(0.17, 0.17),
    eye: 0.066,
  }),
  arm: points4('0.235,0.66,-0.01,0.09 0.29,0.47,-0.02,0.072 0.295,0.255,0.03,0.056'),
  leg: points4('0.1,0.37,0,0.115 0.13,0.21,0.05,0.075 0.13,0.06,-0.01,0.05'),
  hand: 0.16,
  feet: { length: 0.18, width: 0.095, heel: 0.055, toes: 'five' },
  palettes: palettes(`
    main    back    face    hand    ear     innerEar nose
    #333235 #9a9999 #82716a #594d49 #54484a #4a3f3c  #1a1514
    #423a34 #a8a198 #6e5f58 #52463f #463c38 #3a322e  #161211
  `),
  coat: ({ back }) => [layer(back, near([0, 0.52, -0.15], [0.22, 0.2, 0.16], 0.6), not(on('arm')))],
  raise: [0.16, 0.15],
  stride: 0.22,
});

export const monkey = biped({
  name: 'monkey',
  hair: apeHair,
  foot: 'foot',
  height: [0.5, 0.7],
  trunk: [
    { at: [0.45, -0.01], radii: [0.1, 0.1, 0.085] },
    { at: [0.56, 0.0], radii: [0.115, 0.15, 0.095] },
    { at: [0.64, 0.0], radii: [0.115, 0.095, 0.085] },
  ],
  waist: [0.5, 0],
  neck: points3('0.7,-0.03,0.06 0.8,-0.05,0.05'),
  head: primateHead({ size: 0.245, muzzle: 0.6, brow: 0.3, ear: roundEar(0.34, 0.34), eye: 0.088 }),
  arm: points4('0.125,0.665,0,0.04 0.165,0.52,-0.01,0.033 0.175,0.36,0.02,0.024'),
  leg: points4('0.065,0.4,0,0.066 0.085,0.23,0.05,0.042 0.085,0.055,-0.01,0.028'),
  hand: 0.11,
  feet: { length: 0.16, width: 0.058, heel: 0.045, toes: 'five' },
  tail: points4(`
    0,0.42,-0.07,0.03 0,0.36,-0.2,0.026 0,0.42,-0.34,0.024 0,0.6,-0.38,0.023 0,0.7,-0.28,0.021
    0,0.62,-0.2,0.018 0,0.55,-0.26,0.012
  `),
  palettes: palettes(`
    main    belly   face    hand    ear     innerEar nose
    #7a5432 #d9b98c #ecc9a2 #a87c58 #d9ab84 #c98f74  #7a4a38
    #8c8378 #ddd6c8 #e8b9a4 #7a6458 #d09a86 #c0826c  #7a4438
    #a8763a #f0dcb4 #3a2c26 #3f302a #4a3830 #5a443a  #15100e
  `),
  coat: ({ belly }) => [layer(belly, near([0, 0.58, 0.13], [0.08, 0.15, 0.1], 0.15), on('trunk', 'neck'))],
  raise: [0.18, 0.14],
  stride: 0.18,
});
