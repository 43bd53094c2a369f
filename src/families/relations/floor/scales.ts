import { badParameter, words, type Stream } from '../../../core/index.js';
import type { Kind } from './cast.js';

/** Kinds of like real size, which one picture can show side by side, and where they are met together. */
export interface Scale {
  readonly name: string;
  /** The factor of all lengths by which a family lays out its floor. */
  readonly unit: number;
  /** Whether a place has room for ten of them. */
  readonly crowds: boolean;
  /** The places whose ground has room for them. */
  readonly places: readonly string[];
  readonly kinds: readonly Kind[];
}

const scales = [
  {
    name: 'table',
    unit: 0.095,
    crowds: true,
    places: 'kitchen, dining room, garden terrace, office, workshop',
  },
  {
    name: 'indoors',
    unit: 0.36,
    crowds: true,
    places: 'living room, bedroom, shop',
  },
  {
    name: 'outdoors',
    unit: 0.36,
    crowds: true,
    places: 'park, square, driveway, beach, golf course, farmyard',
  },
  {
    name: 'street',
    unit: 0.9,
    crowds: true,
    places: 'square, driveway, parking lot, garage, street',
  },
  {
    name: 'field',
    unit: 1.5,
    crowds: true,
    places: 'meadow, farmyard',
  },
  { name: 'safari', unit: 2.4, crowds: false, places: 'meadow' },
  {
    name: 'traffic',
    unit: 4.2,
    crowds: false,
    places: 'airport apron, street, railway yard, boatyard',
  },
];

/** What a thing of a place would be taken for by somebody who is asked about kinds of the cast. */
export const takenFor: Readonly<Record<string, string>> = {
  pedestrian: 'person',
  cyclist: 'person',
  van: 'car',
  trailer: 'truck',
  'office chair': 'chair',
  bench: 'chair',
};

/** The kinds, by scale. @param cast those that a set shows */
export const scalesOf = (cast: readonly Kind[]): readonly Scale[] =>
  scales.map(({ places, ...scale }): Scale => ({
    ...scale,
    places: words(places),
    kinds: cast.filter((kind) => kind.scales.includes(scale.name)),
  }));

/** How many kinds there are that nobody mistakes for each other. */
export const groupsIn = (kinds: readonly Kind[]): number => new Set(kinds.map(({ group }) => group)).size;

/**
 * The scales that have enough kinds of different groups.
 * @param sided how many of these with sides of their own
 * @throws TopsyturvyError 'bad-parameter' if none has
 */
export function serving(
  all: readonly Scale[],
  groups: number,
  sided: number,
  categories: readonly string[],
): readonly Scale[] {
  const found = all.filter(
    ({ kinds }) => groupsIn(kinds) >= groups && groupsIn(kinds.filter((kind) => kind.sided)) >= sided,
  );
  if (found.length > 0) return found;
  throw badParameter(
    'categories',
    categories,
    `at least ${groups} of like size that nobody mistakes for each other, as a dog and a bicycle${sided > 0 ? `, ${sided} of them with a front` : ''}, in places where they are met`,
  );
}

/** A scale, as often as it has kinds that nobody mistakes for each other. */
export const drawScale = (among: readonly Scale[], stream: Stream): Scale =>
  stream.weighted(
    among,
    among.map(({ kinds }) => groupsIn(kinds)),
  );
