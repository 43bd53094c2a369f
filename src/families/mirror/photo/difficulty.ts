import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, up } from '../../difficulty/ladders.js';
import { smallerPictures } from '../../difficulty/smaller-pictures.js';
import type { PhotoParams } from './state.js';

export const photoDifficulty: Difficulty<PhotoParams> = {
  detail: smallerPictures(512, 480, 448, 416, 384, 352),
  size: axis<PhotoParams>(
    'smaller subjects',
    { margin: up(0, 0.05, 0.1, 0.15, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6) },
    ({ crop = 'subject' }) => crop === 'subject',
  ),
};
