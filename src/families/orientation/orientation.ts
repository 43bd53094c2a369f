import { lazyFamily } from '../legacy.js';
import { orientationParams } from './params.js';
import type { OrientationTask } from './task.js';
import { maskView, shown } from './views.js';

/** The family of a task: objects of the catalog in a 3D scene, one of them turned. */
export const orientationFamily = (task: OrientationTask) =>
  lazyFamily(
    {
      name: task.name,
      version: 1,
      summary: task.summary,
      params: (z) => orientationParams(z, task.defaults),
      presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
      views: ({ layout, masks }) => [...shown(task, layout), ...(masks ? [maskView] : [])],
    },
    async () => (await import('./behavior.js')).orientationBehavior(task),
  );
