import type { View } from '../family.js';
import type { OrientationParams } from './params.js';
import type { OrientationTask } from './task.js';

/** The views that a question shows. */
export function shown(task: OrientationTask, layout: OrientationParams['layout']): readonly View[] {
  if (!task.pair) return [{ name: 'scene', moved: true, part: 'marked' }];
  if (layout === 'side-by-side') return [{ name: 'pair', moved: true, part: 'pair' }];
  return [
    { name: 'before', moved: false, part: 'marked' },
    { name: 'after', moved: true, part: 'marked' },
  ];
}

/** Which pixel is of which object and part. */
export const maskView: View = { name: 'masks', moved: true, part: 'masks' };
