import { lazyFamily } from '../legacy.js';
import { geometricParams } from './geometric/params.js';

/**
 * Illusions of size, direction, shape and brightness, and impossible figures: AmbiBench's category 'geometric'. Each has
 * a real difference and inducers of some strength; the control has the same difference and no inducers.
 */
export const ambiguousGeometric = lazyFamily(
  {
    name: 'ambiguous/geometric',
    version: 1,
    summary:
      'Geometric and brightness illusions with physical and perceived truth, and without their inducers.',
    params: geometricParams,
    presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
    views: [
      { name: 'original', moved: false, part: 'whole' },
      { name: 'control', moved: true, part: 'whole' },
    ],
  },
  async () => (await import('./geometric/behavior.js')).geometricBehavior,
);
