import { clockwise } from '../../staging/scene/angles.js';
import { type OrientationTask, fromAnywhere, nearest, twoPictures } from './task.js';

const granular = [0, 90, 180, 270].map((degrees) => fromAnywhere(() => degrees));

/** DORI task 6. */
export const viewerSceneDirection: OrientationTask = {
  ...twoPictures,
  name: 'orientation/viewer-scene-direction',
  codes: { coarse: '6C', granular: '6G' },
  floor: true,
  defaults: { elevation: [15, 32], distractors: [0, 0] },
  ways: {
    coarse: [fromAnywhere((stream) => stream.choice([90, 180, 270])), fromAnywhere(() => 0)],
    granular,
    both: granular,
  },
  typical: () => [0, 90, 180, 270].map(clockwise),
  answer(level, { before, after }) {
    const turned = after.facings[0].front.heading - before.facings[0].front.heading;
    const quarter = nearest(turned, [0, 90, 180, 270]);
    return level === 'granular' ? quarter : quarter === 0 ? 1 : 0;
  },
};
