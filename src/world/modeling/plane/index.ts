/** Curves and outlines in a plane. */
export { bezier, smoothCurve } from './curve.js';
export * from './outline.js';
