import type { Stream } from '../../../core/stream.js';
import type { RotationStep } from '../../../world/rotation/steps.js';

/** A turn clockwise as seen from above. JSON has no −0. */
export const clockwise = (degrees: number): RotationStep[] => [{ axis: 'vertical', degrees: degrees + 0 }];

/** Whole degrees in [low, high], on either side of 0. */
export const eitherSide = (stream: Stream, low: number, high: number): number =>
  stream.choice([-1, 1]) * stream.integer(low, high);
