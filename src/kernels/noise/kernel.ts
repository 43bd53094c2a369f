import { Kernel } from '../kernel.js';
import type { NoiseLoops } from './loops.js';
import wasm from './noise.wasm';

/** Noisy backdrops. */
export const noise = /* @__PURE__ */ new Kernel<NoiseLoops>(wasm);
