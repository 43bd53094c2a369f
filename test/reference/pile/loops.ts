import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import type { PileLoops } from '../../../src/draw/textures/pile-kernel.js';

const shift = 21;
const half = 1 << (shift - 1);

/** The loops of pile.as.ts in TypeScript. */
export const pileReference = (memory: KernelMemory): PileLoops => ({
  slip(pile, stride, plane, width, texels, pitch, spans, first, end, left, top, red, green, blue) {
    const { bytes, shorts, words } = memory;
    const lay = (to: number, light: number): void => {
      bytes[to] = Math.min(255, bytes[to] + ((light + half) >> shift));
    };
    for (let y = first; y < end; y++) {
      const from = Math.max(0, left + shorts[spans / 2 + 2 * y]);
      const stop = Math.min(width, left + shorts[spans / 2 + 2 * y + 1]);
      for (let x = from; x < stop; x++) {
        const at = pile + (top + y) * stride + x;
        const through = bytes[at];
        if (through === 0) continue;
        const texel = words[texels / 4 + y * pitch + x - left];
        const over = texel & 255;
        const rest = through * (256 - (texel >>> 16)) * (255 - over);
        bytes[at] = Math.floor((rest + 32_640) / 65_280);
        const share = (((texel >>> 8) & 255) * over * through) >> 7;
        lay(at + plane, red * share);
        lay(at + 2 * plane, green * share);
        lay(at + 3 * plane, blue * share);
      }
    }
  },

  close(out, pile, stride, plane, width, height, red, green, blue) {
    const { bytes } = memory;
    for (let y = 0, to = out; y < height; y++)
      for (let at = pile + y * stride, stop = at + width; at < stop; at++, to += 3) {
        const share = bytes[at] / 255;
        bytes[to] = Math.min(255, bytes[at + plane] + red * share);
        bytes[to + 1] = Math.min(255, bytes[at + 2 * plane] + green * share);
        bytes[to + 2] = Math.min(255, bytes[at + 3 * plane] + blue * share);
      }
  },
});
