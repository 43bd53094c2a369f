import { words } from '../../../../core/words.js';

/** What a drawing grows in, apart from the code that draws it: names, what is asked for, and what else it is called. */
export const carrierWords = {
  grass: { word: 'grass', accept: ['lawn', 'meadow', 'turf', 'vegetation'] },
  leaves: {
    word: 'leaves',
    accept: words('leaf, leaf litter, fallen leaves, dry leaves, autumn leaves, foliage, forest floor'),
  },
  pebbles: { word: 'pebbles', accept: ['pebble', 'stones', 'stone', 'rocks', 'gravel', 'beach', 'shingle'] },
  twigs: {
    word: 'twigs',
    // They lie on leaves.
    accept: words(
      'twig, sticks, branches, brushwood, wood, straw, forest floor, leaves, leaf litter, mulch, wood chips',
    ),
  },
  sand: { word: 'sand', accept: ['beach', 'desert', 'dune', 'dunes', 'dirt', 'soil'] },
  snow: { word: 'snow', accept: ['ice', 'snowfield', 'frost', 'snow cover'] },
} as const satisfies Readonly<Record<string, { word: string; accept: readonly string[] }>>;

export type CarrierName = keyof typeof carrierWords;
export const carrierNames = Object.keys(carrierWords) as [CarrierName, ...CarrierName[]];

/** A piece of ground seen from above, in whose own things the drawing is grown. Plain JSON. */
export type GrownGround = {
  readonly kind: 'grown';
  readonly carrier: CarrierName;
  /** The index of the set's example of it: its colors, materials and light. */
  readonly example: number;
  /** The key of the streams that deal out what grows and lies where. */
  readonly layout: string;
};
