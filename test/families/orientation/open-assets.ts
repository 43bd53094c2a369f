import { Extensions } from '../../../src/core/extension.js';
import type { PlannedPart } from '../../../src/dataset/plan/plan.js';
import type { OrientationParams } from '../../../src/families/orientation/params.js';
import { doriTypes } from '../../../src/families/orientation/prompts/index.js';
import { compoundRotation } from '../../../src/families/orientation/tasks/compound-rotation.js';
import { directionalFacing } from '../../../src/families/orientation/tasks/directional-facing.js';
import { dealtLevel } from '../../../src/families/orientation/tasks/task.js';
import { interObjectDirection } from '../../../src/families/orientation/tasks/inter-object-direction.js';
import { singleAxisRotation } from '../../../src/families/orientation/tasks/single-axis-rotation.js';
import { viewParallelism } from '../../../src/families/orientation/tasks/view-parallelism.js';
import { viewerSceneDirection } from '../../../src/families/orientation/tasks/viewer-scene-direction.js';
import {
  openTurnedObjects,
  type TurnedObjectAssets,
} from '../../../src/families/orientation/turned-object/assets.js';

const tasks = [
  ...[viewParallelism, directionalFacing, singleAxisRotation],
  ...[compoundRotation, interObjectDirection, viewerSceneDirection],
];

/** What the scenes of a planned part are made from; of canonical orientation, its subjects, which also say the design of answers. */
export async function openAssets({ family, params, path }: PlannedPart): Promise<TurnedObjectAssets> {
  const set = {
    params: params as never,
    path,
    family: () => Promise.resolve(family),
    extensions: new Extensions(),
    resolve: (file: string) => file,
  };
  const task = tasks.find(({ name }) => name === family.name);
  if (!task) return (await family.open!(set)) as TurnedObjectAssets;
  const { level } = params as unknown as OrientationParams;
  return openTurnedObjects(task, doriTypes[task.codes[dealtLevel(level)]].options.length, set);
}
