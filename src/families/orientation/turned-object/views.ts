import type { View } from '../../family.js';
import type { OrientationParams } from '../params.js';
import type { OrientationTask } from '../tasks/task.js';

/** The views that a question shows. */
export function shownViews({ pair }: OrientationTask, layout: OrientationParams['layout']): readonly View[] {
  if (!pair) return [{ name: 'scene', moved: true, part: 'marked' }];
  if (layout === 'side-by-side') return [{ name: 'pair', moved: true, part: 'pair' }];
  return [
    { name: 'before', moved: false, part: 'marked' },
    { name: 'after', moved: true, part: 'marked' },
  ];
}

/** The object and the part that each pixel shows. */
export const maskView: View = { name: 'masks', moved: true, part: 'masks' };
