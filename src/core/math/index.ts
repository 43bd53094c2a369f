/**
 * Elementary functions that give the same bits on every machine: built from IEEE + − × ÷ and √ alone, where `Math`'s
 * own differ between processors and engine versions. Errors stay within 0.51 units in the last place; special values
 * (NaN, ±0, ±Infinity, subnormals) are as ECMAScript says.
 */
export { acos, asin, atan, atan2 } from './arctangent.js';
export { exp } from './exp.js';
export { log } from './log.js';
export { pow } from './pow.js';
export { cbrt, hypot } from './roots.js';
export { cos, cosDegrees, sin, sinDegrees, tan, tau } from './trigonometry.js';
