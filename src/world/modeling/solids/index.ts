/** Meshes of bodies with straight and round faces. */
export { box, beveledBox } from './box.js';
export { chamferedBox } from './chamfered-box.js';
export { extrude, prism, type ExtrudeOptions } from './extrude.js';
export { lathe, type LatheOptions, type ProfilePoint } from './lathe.js';
export { loft, section, smoothSections, type LoftOptions, type Ring } from './loft.js';
export { capsule, cone, cylinder, ellipsoid, sphere, torus } from './round.js';
export { sweep, tube, type SweepOptions } from './sweep.js';
