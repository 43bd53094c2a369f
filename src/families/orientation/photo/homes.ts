import type { Place } from '../../../content/places/index.js';

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
