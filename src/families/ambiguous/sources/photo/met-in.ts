import type { Place } from '../../../../content/places/index.js';

/** Where things are met besides the places that name them: so that each has several places, and each place several things. */
const alsoMet: Readonly<Record<string, readonly string[]>> = {
  airplane: ['farmyard', 'meadow', 'parking lot', 'street'],
  bottle: ['beach', 'garden terrace', 'studio'],
  bird: ['farmyard', 'parking lot', 'street'],
  chair: ['garage', 'gym', 'shop', 'station platform'],
  'chess pawn': ['garden terrace', 'kitchen', 'office', 'studio', 'workshop'],
  cow: ['beach', 'park', 'street'],
  'desk lamp': ['dining room', 'kitchen', 'studio'],
  duck: ['ice rink', 'square', 'street'],
  elephant: ['beach', 'farmyard', 'park', 'parking lot', 'square', 'street'],
  giraffe: ['beach', 'farmyard', 'park', 'parking lot', 'square', 'street'],
  guitar: ['dining room', 'gym'],
  horse: ['driveway', 'golf course', 'ski slope', 'street'],
  teapot: ['office', 'workshop'],
  'watering can': ['garage', 'hallway', 'park', 'shop'],
};

/** Whether a kind of object is met in a place. */
export const isMetIn = ({ name, stands }: Place, category: string): boolean =>
  stands.things.includes(category) || alsoMet[category]?.includes(name) === true;

/** Whether anything of the catalog stands in a place: nothing does on open water. */
export const mayHold = ({ stands }: Place): boolean => stands.things.length > 0;
