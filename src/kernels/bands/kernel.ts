import { Kernel } from '../kernel.js';
import type { BandLoops } from './loops.js';
import wasm from './bands.wasm';

export const bands = /* @__PURE__ */ new Kernel<BandLoops>(wasm);
