import type { Place } from '../../../content/places/index.js';

/** Radii, meters, between which what hides others is of a size that it has in the world. */
const sizes: Readonly<Record<string, readonly [least: number, most: number]>> = {
  box: [0.05, 1.5],
  crate: [0.08, 2.4],
  barrel: [0.07, 1.3],
  boulder: [0.1, 3],
  hedge: [0.25, 8],
};

/** Met in the open only. */
const outdoors = ['boulder', 'hedge'];

/** Meters: what is larger is not hidden where there is no more room than on a table. */
const hiddenOnTable = 0.14;
/** A place with room for no more than this radius, meters, is a table's top. */
const tableTop = 0.5;

/** Whether there is room for something in front of what has a radius, meters. */
export const hasRoomInFront = ({ stands }: Place, radius: number): boolean =>
  stands.radius[1] > tableTop || radius <= hiddenOnTable;

/** What may stand in front of something in a place. @param radius of the ball about what is hidden, meters */
export function hidingIn(
  { setting }: Place,
  occluders: readonly string[],
  radius: number,
): readonly string[] {
  const met = occluders.filter((category) => setting === 'open' || !outdoors.includes(category));
  // What hides another thing is seldom smaller than two thirds of it.
  const large = met.filter((category) => (sizes[category]?.[1] ?? Infinity) > 0.66 * radius);
  return large.length > 0 ? large : met;
}

/** Whether what hides has a size that it may have: the radius of a ball about it, meters. */
export function isOfSize(category: string, radius: number): boolean {
  const size = sizes[category];
  return !size || (radius >= size[0] && radius <= size[1]);
}
