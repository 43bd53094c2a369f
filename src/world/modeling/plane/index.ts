/** Curves and outlines in a plane. */
export { bezier, closedCurve, smoothCurve } from './curve.js';
export * from './outline.js';
