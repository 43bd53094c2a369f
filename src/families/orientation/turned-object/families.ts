import { compoundRotation } from '../tasks/compound-rotation.js';
import { directionalFacing } from '../tasks/directional-facing.js';
import { interObjectDirection } from '../tasks/inter-object-direction.js';
import { singleAxisRotation } from '../tasks/single-axis-rotation.js';
import { viewParallelism } from '../tasks/view-parallelism.js';
import { viewerSceneDirection } from '../tasks/viewer-scene-direction.js';
import { turnedObjectFamily } from './turned-object.js';

/** The families of DORI's tasks 1 to 6. */
export const viewParallelismFamily = turnedObjectFamily(viewParallelism);
export const directionalFacingFamily = turnedObjectFamily(directionalFacing);
export const singleAxisRotationFamily = turnedObjectFamily(singleAxisRotation);
export const compoundRotationFamily = turnedObjectFamily(compoundRotation);
export const interObjectDirectionFamily = turnedObjectFamily(interObjectDirection);
export const viewerSceneDirectionFamily = turnedObjectFamily(viewerSceneDirection);
