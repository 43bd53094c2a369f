import { Kernel } from '../kernel.js';
import type { RasterLoops, ShadeLoops } from './loops.js';
import wasm from './raster.wasm';

/** The software renderer's projection, bins, coverage and shading. */
export const raster = /* @__PURE__ */ new Kernel<RasterLoops & ShadeLoops>(wasm);
