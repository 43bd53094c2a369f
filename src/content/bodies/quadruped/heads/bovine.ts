import type { Layer } from '../coat/layers.js';
import type { Palette } from '../palette.js';
import type { EarForm, HeadForm, HornForm } from './form.js';
import { cheeks, lump, snout } from './shapes.js';

/** Cattle and their kin. @param broad how wide the head is, as a factor */
export const bovineHead = ({
  size,
  pitch,
  broad = 1,
  ear = { at: [0.2, 0.08, 0.08], lean: [86, 8], turn: 10, length: 0.38, width: 0.21, shape: 'leaf' },
  horns,
  paint,
}: {
  size: number;
  pitch: number;
  broad?: number;
  ear?: EarForm;
  horns?: HornForm;
  paint?: (palette: Palette) => readonly Layer[];
}): HeadForm => ({
  size,
  pitch,
  shapes: [
    lump(0.03, 0.16, [0.22 * broad, 0.22, 0.25]),
    snout([0.0, 0.25, 0.2], [-0.03, 0.78, 0.135], 1.02 * broad),
    snout([-0.15, 0.22, 0.14], [-0.1, 0.72, 0.09], 0.85),
    lump(-0.03, 0.88, [0.155 * broad, 0.125, 0.12]),
    ...cheeks([0.13 * broad, 0.1, 0.3], [0.08, 0.06, 0.1], 0.06),
  ],
  eye: { at: [0.07, 0.33], out: 72, up: 8, radius: 0.052, irises: ['#2a170c', '#3a2010', '#1e120a'] },
  ear,
  nose: { kind: 'nostrils', x: 0.09 * broad, y: 0.0, size: [0.035, 0.03] },
  mouth: [
    [-0.1, 0.98],
    [-0.1, 0.88],
    [-0.08, 0.74],
  ],
  ...(horns ? { horns } : {}),
  ...(paint ? { paint } : {}),
});
