/** The toolkit from which models are made. All lengths in meters, all angles in degrees. */
export { box, beveledBox } from './box.js';
export * from './color.js';
export { bezier, smoothCurve } from './curve.js';
export { extrude, prism, type ExtrudeOptions } from './extrude.js';
export { lathe, type LatheOptions, type ProfilePoint } from './lathe.js';
export { loft, section, smoothSections, type LoftOptions, type Ring } from './loft.js';
export * as materials from './materials.js';
export { flatNormals, smoothNormals } from './normals.js';
export { organic, organicParts, type NamedShape, type OrganicOptions } from './organic.js';
export * from './outline.js';
export * from './placing.js';
export { capsule, cone, cylinder, ellipsoid, sphere, torus } from './round.js';
export * from './shape-transform.js';
export { ball, blob, block, limb, type Look, type Shape } from './shapes.js';
export { sweep, tube, type SweepOptions } from './sweep.js';
export * from './texture.js';
export * from './transform.js';
export { boxUvs, cylinderUvs, planarUvs } from './uv.js';
