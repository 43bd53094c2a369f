import { cosDegrees, sinDegrees } from '../../../core/math/index.js';

/** A thing that stands on the floor. Plain JSON. */
export type Stand = {
  readonly category: string;
  /** Which of the set's models of the category. */
  readonly variation: number;
  /** Meters to the right of the middle of the floor, and from there toward the camera. */
  readonly x: number;
  readonly z: number;
  /** Where its front points: degrees clockwise, as seen from above, from pointing at the camera; 0 to 359. */
  readonly heading: number;
  /** Radius of the sphere about it, meters. */
  readonly size: number;
};

/** Degrees from 0 up to 360, and no −0. */
export const wholeTurn = (degrees: number): number => (((degrees % 360) + 360) % 360) + 0;

/** To a tenth of a millimeter, and no −0: what is equal in exact arithmetic is equal as JSON. */
export const roundedLength = (meters: number): number => Math.round(meters * 1e4) / 1e4 + 0;

/** Things after the floor they stand on was turned clockwise about its middle: as a camera sees them that went round the other way. */
export function turnedStands(stands: readonly Stand[], degrees: number): readonly Stand[] {
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  return stands.map((stand) => ({
    ...stand,
    x: roundedLength(stand.x * cos - stand.z * sin),
    z: roundedLength(stand.x * sin + stand.z * cos),
    heading: wholeTurn(stand.heading + degrees),
  }));
}

/** Things in mirrored places, facing mirrored ways; they themselves are not mirrored. */
export const mirroredStands = (stands: readonly Stand[]): readonly Stand[] =>
  stands.map((stand) => ({ ...stand, x: 0 - stand.x + 0, heading: wholeTurn(0 - stand.heading) }));
