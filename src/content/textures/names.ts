import { words } from '../../core/words.js';

/** The names of the surfaces, apart from the code that draws them, so that params can be read without loading it. */
export const textureNames = [
  'leaves',
  'litter',
  'grass',
  'needles',
  'pebbles',
  'sand',
  'bark',
  'stone',
  'moss',
  'woven',
  'noise',
  'blotches',
] as const;
export type TextureName = (typeof textureNames)[number];

/** Surfaces that a person names, as a thing or a place, and what else they are called. */
export const surfaceWords = {
  leaves: { word: 'leaves', accept: ['leaf', 'foliage', 'bush', 'hedge', 'vegetation'] },
  litter: {
    word: 'leaves',
    accept: words('leaf, leaf litter, fallen leaves, dry leaves, autumn leaves, foliage, bark, mulch'),
  },
  grass: { word: 'grass', accept: ['lawn', 'meadow', 'vegetation'] },
  needles: {
    word: 'straw',
    accept: ['hay', 'twigs', 'sticks', 'needles', 'pine needles', 'dry grass', 'branches'],
  },
  pebbles: { word: 'pebbles', accept: ['pebble', 'stones', 'stone', 'rocks', 'gravel', 'beach'] },
  bark: { word: 'bark', accept: ['tree bark', 'tree', 'tree trunk', 'trunk', 'wood'] },
} as const satisfies Readonly<Record<string, { word: string; accept: readonly string[] }>>;
