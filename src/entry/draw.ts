/**
 * `topsyturvy/draw`: pictures in memory: drawing, comparing, and writing them as PNG and GIF files.
 * @module topsyturvy/draw
 */
export { createRaster, type Channels, type Raster } from '../draw/raster.js';
export { Path } from '../draw/path.js';
export { coverage, type Coverage } from '../draw/fill/coverage.js';
export type { Color } from '../draw/paint.js';
export { Surface, type FillOptions, type StrokeOptions } from '../draw/surface.js';
/** Circles, rectangles, polygons and other paths, in pixels from the top left corner, y downward. */
export * as shapes from '../draw/shapes.js';
export { turn, type Turn } from '../draw/turn.js';
export { changedShare, sameRaster } from '../draw/raster.js';
export { encodePng, type PngOptions } from '../draw/png/encode.js';
export { decodePng, type DecodePngOptions } from '../draw/png/decode.js';
export { encodeGif } from '../draw/gif.js';
