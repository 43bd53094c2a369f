/**
 * `topsyturvy/core`: the streams, exact math and JSON that make results the same on every machine.
 * @module topsyturvy/core
 */
export { TopsyturvyError, type ErrorCode } from '../core/errors.js';
export { canonicalJson, type Json } from '../core/json.js';
export { Stream, type Seed, type StreamPath } from '../core/stream.js';
export { permutation } from '../core/permutation.js';
/** Sine, powers, logarithms and others, within 1 ulp and the same on every machine. */
export * as exactMath from '../core/math/index.js';
