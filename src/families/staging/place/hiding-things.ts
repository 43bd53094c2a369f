import { words } from '../../../core/words.js';

/** A thing that hides others: where it is met, and the range of its radius in the world, meters. */
interface Hiding {
  readonly radius: readonly [least: number, most: number];
  readonly places: readonly string[];
  /**
   * For a thing made in any height, which remains what it is when it is lower: how many times as high as usual it is
   * made, at least 1. Default: no other height, as for barrels and bins
   */
  readonly tallest?: number;
}

const roads = ['driveway', 'parking lot', 'street'];
const paved = [...roads, 'bus stop', 'square', 'station platform'];
const yards = ['boatyard', 'railway yard'];
const green = ['farmyard', 'golf course', 'meadow', 'park'];
const fields = words(`
  archery range, athletics track, baseball field, cricket pitch, football pitch, sports court, tennis court
`);
const halls = ['bowling alley', 'boxing ring', 'fencing hall', 'gym', 'ice rink', 'volleyball hall'];
const homes = ['bedroom', 'hallway', 'living room'];
const rooms = [...homes, 'classroom', 'shop'];
const tables = ['dining room', 'garden terrace', 'kitchen', 'office'];

export const hidingThings: Readonly<Record<string, Hiding>> = {
  barrel: { radius: [0.25, 0.75], places: [...yards, 'farmyard', 'garden terrace', 'meadow', 'jetty'] },
  basket: {
    radius: [0.08, 0.55],
    places: [...homes, ...words('beach, dining room, garden terrace, kitchen, park, shop, bathroom, jetty')],
  },
  boulder: { tallest: 2.2, radius: [0.1, 3], places: [...green, 'beach', 'ski slope'] },
  box: {
    tallest: 2.4,
    radius: [0.08, 0.7],
    places: [
      ...rooms,
      ...words('garage, kitchen, office, parking lot, station platform, studio, workshop, bathroom, jetty'),
    ],
  },
  'concrete block': {
    tallest: 2.4,
    radius: [0.25, 2.6],
    places: [...paved, ...yards, 'airport apron', 'athletics track', 'farmyard', 'garage', 'skate park'],
  },
  cooler: {
    radius: [0.15, 0.6],
    places: [
      ...fields,
      ...halls,
      ...words(`
        beach, farmyard, garden terrace, golf course, park, ski slope, jetty, skate park, swimming pool
      `),
    ],
  },
  crate: {
    tallest: 2.2,
    radius: [0.1, 1.2],
    places: [
      ...yards,
      ...words('beach, farmyard, garage, garden terrace, meadow, shop, station platform, workshop, jetty'),
    ],
  },
  'equipment case': {
    tallest: 2,
    radius: [0.2, 1.6],
    places: [
      'airport apron',
      ...fields,
      ...halls,
      ...words(`
        classroom, hallway, parking lot, square, station platform, studio, skate park, swimming pool
      `),
    ],
  },
  'foam block': {
    tallest: 2.4,
    radius: [0.2, 1.9],
    places: [...halls, 'athletics track', 'ski slope', 'swimming pool'],
  },
  'folding screen': { radius: [0.5, 1.8], places: [...rooms, 'studio', 'fencing hall'] },
  'gift box': {
    tallest: 2.2,
    radius: [0.05, 0.8],
    places: [...tables, 'bedroom', 'living room', 'shop', 'studio'],
  },
  'hay bale': { tallest: 1.8, radius: [0.35, 2.2], places: ['farmyard', 'meadow'] },
  'boxwood hedge': { tallest: 3, radius: [0.4, 8], places: [...green, 'driveway', 'railway yard', 'square'] },
  'litter bin': {
    radius: [0.3, 0.95],
    places: [...paved, ...fields, 'beach', 'park', 'railway yard', 'skate park', 'swimming pool'],
  },
  planter: {
    tallest: 2,
    radius: [0.06, 1.7],
    places: [
      ...tables,
      ...homes,
      ...paved,
      ...words('shop, sports court, tennis court, bathroom, swimming pool, bowling alley'),
    ],
  },
  plinth: { tallest: 3.5, radius: [0.04, 4], places: ['shop', 'studio'] },
  pouf: { radius: [0.2, 0.75], places: [...homes, 'shop', 'studio', 'bathroom', 'bowling alley'] },
  skip: { tallest: 1.2, radius: [0.9, 6], places: [...roads, ...yards, 'airport apron', 'farmyard'] },
  'stack of books': {
    tallest: 2,
    radius: [0.07, 0.35],
    places: ['bedroom', 'classroom', 'dining room', 'living room', 'office'],
  },
  'stack of cartons': { tallest: 2, radius: [0.35, 1.8], places: [...rooms, 'garage', 'station platform'] },
  'stack of pallets': {
    tallest: 1.8,
    radius: [0.45, 2.4],
    places: [...yards, 'airport apron', 'farmyard', 'garage', 'parking lot', 'shop', 'street'],
  },
  'stack of tires': { radius: [0.3, 1.1], places: [...roads, 'boatyard', 'farmyard', 'garage'] },
  'steel drum': { radius: [0.3, 1], places: [...yards, 'farmyard', 'garage', 'parking lot', 'street'] },
  'storage box': {
    tallest: 2.2,
    radius: [0.1, 0.75],
    places: [
      ...fields,
      ...homes,
      ...halls,
      ...words('classroom, garage, kitchen, office, workshop, bathroom, swimming pool'),
    ],
  },
  tin: { radius: [0.05, 0.24], places: ['dining room', 'garden terrace', 'kitchen', 'office', 'workshop'] },
  'vaulting box': { tallest: 1.5, radius: [0.4, 1.6], places: ['gym', 'volleyball hall'] },
};
