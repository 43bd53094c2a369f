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
