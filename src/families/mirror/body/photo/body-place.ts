import type { Vec3 } from '../../../../world/vector.js';
import type { PlaceState } from '../../../staging/scene/place-state.js';

/** What lies under somebody who lies. */
export const beddings = ['bed', 'mattress', 'air bed'] as const;

/** Under a body: a box of the size of what lies on it, soft, so that heels and hair sink in. */
export type Bedding = {
  readonly kind: (typeof beddings)[number];
  /** The least and the greatest x and z, meters, in the body's axes. */
  readonly from: readonly [x: number, z: number];
  readonly to: readonly [x: number, z: number];
  /** Where its top is, below the trunk, meters in the body's axes: from 0 on, where the lowest of the body is. */
  readonly top: number;
  /** Of its top above the ground, meters. */
  readonly height: number;
  /** sRGB */
  readonly color: string;
  /** Under the head: its middle, and its height above the top, meters; null where the head lies as low as the trunk. */
  readonly pillow: { readonly at: readonly [x: number, z: number]; readonly height: number } | null;
};

/** Where a posed body is. The camera stands on the place's +Z side; below what it looks at is the middle of the stand. */
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

/** Where the middle of the stand is, in the body's axes, meters. */
export const standMiddle = (target: Vec3, place: BodyPlace): Vec3 => [target[0], groundOf(place), target[2]];

/** How high the ground is in the body's axes, meters: 0 or below. */
export const groundOf = ({ bedding }: Pick<BodyPlace, 'bedding'>): number =>
  bedding ? bedding.top - bedding.height : 0;
