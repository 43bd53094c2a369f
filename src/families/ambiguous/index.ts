import type { AnyFamily } from '../family.js';
import { camouflage } from './camouflage.js';
import { ambiguousGeometric } from './geometric.js';
import { motion } from './motion.js';
import { multiview } from './multiview.js';
import { ambiguousHybrid } from './hybrid.js';

/** Pictures with two readings, each with its control or its other view. */
export const ambiguous: readonly AnyFamily[] = [ambiguousGeometric, multiview, motion, ambiguousHybrid];
