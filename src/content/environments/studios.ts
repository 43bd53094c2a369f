import { type Softbox, StudioLight } from '../../world/light/studio-light.js';
import { directionAt, scale, type Vec3 } from '../../world/index.js';
import type { EnvironmentProgram } from './environment.js';
import type { Stream } from '../../core/stream.js';

const gray = (value: number): Vec3 => [value, value, value];
const warm = (value: number): Vec3 => [value, 0.95 * value, 0.87 * value];

/** @param place see `directionAt`; meters away */
const box = (
  [azimuth, elevation, distance]: readonly [azimuth: number, elevation: number, distance: number],
  width: number,
  height: number,
  color: Vec3,
): Softbox => ({ toward: scale(directionAt(azimuth, elevation), distance), width, height, color });

/** The light of a studio: its softboxes, and what comes from all around, of the ground's color from below. */
interface Lights {
  readonly boxes: readonly [Softbox, ...Softbox[]];
  readonly around: { readonly above: Vec3; readonly level: Vec3; readonly below: number };
}

const studio = (
  name: string,
  lights: (azimuth: number, variation: Stream) => Lights,
): EnvironmentProgram => ({
  name,
  setting: 'studio',
  build({ azimuth, ground, variation }) {
    const { boxes, around } = lights(azimuth, variation);
    return new StudioLight({ boxes, ...around, below: scale(ground, around.below) });
  },
});

/** The lights of a photographer: how softboxes stand around what is photographed. */
export const studios: readonly EnvironmentProgram[] = [
  studio('key and fill studio', (azimuth, variation) => ({
    boxes: [
      box([azimuth, variation.uniform(35, 50), 4], 0.25, 0.25, gray(8)),
      box([azimuth + 110, 25, 4], 0.3, 0.4, gray(1.2)),
      box([azimuth + 190, 50, 4], 0.1, 0.5, gray(3)),
    ],
    around: { above: gray(0.5), level: gray(0.3), below: 0.5 },
  })),
  studio('overhead softbox studio', (azimuth, variation) => ({
    boxes: [
      box([azimuth, variation.uniform(65, 78), 3.5], 0.5, 0.35, gray(4.5)),
      box([azimuth + 140, 20, 4], 0.15, 0.6, gray(1.5)),
    ],
    around: { above: gray(0.6), level: gray(0.35), below: 0.6 },
  })),
  studio('strip light studio', (azimuth, variation) => ({
    boxes: [
      box([azimuth, variation.uniform(28, 40), 3], 0.1, 0.6, gray(14)),
      box([azimuth + 150, 15, 3], 0.08, 0.7, gray(6)),
      box([azimuth + 240, 20, 3], 0.08, 0.5, gray(2)),
    ],
    around: { above: gray(0.35), level: gray(0.2), below: 0.4 },
  })),
  studio('warm studio', (azimuth, variation) => ({
    boxes: [
      box([azimuth, variation.uniform(40, 55), 3.5], 0.22, 0.3, warm(9)),
      box([azimuth + 170, 30, 4], 0.4, 0.3, [0.9, 1, 1.15]),
    ],
    around: { above: gray(0.4), level: warm(0.35), below: 0.5 },
  })),
  studio('light tent studio', (azimuth, variation) => ({
    boxes: [
      box([azimuth, variation.uniform(45, 60), 3], 0.6, 0.6, gray(1.6)),
      box([azimuth + 90, 35, 3], 0.8, 0.7, gray(1.1)),
      box([azimuth + 270, 35, 3], 0.8, 0.7, gray(1.1)),
    ],
    around: { above: gray(0.9), level: gray(0.75), below: 0.8 },
  })),
  studio('low key studio', (azimuth, variation) => ({
    boxes: [
      box([azimuth + 30, variation.uniform(30, 45), 3.5], 0.16, 0.3, gray(16)),
      box([azimuth + 205, 25, 3], 0.1, 0.6, gray(4)),
    ],
    around: { above: gray(0.14), level: gray(0.1), below: 0.25 },
  })),
];
