/** The toolkit from which models are made. All lengths in meters, all angles in degrees. */
export { box, beveledBox } from './solids/box.js';
export * from './color.js';
export { bezier, smoothCurve } from './plane/curve.js';
export { extrude, prism, type ExtrudeOptions } from './solids/extrude.js';
export { lathe, type LatheOptions, type ProfilePoint } from './solids/lathe.js';
export { loft, section, smoothSections, type LoftOptions, type Ring } from './solids/loft.js';
export * as materials from './materials.js';
export { flatNormals, smoothNormals } from './mesh/normals.js';
export { organic, organicParts, type NamedShape, type OrganicOptions } from './organic/organic.js';
export * from './plane/outline.js';
export * from './mesh/placing.js';
export { capsule, cone, cylinder, ellipsoid, sphere, torus } from './solids/round.js';
export * from './organic/shape-transform.js';
export { ball, blob, block, limb, type Look, type Shape } from './organic/shapes.js';
export { sweep, tube, type SweepOptions } from './solids/sweep.js';
export * from './texture.js';
export * from './mesh/transform.js';
export { boxUvs, cylinderUvs, planarUvs } from './mesh/uv.js';
