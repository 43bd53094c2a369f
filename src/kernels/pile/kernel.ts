import { Kernel } from '../kernel.js';
import type { PileLoops } from './loops.js';
import wasm from './pile.wasm';

export const pile = /* @__PURE__ */ new Kernel<PileLoops>(wasm);
