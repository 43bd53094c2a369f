import { headingBetween, headingOf } from '../state.js';
import { clockwise, type OrientationTask } from '../task.js';
import { fromAnywhere, nearest } from './ways.js';

/** DORI task 6. */
export const viewerSceneDirection: OrientationTask = {
  name: 'orientation/viewer-scene-direction',
  summary: 'Whether and how far an object was turned clockwise between two pictures (DORI 6C, 6G).',
  codes: { coarse: '6C', granular: '6G' },
  pair: true,
  mark: 'none',
  asked: 1,
  turned: 0,
  needs: 'shape',
  spoiledBy: 'symmetry',
  floor: true,
  defaults: { elevation: [15, 32], distractors: [0, 0] },
  ways: {
    coarse: [fromAnywhere((stream) => stream.choice([90, 180, 270])), fromAnywhere(() => 0)],
    granular: [0, 90, 180, 270].map((degrees) => fromAnywhere(() => degrees)),
  },
  typical: () => [0, 90, 180, 270].map(clockwise),
  answer(level, { before, after }) {
    const turned = headingBetween(headingOf(before.facings[0]!), headingOf(after.facings[0]!));
    const quarter = nearest((turned + 360) % 360, [0, 90, 180, 270]);
    return level === 'granular' ? quarter : quarter === 0 ? 1 : 0;
  },
};
