import { modelOf } from '../../../content/models/known.js';
import type { Place } from '../../../content/places/index.js';
import type { BroadClass } from '../../../world/model.js';

/** Where things without a front are met besides the places that name them: every place has some, whatever the answer. */
const alsoAtHome: Readonly<Record<string, readonly string[]>> = {
  ball: ['bedroom', 'classroom', 'farmyard', 'garage', 'hallway', 'meadow', 'parking lot', 'shop', 'street'],
  bottle: ['studio'],
  bowl: ['studio'],
  broccoli: ['studio'],
  candle: ['studio'],
  egg: ['studio'],
  'flower pot': ['bedroom', 'classroom', 'farmyard', 'hallway', 'shop', 'square', 'station platform'],
  'medicine bottle': ['studio'],
  onion: ['studio'],
  orange: ['studio'],
  potato: ['studio'],
  starfish: ['studio'],
  tomato: ['studio'],
  vase: ['studio'],
  'wine glass': ['studio'],
};

/** Whether a kind of object is met in a place. */
export const isAtHome = ({ name, stands }: Place, category: string): boolean =>
  stands.things.includes(category) || alsoAtHome[category]?.includes(name) === true;

/** Whether there is room in a place for what needs a radius, meters. */
export const hasRoom = ({ stands }: Place, radius: number): boolean => radius <= stands.radius[1];

/**
 * Whether a kind that no place names would be met in one: where kinds of its class are, and things of its size stand.
 *
 * @param radius of the upright cylinder that it fills however it is turned, meters
 */
export const isLikelyAtHome = ({ stands }: Place, broadClass: BroadClass, radius: number): boolean =>
  radius >= stands.radius[0] &&
  radius <= stands.radius[1] &&
  stands.things.some((category) => modelOf(category)?.broadClass === broadClass);
