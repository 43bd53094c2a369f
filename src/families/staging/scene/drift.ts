import type { Stream } from '../../../core/stream.js';
import { eitherSide } from './angles.js';
import type { OrientationView } from './view.js';

/**
 * How the view changes between two pictures of a pair, whatever their answer: else a pair in which nothing was turned
 * would be the only one whose pictures are equal.
 */
export type ViewDrift = {
  /** Degrees by which the camera rises. */
  readonly elevation: number;
  /** The factor of its distance. */
  readonly distance: number;
  /** Meters by which what it looks at moves to the right and up. */
  readonly target: readonly [right: number, up: number];
  /** Degrees by which the sun moves clockwise and rises. */
  readonly sun: readonly [azimuth: number, elevation: number];
  /** The seed of the background's noise, and its levels. */
  readonly seed: number;
  readonly noise: number;
};

/** The levels of 255 of a picture's noise: they affect the length of its file more than what is shown. */
const noiseLevels = [1, 2, 3, 5, 8, 12] as const;

export const drawNoise = (stream: Stream): number => stream.choice(noiseLevels);

/** Draws a drift: a degree or two of the camera, some of the sun. */
export function drawDrift(stream: Stream): ViewDrift {
  const thousandths = (low: number, high: number): number => eitherSide(stream, low, high) / 1000;
  return {
    elevation: thousandths(1000, 2000),
    distance: 1 + thousandths(5, 20),
    target: [thousandths(5, 25), thousandths(5, 25)],
    sun: [eitherSide(stream, 3, 8), eitherSide(stream, 1, 4)],
    seed: stream.below(0x100000000),
    noise: drawNoise(stream),
  };
}

/** A view after a drift. */
export function driftedView(
  { camera, light, background }: OrientationView,
  drift: ViewDrift,
): OrientationView {
  const [x, y, z] = camera.target;
  return {
    camera: {
      ...camera,
      elevation: camera.elevation + drift.elevation,
      distance: camera.distance * drift.distance,
      target: [x + drift.target[0], y + drift.target[1], z],
    },
    light: { ...light, azimuth: light.azimuth + drift.sun[0], elevation: light.elevation + drift.sun[1] },
    background: { ...background, seed: drift.seed, noise: drift.noise },
  };
}
