import { lazyFamily } from '../legacy.js';
import { figureFamilyParams } from './figures/params.js';
import { shown } from './figures/views.js';

/**
 * The task of Shepard & Metzler (Science 171, 1971): two pictures of block figures; is the second the same figure rotated,
 * or its mirror twin? Accuracy by the angle between them is the finding: it is in every question's groups.
 */
export const mentalRotation = lazyFamily(
  {
    name: 'orientation/mental-rotation',
    version: 1,
    summary: 'Two block figures: the same one rotated, or its mirror twin (Shepard & Metzler 1971).',
    params: figureFamilyParams,
    presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
    views: ({ layout }) => shown(layout),
  },
  async () => (await import('./figures/behavior.js')).figuresBehavior,
);
