import type { NamedThing } from '../../../score/question.js';

/** Surfaces that have a name, and what else they are called. */
export const surfaceWords = {
  leaves: { word: 'leaves', accept: ['leaf', 'foliage', 'plants', 'bush', 'hedge', 'vegetation'] },
  litter: { word: 'leaves', accept: ['leaf', 'leaf litter', 'fallen leaves', 'dry leaves', 'autumn leaves', 'foliage', 'bark', 'mulch'] },
  grass: { word: 'grass', accept: ['lawn', 'meadow', 'plants', 'vegetation'] },
  needles: { word: 'straw', accept: ['hay', 'twigs', 'sticks', 'needles', 'pine needles', 'dry grass', 'branches'] },
  pebbles: { word: 'pebbles', accept: ['pebble', 'stones', 'stone', 'rocks', 'gravel', 'beach'] },
  bark: { word: 'bark', accept: ['tree bark', 'tree', 'tree trunk', 'trunk', 'wood'] },
  woven: { word: 'wicker', accept: ['basket', 'weave', 'woven fabric', 'fabric', 'cloth', 'textile', 'wickerwork', 'mat'] },
} as const satisfies Readonly<Record<string, { word: string; accept: readonly string[] }>>; // prettier-ignore

export type Surface = keyof typeof surfaceWords;
export const surfaces = Object.keys(surfaceWords) as [Surface, ...Surface[]];

export const surfaceThing = (surface: string): NamedThing => {
  const { word, accept } = surfaceWords[surface as Surface];
  return { word, accept: [...accept] };
};

/** Figures whose two readings have words of their own, with what their outline is called where a box is asked for. */
export const hiddenFigures = {
  'duck-rabbit': 'duck, rabbit',
  'young-old': 'young woman, old woman',
  'rubin-vase': 'vase',
} as const;

export type HiddenFigure = keyof typeof hiddenFigures;
export const figureNames = Object.keys(hiddenFigures) as [HiddenFigure, ...HiddenFigure[]];
