import { Kernel } from '../kernel.js';
import wasm from './ground.wasm';
import type { GroundLoops } from './loops.js';

/** What the software renderer shows of the ground, row by row. */
export const ground = /* @__PURE__ */ new Kernel<GroundLoops>(wasm);
