import { Kernel } from '../kernel.js';
import type { BlockLoops } from './loops.js';
import wasm from './png-block.wasm';

export const pngBlock = /* @__PURE__ */ new Kernel<BlockLoops>(wasm);
