import type { Layer } from '../coat/layers.js';
import type { EarForm, HeadForm } from './form.js';
import type { Palette } from '../palette.js';
import { cheeks, lump, snout } from './shapes.js';

/** Dogs, wolves, foxes. @param fine how slender the muzzle is, as a factor of its thickness */
export const canineHead = ({
  size,
  pitch,
  ear,
  fine = 1,
  ruff = 0,
  paint,
}: {
  size: number;
  pitch: number;
  ear: EarForm;
  fine?: number;
  ruff?: number;
  paint?: (palette: Palette) => readonly Layer[];
}): HeadForm => ({
  size,
  pitch,
  cell: 0.045,
  shapes: [
    lump(0.04, 0.3, [0.27, 0.25, 0.32]),
    snout([-0.03, 0.5, 0.17 * fine], [-0.06, 0.88, 0.105 * fine], 1.02),
    snout([-0.14, 0.42, 0.11], [-0.155, 0.82, 0.06 * fine], 1, 0.04),
    ...cheeks([0.16 + ruff * 0.5, -0.06, 0.28], [0.12 + ruff, 0.15, 0.16]),
    ...cheeks([0.09, 0.15, 0.47], [0.07, 0.05, 0.07], 0.05),
  ],
  eye: { at: [0.11, 0.44], out: 42, up: 12, radius: 0.058, irises: ['#4a2c14', '#5e3a1a', '#3a2212'] },
  ear,
  nose: { kind: 'leather', y: -0.015, size: [0.075, 0.055, 0.055] },
  mouth: [
    [-0.13, 0.92],
    [-0.12, 0.8],
    [-0.11, 0.62],
    [-0.08, 0.5],
  ],
  ...(paint ? { paint } : {}),
});

export const pricked = (length: number, width: number, out = 14): EarForm => ({
  at: [0.17, 0.22, 0.22],
  lean: [out, 6],
  turn: 22,
  length,
  width,
  shape: 'pointed',
});

export const hanging = (length: number, width: number): EarForm => ({
  at: [0.235, 0.18, 0.24],
  lean: [158, -4],
  turn: 60,
  length,
  width,
  shape: 'long',
});
