import type { Layer } from '../coat/layers.js';
import type { Palette } from '../palette.js';
import type { EarForm, HeadForm } from './form.js';
import { cheeks, lump, snout } from './shapes.js';

/** Bears, and with a finer muzzle raccoons, badgers, otters. */
export const ursineHead = ({
  size,
  pitch,
  muzzle = 1,
  broad = 1,
  ear = { at: [0.23, 0.23, 0.2], lean: [34, 4], turn: 18, length: 0.2, width: 0.26, shape: 'round' },
  eyeSize = 0.045,
  whiskers = false,
  paint,
}: {
  size: number;
  pitch: number;
  muzzle?: number;
  broad?: number;
  ear?: EarForm;
  eyeSize?: number;
  whiskers?: boolean;
  paint?: (palette: Palette) => readonly Layer[];
}): HeadForm => ({
  size,
  pitch,
  shapes: [
    lump(0.02, 0.32, [0.33 * broad, 0.31, 0.36]),
    snout([-0.07, 0.56, 0.19 * muzzle], [-0.1, 0.88, 0.125 * muzzle], 1.02),
    snout([-0.17, 0.5, 0.13 * muzzle], [-0.19, 0.8, 0.07 * muzzle], 1, 0.05),
    ...cheeks([0.2 * broad, -0.06, 0.34], [0.15, 0.18, 0.2]),
  ],
  eye: { at: [0.07, 0.46], out: 38, up: 12, radius: eyeSize, irises: ['#2a180c', '#3a2412'] },
  ear,
  nose: { kind: 'leather', y: -0.05, size: [0.085 * muzzle, 0.06 * muzzle, 0.055] },
  mouth: [
    [-0.18, 0.93],
    [-0.17, 0.82],
    [-0.14, 0.66],
  ],
  whiskers,
  ...(paint ? { paint } : {}),
});
