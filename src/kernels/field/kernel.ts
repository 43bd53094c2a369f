import { Kernel } from '../kernel.js';
import wasm from './field.wasm';
import type { FieldLoops } from './loops.js';

export const field = /* @__PURE__ */ new Kernel<FieldLoops>(wasm);
