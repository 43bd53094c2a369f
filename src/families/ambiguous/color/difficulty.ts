import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, onward } from '../../difficulty/ladders.js';
import { smallerPictures } from '../../difficulty/smaller-pictures.js';
import type { ColorParams } from './state.js';

export const colorDifficulty: Difficulty<ColorParams> = {
  look: axis<ColorParams>('photographic scenes instead of plain grounds', {
    look: onward<'clean' | 'photo'>(
      ...(['clean', 'clean', 'photo', 'photo', 'photo'] as const),
      ...(['photo', 'photo', 'photo', 'photo', 'photo'] as const),
    ),
  }),
  detail: smallerPictures(512, 448, 384, 320, 256, 224),
};
