import { axis, down, onward, up } from '../difficulty/difficulty.js';
import { consonants } from './mirror-sign/texts.js';

/** The letters of signs at levels 1 to 10. */
const alphabets = [
  ...Array.from({ length: 5 }, () => consonants),
  'bdpqfghkrt',
  'bdpqfghkrt',
  'bdpqhkr',
  'bdpqhk',
  'bdpq',
] as const;

/** More characters to turn. */
export const longerSigns = axis<{ readonly length: number }>('longer strings', {
  length: up(2, 2, 3, 3, 4, 5, 6, 7, 8, 10),
});

/** The same, of letters of which each turns into another. */
export const longerStrings = axis<{ readonly length: number }>('longer strings', {
  length: up(1, 2, 3, 3, 4, 5, 6, 8, 10, 12),
});

/** Figures with more squares to keep in mind. */
export const largerFigures = axis<{ readonly cells: number }>('figures of more squares', {
  cells: up(5, 5, 5, 6, 6, 7, 8, 8, 9, 10),
});

/** More turns, one after the other. */
export const longerChains = axis<{ readonly steps: number }>('longer chains', {
  steps: up(2, 2, 2, 3, 3, 4, 4, 5, 6, 6),
});

/** Turns between the quarters, which take longer to undo. */
export const finerTurns = axis<{ readonly angleStep: 90 | 45 | 30 | 15 }>('turns between quarters', {
  angleStep: down<90 | 45 | 30 | 15>(90, 90, 90, 90, 90, 45, 45, 30, 30, 15),
});

/** Fewer numerals and ticks to say what is up, and where the hours are. */
export const barerDials = axis<{
  readonly numerals: readonly ('none' | 'quarters' | 'all')[];
  readonly ticks: readonly ('none' | 'hours' | 'minutes')[];
}>('fewer numerals and ticks on the dial', {
  numerals: onward(
    ['all'],
    ['all'],
    ['quarters', 'all'],
    ['quarters', 'all'],
    ['none', 'quarters', 'all'],
    ['none', 'quarters'],
    ['none', 'quarters'],
    ['none'],
    ['none'],
    ['none'],
  ),
  ticks: onward(
    ['minutes'],
    ['minutes'],
    ['minutes'],
    ['hours', 'minutes'],
    ['hours', 'minutes'],
    ['hours', 'minutes'],
    ['hours'],
    ['hours'],
    ['none', 'hours'],
    ['none'],
  ),
});

/** More letters that a mirror turns into other letters, so that fewer tell that the sign is mirrored. Words have no alphabet. */
export const twinLetters = axis<{ readonly alphabet: string; readonly texts: 'strings' | 'words' }>(
  'more letters that are others in the mirror',
  { alphabet: onward(...alphabets) },
  ({ texts }) => texts !== 'words',
);

/** Mirrorings among the turns: then their order matters. */
export const unorderedTurns = axis<{ readonly mirrors: boolean }>('mirrorings and flips among the turns', {
  mirrors: onward(false, false, false, false, false, true, true, true, true, true),
});
