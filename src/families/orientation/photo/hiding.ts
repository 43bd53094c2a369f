import type { Place } from '../../../content/places/index.js';

/** What hides others, where it is met and between which radii, meters, it is of a size that it has in the world. */
interface Hiding {
  readonly radius: readonly [least: number, most: number];
  readonly places: readonly string[];
  /** Whether it is made in any height: lower than usual, it is still what it is. Default false, as of barrels and bins */
  readonly low?: true;
}

const roads = ['driveway', 'parking lot', 'street'];
const paved = [...roads, 'bus stop', 'square', 'station platform'];
const yards = ['boatyard', 'railway yard'];
const green = ['farmyard', 'golf course', 'meadow', 'park'];
const fields = [
  ...[
    'archery range',
    'athletics track',
    'baseball field',
    'cricket pitch',
    'football pitch',
    'sports court',
  ],
  'tennis court',
];
const halls = ['bowling alley', 'boxing ring', 'fencing hall', 'gym', 'ice rink', 'volleyball hall'];
const homes = ['bedroom', 'hallway', 'living room'];
const rooms = [...homes, 'classroom', 'shop'];
const tables = ['dining room', 'garden terrace', 'kitchen', 'office'];

const hiding: Readonly<Record<string, Hiding>> = {
  barrel: { radius: [0.25, 0.75], places: [...yards, 'farmyard', 'garden terrace', 'meadow', 'jetty'] },
  basket: {
    radius: [0.08, 0.55],
    places: [
      ...homes,
      'beach',
      'dining room',
      'garden terrace',
      'kitchen',
      'park',
      'shop',
      'bathroom',
      'jetty',
    ],
  },
  boulder: { low: true, radius: [0.1, 3], places: [...green, 'beach', 'ski slope'] },
  box: {
    low: true,
    radius: [0.08, 0.7],
    places: [
      ...rooms,
      'garage',
      'kitchen',
      'office',
      'parking lot',
      'station platform',
      'studio',
      'workshop',
      'bathroom',
      'jetty',
    ],
  },
  'concrete block': {
    low: true,
    radius: [0.25, 2.6],
    places: [...paved, ...yards, 'airport apron', 'athletics track', 'farmyard', 'garage', 'skate park'],
  },
  cooler: {
    radius: [0.15, 0.6],
    places: [
      ...fields,
      ...halls,
      'beach',
      'farmyard',
      'garden terrace',
      'golf course',
      'park',
      'ski slope',
      'jetty',
      'skate park',
      'swimming pool',
    ],
  },
  crate: {
    low: true,
    radius: [0.1, 1.2],
    places: [
      ...yards,
      'beach',
      'farmyard',
      'garage',
      'garden terrace',
      'meadow',
      'shop',
      'station platform',
      'workshop',
      'jetty',
    ],
  },
  'equipment case': {
    low: true,
    radius: [0.2, 1.6],
    places: [
      'airport apron',
      ...fields,
      ...halls,
      'classroom',
      'hallway',
      'parking lot',
      'square',
      'station platform',
      'studio',
      'skate park',
      'swimming pool',
    ],
  },
  'foam block': {
    low: true,
    radius: [0.2, 1.9],
    places: [...halls, 'athletics track', 'ski slope', 'swimming pool'],
  },
  'folding screen': { radius: [0.5, 1.8], places: [...rooms, 'studio', 'fencing hall'] },
  'gift box': {
    low: true,
    radius: [0.05, 0.8],
    places: [...tables, 'bedroom', 'living room', 'shop', 'studio'],
  },
  'hay bale': { low: true, radius: [0.35, 2.2], places: ['farmyard', 'meadow'] },
  'boxwood hedge': { low: true, radius: [0.4, 8], places: [...green, 'driveway', 'railway yard', 'square'] },
  'litter bin': {
    radius: [0.3, 0.95],
    places: [...paved, ...fields, 'beach', 'park', 'railway yard', 'skate park', 'swimming pool'],
  },
  planter: {
    low: true,
    radius: [0.06, 1.7],
    places: [
      ...tables,
      ...homes,
      ...paved,
      'shop',
      'sports court',
      'tennis court',
      'bathroom',
      'swimming pool',
      'bowling alley',
    ],
  },
  plinth: { low: true, radius: [0.04, 4], places: ['shop', 'studio'] },
  pouf: { radius: [0.2, 0.75], places: [...homes, 'shop', 'studio', 'bathroom', 'bowling alley'] },
  skip: { low: true, radius: [0.9, 6], places: [...roads, ...yards, 'airport apron', 'farmyard'] },
  'stack of books': {
    low: true,
    radius: [0.07, 0.35],
    places: ['bedroom', 'classroom', 'dining room', 'living room', 'office'],
  },
  'stack of cartons': { low: true, radius: [0.35, 1.8], places: [...rooms, 'garage', 'station platform'] },
  'stack of pallets': {
    low: true,
    radius: [0.45, 2.4],
    places: [...yards, 'airport apron', 'farmyard', 'garage', 'parking lot', 'shop', 'street'],
  },
  'stack of tires': { radius: [0.3, 1.1], places: [...roads, 'boatyard', 'farmyard', 'garage'] },
  'steel drum': { radius: [0.3, 1], places: [...yards, 'farmyard', 'garage', 'parking lot', 'street'] },
  'storage box': {
    low: true,
    radius: [0.1, 0.75],
    places: [
      ...fields,
      ...homes,
      ...halls,
      'classroom',
      'garage',
      'kitchen',
      'office',
      'workshop',
      'bathroom',
      'swimming pool',
    ],
  },
  tin: { radius: [0.05, 0.24], places: ['dining room', 'garden terrace', 'kitchen', 'office', 'workshop'] },
  'vaulting box': { low: true, radius: [0.4, 1.6], places: ['gym', 'volleyball hall'] },
};

/** Meters: what is larger is not hidden where there is no more room than on a table. */
const hiddenOnTable = 0.14;
/** A place with room for no more than this radius, meters, is a table's top. */
const tableTop = 0.5;

/** Whether there is room for something in front of what has a radius, meters. */
export const hasRoomInFront = ({ stands }: Place, radius: number): boolean =>
  stands.radius[1] > tableTop || radius <= hiddenOnTable;

/** Whether it looks right when it is lower than usual; a user's model may be as low as it takes. */
export const isOfAnyHeight = (category: string): boolean => hiding[category]?.low ?? !(category in hiding);

/** What may stand in front of others in a place; of what no place is named for, as of users' models, all. */
export const metInFront = ({ name }: Place, occluders: readonly string[]): readonly string[] =>
  occluders.filter((category) => hiding[category]?.places.includes(name) ?? true);

/**
 * What may stand in front of something in a place.
 *
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
    const [least, most] = hiding[category]?.radius ?? [0, Infinity];
    return most > 0.66 * radius && least < 1.5 * radius;
  });
  return fit.length > 0 ? fit : met;
}

/** Whether what hides has a size that it may have: the radius of a ball about it, meters. */
export function isOfSize(category: string, radius: number): boolean {
  const size = sizesInFront(category);
  return !size || (radius >= size[0] && radius <= size[1]);
}

/** The least and the greatest size that what hides may have: the radius of a ball about it, meters. Undefined: any. */
export const sizesInFront = (category: string): readonly [least: number, most: number] | undefined =>
  hiding[category]?.radius;
