import type { Json } from '../../core/json.js';
import type { Turn } from '../../draw/turn.js';

const phrases: Readonly<Record<Turn, string>> = {
  none: 'no turn',
  half: 'half turn',
  'quarter-cw': 'quarter turn clockwise',
  'quarter-ccw': 'quarter turn counterclockwise',
  mirror: 'mirrored',
  flip: 'flipped top to bottom',
  transpose: 'reflected in the diagonal from the top left',
  'anti-transpose': 'reflected in the diagonal from the top right',
};

/** A transform that is a turn of the whole picture, in words. */
export const turnWords = (transform: Json): string => phrases[(transform as { readonly turn: Turn }).turn];
