/** What pictures are drawn with: rasters, paths and shapes, surfaces, and what is done to whole pictures. */
export * from './board.js';
export * from './components.js';
export * from './paint.js';
export * from './path.js';
export * from './raster.js';
export * from './shapes.js';
export * from './spline.js';
export * from './surface.js';
export * from './turn.js';
export * from './window.js';
