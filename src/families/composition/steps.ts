import { composeTurns, inverseTurn, turn, type Raster, type Turn } from '../../draw/index.js';

/** The composition of a chain of turns, the first of the list done first. */
export const composed = (steps: readonly Turn[]): Turn => steps.reduce<Turn>(composeTurns, 'none');

/** A picture after a chain of turns: its pixels moved once for each. */
export const turnedBySteps = (picture: Raster, steps: readonly Turn[]): Raster =>
  steps.reduce(turn, turn(picture, 'none'));

/** The chain that undoes a chain. */
export const undone = (steps: readonly Turn[]): Turn[] => steps.map(inverseTurn).reverse();

const done: Readonly<Record<Turn, string>> = {
  none: 'left as it is',
  half: 'rotated 180 degrees',
  'quarter-cw': 'rotated 90 degrees clockwise',
  'quarter-ccw': 'rotated 90 degrees counterclockwise',
  mirror: 'mirrored left to right',
  flip: 'flipped top to bottom',
  transpose: 'reflected in the diagonal from the top left to the bottom right',
  'anti-transpose': 'reflected in the diagonal from the top right to the bottom left',
};

const nouns: Readonly<Record<Turn, string>> = {
  none: 'no change',
  half: 'rotation by 180 degrees',
  'quarter-cw': 'rotation by 90 degrees clockwise',
  'quarter-ccw': 'rotation by 90 degrees counterclockwise',
  mirror: 'mirroring left to right',
  flip: 'flip top to bottom',
  transpose: 'reflection in the diagonal from the top left to the bottom right',
  'anti-transpose': 'reflection in the diagonal from the top right to the bottom left',
};

/** The words after 'were' or 'is': e.g. 'rotated 180 degrees'. */
export const doneWords = (turn: Turn): string => done[turn];

/** The noun for a turn, e.g. 'rotation by 180 degrees'. */
export const turnNoun = (turn: Turn): string => nouns[turn];

/** The words after 'were': 'rotated 180 degrees, and then mirrored left to right'. */
export const chainWords = (steps: readonly Turn[]): string => steps.map(doneWords).join(', and then ');
