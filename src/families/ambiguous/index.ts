import type { AnyLegacy } from '../legacy.js';
import { ambiguousCamouflage } from './camouflage.js';
import { ambiguousBistable } from './bistable.js';
import { ambiguousGeometric } from './geometric.js';
import { ambiguousMixed } from './mixed.js';
import { ambiguousMotion } from './motion.js';
import { ambiguousMoving } from './moving.js';
import { ambiguousMultiscene } from './multiscene.js';
import { ambiguousMultiview } from './multiview.js';
import { ambiguousColor } from './color.js';
import { ambiguousHybrid } from './hybrid.js';

/** Pictures with two readings, each with its control or its other view. */
export const ambiguous: readonly AnyLegacy[] = [
  ambiguousGeometric,
  ambiguousBistable,
  ambiguousMultiview,
  ambiguousMotion,
  ambiguousMoving,
  ambiguousHybrid,
  ambiguousColor,
  ambiguousCamouflage,
  ambiguousMultiscene,
  ambiguousMixed,
];
