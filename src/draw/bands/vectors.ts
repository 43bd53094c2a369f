import { bands, type BandLoops } from './bands-kernel.js';
import { KernelMemory } from '../../core/wasm/kernel.js';

/** Bytes of a pixel: four floats. */
export const pixelBytes = 16;

/** The memory that the loops of bands work in. Whoever uses it begins again, and takes what it needs first. */
class VectorMemory extends KernelMemory {
  private instance: BandLoops | undefined;

  get loops(): BandLoops {
    return (this.instance ??= bands.on(this));
  }
}

export const vectors = /* @__PURE__ */ new VectorMemory();
