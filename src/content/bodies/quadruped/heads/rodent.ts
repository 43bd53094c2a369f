import type { Layer } from '../coat/layers.js';
import type { Palette } from '../palette.js';
import type { EarForm, HeadForm } from './form.js';
import { cheeks, lump, snout } from './shapes.js';

/** Mice, hamsters, squirrels, beavers, rabbits, hedgehogs. @param point how far the snout is drawn out: 0 blunt, 1 a mouse */
export const rodentHead = ({
  size,
  pitch,
  ear,
  point = 1,
  jowl = 0,
  eyeSize = 0.08,
  paint,
}: {
  size: number;
  pitch: number;
  ear: EarForm;
  point?: number;
  jowl?: number;
  eyeSize?: number;
  paint?: (palette: Palette) => readonly Layer[];
}): HeadForm => ({
  size,
  pitch,
  shapes: [
    lump(0.02, 0.36, [0.31, 0.32, 0.38]),
    snout([-0.03, 0.52, 0.24], [-0.07, 0.88, 0.15 - 0.06 * point], 1.02, 0.12),
    ...cheeks([0.13 + 0.5 * jowl, -0.1, 0.5], [0.14 + jowl, 0.15, 0.2]),
    ...cheeks([0.05, -0.1, 0.86], [0.07, 0.06, 0.07], 0.05),
  ],
  eye: { at: [0.1, 0.48], out: 62, up: 10, radius: eyeSize, irises: ['#1a0f0a', '#26140c'] },
  ear,
  nose: { kind: 'leather', y: -0.05, size: [0.05, 0.038, 0.04] },
  mouth: [
    [-0.135, 0.95],
    [-0.14, 0.86],
    [-0.13, 0.76],
  ],
  whiskers: true,
  ...(paint ? { paint } : {}),
});
