import { Kernel } from '../kernel.js';
import type { FilteredLoops } from './loops.js';
import wasm from './png-filtered.wasm';

export const pngFiltered = /* @__PURE__ */ new Kernel<FilteredLoops>(wasm);
