import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, onward } from '../../difficulty/ladders.js';
import { smallerPictures } from '../../difficulty/smaller-pictures.js';
import type { LettersParam, MultisceneParams } from './state.js';

/** More large letters; only pictures of nothing but letters have more than two. */
export const multisceneDifficulty: Difficulty<MultisceneParams> = {
  letters: axis<Pick<MultisceneParams, 'kinds' | 'letters'>>(
    'more large letters',
    {
      letters: onward<LettersParam>(
        ...Array.from({ length: 5 }, () => 'one or two' as const),
        'two pairs',
        'two pairs',
        'four',
        'four',
        'four',
      ),
    },
    ({ kinds }) => kinds?.every((kind) => kind === 'letters') ?? false,
  ),
  detail: smallerPictures(512, 448, 416, 384, 352, 320),
};
