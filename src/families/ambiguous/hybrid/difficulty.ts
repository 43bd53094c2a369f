import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, wider } from '../../difficulty/ladders.js';
import { smallerPictures } from '../../difficulty/smaller-pictures.js';
import type { HybridParams } from './state.js';

const cut = (above: number, below: number): number[] => [above, below];

export const hybridDifficulty: Difficulty<HybridParams> = {
  cut: axis<HybridParams>(
    'fewer waves of either picture: finer details, blurrier shapes',
    {
      cuts: wider(
        cut(14, 12),
        cut(14.5, 11.5),
        cut(15, 11),
        cut(15.5, 10.5),
        cut(16, 10),
        cut(16.6, 9.6),
        cut(17.2, 9.2),
        cut(17.8, 8.8),
        cut(18.4, 8.4),
        cut(19, 8),
      ),
    },
    ({ levels = 2, look = 'photo', pictures = [], list = '' }) =>
      levels === 2 && look === 'photo' && pictures.length === 0 && list === '',
  ),
  detail: smallerPictures(512, 480, 448, 416, 384, 352),
};
