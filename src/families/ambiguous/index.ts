import type { AnyFamily } from '../family.js';
import { ambiguousGeometric } from './geometric.js';
import { multiview } from './multiview.js';

/** Pictures with two readings, each with its control or its other view. */
export const ambiguous: readonly AnyFamily[] = [ambiguousGeometric, multiview];
