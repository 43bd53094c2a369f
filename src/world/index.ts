/**
 * The 3D world: what it takes to make a scene of one's own and to draw it. It is loaded by `loadWorld()`, since few
 * programs need it and the catalogue alone is larger than all else.
 */
export { catalog, buildModel } from './catalog/index.js';
/** Models from GLB and glTF files, and to GLB. */
export { loadModel } from './gltf/load.js';
export { writeModel } from './gltf/write.js';
/** The mesh toolkit: boxes, lathes, sweeps, materials, textures. */
export * as toolkit from './build/index.js';
export { openRenderer } from './open-renderer.js';
export { softRenderer } from './soft/renderer.js';
export { studioLights } from './shading/studio-lights.js';
export { visibleObjects, type Visible } from './visible.js';
export { atRest, compose, place, rotate, transpose } from './pose.js';
export { levelFrame } from './rotation/frame.js';
export { elevation, headingDifference, planeHeading, pointHeading } from './rotation/heading.js';
export { turnPose } from './rotation/turn-pose.js';
export {
  drawFigure,
  drawFigures,
  figureKey,
  figureModel,
  figureSymmetries,
  isChiral,
  mirrorFigure,
  turnFigure,
} from './shepard-metzler.js';
export { findSymmetry } from './rotation/symmetry/find.js';
export { angleUpTo, noSymmetry, sameUpTo, type SymmetryGroup } from './rotation/symmetry/group.js';
