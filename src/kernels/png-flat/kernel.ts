import { Kernel } from '../kernel.js';
import type { FlatLoops } from './loops.js';
import wasm from './png-flat.wasm';

export const pngFlat = /* @__PURE__ */ new Kernel<FlatLoops>(wasm);
