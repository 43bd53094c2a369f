import { Kernel } from '../kernel.js';
import type { RasterLoops } from './loops.js';
import wasm from './raster.wasm';
import { RasterTwin } from './twin.js';

/** The software renderer's projection, bins and coverage. */
export const raster = /* @__PURE__ */ new Kernel<RasterLoops>(wasm, (memory) => new RasterTwin(memory));
