import { axis, down, up } from '../difficulty/ladders.js';

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
