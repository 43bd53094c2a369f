import { lazyFamily } from '../legacy.js';
import { bistableParams } from './bistable/params.js';

/** Drawings that can be seen in two ways, each with a control for either: AmbiBench's category 'bistable'. */
export const ambiguousBistable = lazyFamily(
  {
    name: 'ambiguous/bistable',
    version: 1,
    summary:
      'Figures that can be seen in two ways: Necker cube, Rubin vase, duck and rabbit, …; each way told apart.',
    params: bistableParams,
    presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
    views: [
      { name: 'original', moved: false, part: 'whole' },
      { name: 'reading-a', moved: true, part: 'a' },
      { name: 'reading-b', moved: true, part: 'b' },
    ],
  },
  async () => (await import('./bistable/behavior.js')).bistableBehavior,
);
