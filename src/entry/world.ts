/**
 * `topsyturvy/world`: the 3D engine: meshes, materials, scenes, renderers, rotations, glTF files.
 * @module topsyturvy/world
 */
/** Models from GLB and glTF files, and to GLB. */
export { loadModel } from '../world/gltf/load.js';
export { writeModel } from '../world/gltf/write/model.js';
export { writeScene } from '../world/gltf/write/scene.js';
/** The mesh toolkit: boxes, lathes, sweeps, materials, textures. */
export * as toolkit from '../world/modeling/toolkit.js';
export { openRenderer } from '../world/open-renderer.js';
export { softRenderer } from '../world/render/renderer.js';
export { studioLights } from '../world/shading/mirrored-studio.js';
export { visibleObjects, type Visible } from '../world/visible.js';
export { atRest, compose, place, rotate, transpose } from '../world/pose.js';
export { levelFrame } from '../world/rotation/frame.js';
export { elevation, headingDifference, planeHeading, pointHeading } from '../world/rotation/heading.js';
export { turnPose } from '../world/rotation/turn-pose.js';
export { findSymmetry } from '../world/rotation/symmetry/find.js';
export { angleUpTo, noSymmetry, sameUpTo, type SymmetryGroup } from '../world/rotation/symmetry/group.js';
export {
  defineRotationFamily,
  findRotationFamily,
  rotationDesign,
  rotationSampler,
  type AnyRotationFamily,
  type RotationFamily,
} from '../world/rotation/family.js';
export { rotationFamilies } from '../world/rotation/families/index.js';
export type { Axis, NamedAxis } from '../world/rotation/steps.js';
export { angleBetween, axisAngle, sameOrientation } from '../world/rotation/orientation.js';
export { inverseSteps, normalSteps, sequenceMatrix, type RotationStep } from '../world/rotation/steps.js';
export type { BroadClass, Model, Part } from '../world/model.js';
export type { Material, Texture } from '../world/material.js';
export type { Mesh } from '../world/mesh.js';
export type { Mat3, Pose } from '../world/pose.js';
export type { Masks, PartMasks, Renderer, RenderSettings } from '../world/scene.js';
export type { Camera, EnvironmentLight, Ground, Lights, Placed, Scene } from '../world/scene.js';
/** Light from all around: programs for the open sky, rooms and studios. */
export type { Environment, Lamp, Light, Sun } from '../world/light/environment.js';
export type { Finish, Grain } from '../world/light/finish.js';
export type { Lens } from '../world/light/finish.js';
export { RoomLight, type LightPanel, type RoomDesign, type RoomSide } from '../world/light/room-light.js';
export { SkyLight, type SkyDesign } from '../world/light/sky-light.js';
export { StudioLight, type Softbox, type StudioDesign } from '../world/light/studio-light.js';
export type { Vec3 } from '../world/vector.js';
