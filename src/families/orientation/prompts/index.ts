import { canonicalOrientation } from './canonical-orientation.js';
import { compoundRotation } from './compound-rotation.js';
import { directionalFacing } from './directional-facing.js';
import { interObjectDirection } from './inter-object-direction.js';
import { singleAxisRotation } from './single-axis-rotation.js';
import { viewParallelism } from './view-parallelism.js';
import { viewerSceneDirection } from './viewer-scene-direction.js';
import type { DoriCode, DoriType } from './type.js';

const pairs = [
  viewParallelism,
  directionalFacing,
  singleAxisRotation,
  compoundRotation,
  interObjectDirection,
  viewerSceneDirection,
  canonicalOrientation,
];

/** The fourteen question types of DORI (J.1), by code. */
export const doriTypes = Object.fromEntries(pairs.flat().map((type) => [type.code, type])) as Readonly<
  Record<DoriCode, DoriType>
>;

export { compoundOption, compoundPairs, heldByStand, quarterTurns } from './compound-rotation.js';
export { ofPhotographs } from './photographs.js';
export { bareDoriPrompt, doriPrompt, halfLetters } from './prompt.js';
export {
  doriCodes,
  type DoriCode,
  type DoriMarks,
  type DoriPreset,
  type DoriTask,
  type DoriType,
  type DoriWords,
} from './type.js';
