import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, down, onward, up } from '../../difficulty/ladders.js';
import type { MentalRotationParams } from './state.js';

/** Angles of 0 to 180 degrees in steps of 20. */
const angles = (from: number, to: number): { degrees: number[] } => ({
  degrees: Array.from({ length: (to - from) / 20 + 1 }, (_, at) => from + 20 * at),
});

/** Response times rise with the angle (Shepard & Metzler 1971, fig. 2). */
export const mentalRotationDifficulty: Difficulty<MentalRotationParams> = {
  angle: axis<MentalRotationParams>(
    'larger angles',
    {
      rotationParams: onward<MentalRotationParams['rotationParams']>(
        angles(0, 20),
        angles(0, 40),
        angles(0, 80),
        angles(0, 120),
        angles(0, 180),
        angles(40, 180),
        angles(60, 180),
        angles(80, 180),
        angles(100, 180),
        angles(120, 180),
      ),
    },
    ({ rotation = 'shepard-metzler' }) => rotation === 'shepard-metzler',
  ),
  cubes: axis('more cubes', { cubes: up(7, 8, 8, 9, 10, 11, 12, 12, 13, 13) }),
  bends: axis('more elbows', { bends: up(3, 3, 3, 3, 3, 3, 3, 4, 4, 4) }),
  seen: axis('less of a cube seen', {
    visible: down(0.3, 0.3, 0.28, 0.26, 0.25, 0.24, 0.23, 0.22, 0.21, 0.2),
  }),
};
