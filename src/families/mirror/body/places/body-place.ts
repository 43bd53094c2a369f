import type { Vec3 } from '../../../../world/vector.js';
import type { PlaceState } from '../../../staging/scene/place-state.js';

/** What can lie under somebody who lies. */
export const beddings = ['bed', 'mattress', 'air bed'] as const;

/** The bedding under a body: a box of the size of the body, soft, so that heels and hair sink in. */
export type Bedding = {
  readonly kind: (typeof beddings)[number];
  /** The least and the greatest x and z, meters, in the body's axes. */
  readonly from: readonly [x: number, z: number];
  readonly to: readonly [x: number, z: number];
  /** The height of its top below the trunk, meters: from 0, where the lowest point of the body is. */
  readonly top: number;
  /** The height of its top above the ground, meters. */
  readonly height: number;
  /** The sRGB color. */
  readonly color: string;
  /** The pillow under the head: its middle, and its height above the top, meters; null where the head lies low. */
  readonly pillow: { readonly at: readonly [x: number, z: number]; readonly height: number } | null;
};

/** The place of a posed body, with the camera on its +Z side; the middle of the stand is below what it looks at. */
export type BodyPlace = PlaceState & {
  /** Whether the place is the mirror image of what was dealt: where the body is. */
  readonly mirrored: boolean;
  readonly bedding: Bedding | null;
};

/** The place about the mirrored body. */
export const mirrorBodyPlace = (place: BodyPlace): BodyPlace => ({
  ...place,
  mirrored: !place.mirrored,
  bedding: place.bedding && mirrorBedding(place.bedding),
});

const mirrorBedding = (bedding: Bedding): Bedding => ({
  ...bedding,
  from: [0 - bedding.to[0], bedding.from[1]],
  to: [0 - bedding.from[0], bedding.to[1]],
  pillow: bedding.pillow && { ...bedding.pillow, at: [0 - bedding.pillow.at[0], bedding.pillow.at[1]] },
});

/** The middle of the stand, in the body's axes, meters. */
export const standMiddle = (target: Vec3, place: BodyPlace): Vec3 => [target[0], groundOf(place), target[2]];

/** How high the ground is in the body's axes, meters: 0 or below. */
export const groundOf = ({ bedding }: Pick<BodyPlace, 'bedding'>): number =>
  bedding ? bedding.top - bedding.height : 0;
