import { Kernel } from '../kernel.js';
import wasm from './light.wasm';
import type { LightLoops } from './loops.js';

export const light = /* @__PURE__ */ new Kernel<LightLoops>(wasm);
