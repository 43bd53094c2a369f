/** Meshes brought to their place, merged, shaded and given texture coordinates. */
export { flatNormals, smoothNormals } from './normals.js';
export { movedPart, part, turnedPart } from './part.js';
export * from './placing.js';
export * from './transform.js';
export { tileUvs, type TileUvOptions } from './tile-uvs.js';
export { boxUvs, cylinderUvs, planarUvs } from './uv.js';
