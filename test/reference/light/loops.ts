import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import { blurReference } from './blur.js';
import type { LightLoops } from '../../../src/world/render/light/light-kernel.js';
import { occludeReference } from './occlude.js';
import { shadowReference } from './shadow.js';

export const lightReference = (memory: KernelMemory): LightLoops => ({
  occlude: occludeReference(memory),
  blur: blurReference(memory),
  shadow: shadowReference(memory),
});
