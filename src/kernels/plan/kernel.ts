import { Kernel } from '../kernel.js';
import type { PlanLoops } from './loops.js';
import wasm from './plan.wasm';

/** Plan views of the software renderer, and what its shadows on the ground are made of. */
export const plan = /* @__PURE__ */ new Kernel<PlanLoops>(wasm);
