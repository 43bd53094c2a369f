import type { Place } from '../../../content/places/index.js';
import { hidingThings } from './hiding-things.js';

/** Meters: what is larger is not hidden where there is no more room than on a table. */
const hiddenOnTable = 0.14;
/** A place with room for no more than this radius, meters, is a table's top. */
const tableTop = 0.5;

/** Whether a place has room for something in front of an object of this radius, meters. */
export const hasRoomInFront = ({ stands }: Place, radius: number): boolean =>
  stands.radius[1] > tableTop || radius <= hiddenOnTable;

/** The least radius of what hides, as a share of the radius of what is hidden. */
const least = 0.66;

/** Whether a place has a thing that may be large enough to hide an object of this radius, meters. */
export const mayHide = (place: Place, occluders: readonly string[], radius: number): boolean =>
  metInFront(place, occluders).some((category) => isOfAnyHeight(category) && isLarge(category, radius));

const isLarge = (category: string, radius: number): boolean =>
  (hidingThings[category]?.radius[1] ?? Infinity) > least * radius;

/** Whether a kind still looks right when it is made lower than usual; a user's model may be lowered as far as needed. */
export const isOfAnyHeight = (category: string): boolean =>
  hidingThings[category]?.tallest !== undefined || !(category in hidingThings);

/** The greatest factor, at least 1, by which a kind may be made higher than usual. */
export const tallest = (category: string): number =>
  category in hidingThings ? (hidingThings[category].tallest ?? 1) : tallestOfOthers;

/** The same for things that no place names. */
const tallestOfOthers = 1.5;

/** The things that may stand in front of others in a place; of those that no place names, as of users' models, all. */
export const metInFront = ({ name, stands }: Place, occluders: readonly string[]): readonly string[] =>
  occluders.filter(
    (category) =>
      stands.inFront?.includes(category) === true || (hidingThings[category]?.places.includes(name) ?? true),
  );

/**
 * The things that may stand in front of something in a place.
 * @param asked what is hidden: nothing stands in front of its own kind
 * @param radius of the ball about what is hidden, meters
 * @param low whether it is lower than it usually is: then only what is made in any height
 */
export function hidingIn(
  place: Place,
  occluders: readonly string[],
  asked: string,
  radius: number,
  low = false,
): readonly string[] {
  const met = metInFront(place, occluders).filter(
    (category) => category !== asked && (!low || isOfAnyHeight(category)),
  );
  // What hides another thing is seldom smaller than two thirds of it, or several times as large.
  const fit = met.filter((category) => {
    const [smallest] = hidingThings[category]?.radius ?? [0];
    return isLarge(category, radius) && smallest < 1.5 * radius;
  });
  return fit.length > 0 ? fit : met;
}

/** Whether an occluder of this radius has an allowed size: the radius of a ball about it, meters. */
export function isOfSize(category: string, radius: number): boolean {
  const size = sizesInFront(category);
  return !size || (radius >= size[0] && radius <= size[1]);
}

/** The least and the greatest size that what hides may have: the radius of a ball about it, meters. Undefined: any. */
export const sizesInFront = (category: string): readonly [least: number, most: number] | undefined =>
  hidingThings[category]?.radius;
