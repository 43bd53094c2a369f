import type { AnyLegacy } from '../legacy.js';
import { canonicalOrientation } from './canonical-orientation.js';
import { mentalRotation } from './mental-rotation.js';
import { orientationFamily } from './orientation.js';
import { compoundRotation } from './tasks/compound-rotation.js';
import { directionalFacing } from './tasks/directional-facing.js';
import { interObjectDirection } from './tasks/inter-object-direction.js';
import { singleAxisRotation } from './tasks/single-axis-rotation.js';
import { viewParallelism } from './tasks/view-parallelism.js';
import { viewerSceneDirection } from './tasks/viewer-scene-direction.js';

/** The seven tasks of DORI, in its order, and Shepard & Metzler's. */
export const orientations: readonly AnyLegacy[] = [
  ...[
    viewParallelism,
    directionalFacing,
    singleAxisRotation,
    compoundRotation,
    interObjectDirection,
    viewerSceneDirection,
  ].map(orientationFamily),
  canonicalOrientation,
  mentalRotation,
];
