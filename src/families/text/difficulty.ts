import { type Difficulty, axis, down, measuredAxis, changing, up } from '../difficulty/difficulty.js';
import type { TextParams } from './state.js';

/** Laid out for pictures of the default size: with the hardest of all, a person still reads every character there. */
export const textDifficulty: Difficulty<TextParams> = {
  length: axis('longer strings', { length: up(3, 3, 4, 4, 5, 6, 7, 8, 9, 10) }),
  blur: measuredAxis('more blur', { blur: up(0, 0, 0, 0, 0, 0.4, 0.6, 0.8, 1, 1.2) }),
  tilt: measuredAxis('larger tilts', { tilt: up(0, 0, 0, 0, 0, 2, 4, 6, 8, 10) }),
  noise: measuredAxis('more noise', { noise: up(0, 0, 0, 0, 0, 6, 10, 14, 18, 22) }),
  contrast: axis('less contrast', { contrast: down(1, 1, 1, 1, 1, 0.85, 0.7, 0.6, 0.5, 0.4) }),
};

/** The letters with the paper's map: first without b and q, which look like 6 and 9. */
export const rotatedTextDifficulty: Difficulty<TextParams> = {
  ...textDifficulty,
  alike: axis<TextParams>(
    'more tokens, some of them alike',
    { alphabet: changing<'69dp' | '69bdpq'>('69dp', 3, '69bdpq') },
    ({ turn = 'half', map = 'paper' }) => turn === 'half' && map === 'paper',
  ),
};
