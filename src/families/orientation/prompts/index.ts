import { canonicalOrientationCoarse, canonicalOrientationGranular } from './canonical-orientation.js';
import { compoundRotationCoarse, compoundRotationGranular } from './compound-rotation.js';
import { directionalFacingCoarse, directionalFacingGranular } from './directional-facing.js';
import { interObjectDirectionCoarse, interObjectDirectionGranular } from './inter-object-direction.js';
import { singleAxisRotationCoarse, singleAxisRotationGranular } from './single-axis-rotation.js';
import type { DoriCode, DoriType } from './type.js';
import { viewParallelismCoarse, viewParallelismGranular } from './view-parallelism.js';
import { viewerSceneDirectionCoarse, viewerSceneDirectionGranular } from './viewer-scene-direction.js';

/** The fourteen question types of DORI (J.1), by code. */
export const doriTypes: Readonly<Record<DoriCode, DoriType>> = {
  '1C': viewParallelismCoarse,
  '1G': viewParallelismGranular,
  '2C': directionalFacingCoarse,
  '2G': directionalFacingGranular,
  '3C': singleAxisRotationCoarse,
  '3G': singleAxisRotationGranular,
  '4C': compoundRotationCoarse,
  '4G': compoundRotationGranular,
  '5C': interObjectDirectionCoarse,
  '5G': interObjectDirectionGranular,
  '6C': viewerSceneDirectionCoarse,
  '6G': viewerSceneDirectionGranular,
  '7C': canonicalOrientationCoarse,
  '7G': canonicalOrientationGranular,
};

export { compoundOption, compoundPairs, quarterTurns } from './compound-rotation.js';
export { bareDoriPrompt, doriPrompt, halfLetters, lettered } from './prompt.js';
export {
  doriCodes,
  type DoriCode,
  type DoriMarks,
  type DoriPreset,
  type DoriTask,
  type DoriType,
  type DoriWords,
} from './type.js';
