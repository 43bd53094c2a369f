import { tau, type Stream } from '../../../core/index.js';
import type { RotationStep } from '../../../world/rotation/steps.js';

/** A turn clockwise as seen from above. Adding 0 makes −0 a 0, since JSON has no −0. */
export const clockwise = (degrees: number): RotationStep[] => [{ axis: 'vertical', degrees: degrees + 0 }];

/** A whole number of degrees in [low, high], with either sign. */
export const eitherSide = (stream: Stream, low: number, high: number): number =>
  stream.choice([-1, 1]) * stream.integer(low, high);

/** Radians in degrees, to a thousandth: what is equal in exact arithmetic is equal as JSON. */
export const roundedDegrees = (radians: number): number => Math.round((radians * 360_000) / tau) / 1000 + 0;
