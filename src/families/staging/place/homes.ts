import { modelOf } from '../../../content/models/known.js';
import type { Place } from '../../../content/places/index.js';
import type { BroadClass } from '../../../world/model.js';

/** Whether a kind of object is met in a place. */
export const isAtHome = ({ name, stands }: Place, category: string): boolean =>
  stands.things.includes(category) || modelOf(category)?.metIn?.includes(name) === true;

/** Whether a place has room for an object of this radius, meters. */
export const hasRoom = ({ stands }: Place, radius: number): boolean => radius <= stands.radius[1];

/**
 * Whether a kind that no place names would be met in one: where kinds of its class are, and things of its size stand.
 * @param radius of the upright cylinder that it fills however it is turned, meters
 */
export const isLikelyAtHome = ({ stands }: Place, broadClass: BroadClass, radius: number): boolean =>
  radius >= stands.radius[0] &&
  radius <= stands.radius[1] &&
  stands.things.some((category) => modelOf(category)?.broadClass === broadClass);
