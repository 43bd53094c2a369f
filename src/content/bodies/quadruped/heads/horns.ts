import { points4 } from '../../../../core/points.js';
import type { HornPoint } from './form.js';

type Path = readonly HornPoint[];

const scaledPath =
  (by: number) =>
  (path: Path): Path =>
    path.map(([x, y, z, r]) => [0.07 + (x - 0.07) * by, 0.16 + (y - 0.16) * by, 0.1 + (z - 0.1) * by, r]);

/** A stag's left antler: a beam that sweeps back and up, and its tines. */
export const antlers = (by: number): readonly Path[] =>
  (
    [
      points4(`
        0.08,0.16,0.1,0.045 0.2,0.42,-0.04,0.04 0.42,0.74,-0.18,0.035 0.5,1.08,-0.12,0.028
        0.42,1.36,0.04,0.01
      `),
      points4('0.12,0.28,0.04,0.034 0.16,0.4,0.26,0.028 0.16,0.56,0.36,0.008'),
      points4('0.32,0.6,-0.12,0.032 0.42,0.74,0.08,0.026 0.42,0.92,0.18,0.008'),
      points4('0.49,1.0,-0.14,0.028 0.62,1.16,-0.2,0.022 0.64,1.34,-0.16,0.007'),
    ] as readonly Path[]
  ).map(scaledPath(by));

/** A moose's left antler: a broad shovel with a fringe of tines. */
export const shovel: readonly Path[] = [
  points4(`
    0.1,0.12,0.04,0.05 0.34,0.18,0.02,0.05 0.56,0.3,-0.04,0.1 0.78,0.52,-0.14,0.12 0.92,0.8,-0.24,0.05
  `),
  points4('0.5,0.26,0,0.08 0.62,0.52,-0.12,0.12 0.68,0.8,-0.22,0.04'),
  points4('0.36,0.2,0.04,0.05 0.5,0.26,0.3,0.045 0.52,0.42,0.46,0.01'),
  points4('0.7,0.4,-0.06,0.08 0.88,0.46,0.04,0.05 1.02,0.64,0.06,0.012'),
  points4('0.84,0.6,-0.16,0.06 1.0,0.76,-0.16,0.04 1.08,0.92,-0.16,0.01'),
];

/** Horns that are long and straight, or nearly, and point backward: antelopes. */
export const spears: readonly Path[] = [
  points4('0.07,0.17,0.16,0.042 0.12,0.5,0.04,0.036 0.17,0.9,-0.14,0.026 0.2,1.3,-0.36,0.008'),
];

/** The scimitar horns of a goat. */
export const scimitar: readonly Path[] = [
  points4('0.07,0.18,0.14,0.055 0.12,0.44,0.04,0.05 0.18,0.6,-0.2,0.038 0.24,0.58,-0.46,0.01'),
];

/** The curled horns of a ram. */
export const curl: readonly Path[] = [
  points4(`
    0.1,0.17,0.08,0.09 0.22,0.3,-0.1,0.088 0.33,0.12,-0.28,0.08 0.36,-0.16,-0.14,0.068 0.38,-0.2,0.14,0.052
    0.44,-0.02,0.26,0.03 0.5,0.08,0.22,0.01
  `),
];
