import type { Layer } from '../coat/layers.js';
import type { Palette } from '../palette.js';
import type { EarForm, HeadForm, HornForm } from './form.js';
import { cheeks, lump, snout } from './shapes.js';

/** Deer, antelopes, goats and sheep, giraffes, camels: slender heads. @param nose how thick its end is, as a factor */
export const cervineHead = ({
  size,
  pitch,
  nose = 1,
  ear = { at: [0.15, 0.13, 0.06], lean: [58, 8], turn: 30, length: 0.42, width: 0.2, shape: 'leaf' },
  horns,
  paint,
}: {
  size: number;
  pitch: number;
  nose?: number;
  ear?: EarForm;
  horns?: HornForm;
  paint?: (palette: Palette) => readonly Layer[];
}): HeadForm => ({
  size,
  pitch,
  shapes: [
    lump(0.03, 0.2, [0.2, 0.2, 0.25]),
    snout([0.01, 0.28, 0.17], [-0.05, 0.82, 0.1 * nose], 0.95),
    snout([-0.13, 0.25, 0.11], [-0.1, 0.75, 0.07 * nose], 0.85),
    lump(-0.05, 0.87, [0.11 * nose, 0.1 * nose, 0.11]),
    ...cheeks([0.12, 0.1, 0.33], [0.06, 0.05, 0.09], 0.05),
  ],
  eye: { at: [0.08, 0.36], out: 70, up: 8, radius: 0.058, irises: ['#2a170c', '#3a2010', '#1e120a'] },
  ear,
  nose: { kind: 'nostrils', x: 0.055 * nose, y: -0.02, size: [0.026, 0.028] },
  mouth: [
    [-0.1, 0.97],
    [-0.1, 0.86],
    [-0.09, 0.72],
  ],
  ...(horns ? { horns } : {}),
  ...(paint ? { paint } : {}),
});
