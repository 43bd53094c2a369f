import type { Difficulty, Ladder } from '../../difficulty/difficulty.js';
import { axis, down, narrower, onward, up } from '../../difficulty/ladders.js';
import type { BodyParams } from './params.js';

type Range = readonly [from: number, to: number];
const always: Range = [0, 180];

export const bodyDifficulty: Difficulty<BodyParams> = {
  profile: axis<BodyParams>('bodies and joints nearer to profile', {
    azimuth: narrower<Range>(
      always,
      always,
      always,
      always,
      always,
      [15, 165],
      [30, 150],
      [40, 140],
      [50, 130],
      [60, 120],
    ) as Ladder<never>,
  }),
  size: axis<BodyParams>('smaller bodies', {
    fill: down<Range>(
      [0.86, 0.94],
      [0.84, 0.93],
      [0.81, 0.92],
      [0.79, 0.9],
      [0.76, 0.88],
      [0.7, 0.82],
      [0.65, 0.76],
      [0.6, 0.7],
      [0.55, 0.65],
      [0.5, 0.6],
    ) as Ladder<never>,
  }),
  hidden: axis('less of the part seen', {
    visible: down(0.8, 0.75, 0.7, 0.65, 0.6, 0.58, 0.56, 0.54, 0.52, 0.5),
  }),
  occlusion: axis('more often something in front of other parts', {
    occluders: up(0, 0.03, 0.06, 0.09, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6),
  }),
  look: axis<BodyParams>('photographic scenes instead of plain grounds', {
    look: onward<'clean' | 'photo'>(
      ...(['clean', 'clean', 'photo', 'photo', 'photo'] as const),
      ...(['photo', 'photo', 'photo', 'photo', 'photo'] as const),
    ),
  }),
};
