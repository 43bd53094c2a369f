import type { Layer } from '../coat/layers.js';
import type { Palette } from '../palette.js';
import type { EarForm, EyeForm, HeadForm } from './form.js';
import { cheeks, lump, snout } from './shapes.js';

/** Cats large and small. @param muzzle its length, as a factor */
export const felineHead = ({
  size,
  pitch,
  ear,
  muzzle = 1,
  eye = {},
  paint,
}: {
  size: number;
  pitch: number;
  ear: EarForm;
  muzzle?: number;
  eye?: Partial<EyeForm>;
  paint?: (palette: Palette) => readonly Layer[];
}): HeadForm => {
  const z = (at: number): number => 0.6 + (at - 0.6) * muzzle;
  return {
    size,
    pitch,
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
    ear,
    nose: { kind: 'leather', y: -0.015, size: [0.07, 0.045, 0.045] },
    mouth: [
      [-0.165, 0.95],
      [-0.17, z(0.9)],
      [-0.15, z(0.78)],
    ],
    whiskers: true,
    ...(paint ? { paint } : {}),
  };
};

export const catEar = (length: number, width: number): EarForm => ({
  at: [0.21, 0.26, 0.34],
  lean: [16, 4],
  turn: 22,
  length,
  width,
  shape: 'pointed',
});

export const roundEar = (length: number, width: number): EarForm => ({
  at: [0.26, 0.24, 0.3],
  lean: [36, 8],
  turn: 22,
  length,
  width,
  shape: 'round',
});
