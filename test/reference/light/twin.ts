import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import { blurTwin } from './blur-twin.js';
import type { LightLoops } from '../../../src/world/render/light/light-kernel.js';
import { occludeTwin } from './occlude-twin.js';
import { shadowTwin } from './shadow-twin.js';

export const lightTwin = (memory: KernelMemory): LightLoops => ({
  occlude: occludeTwin(memory),
  blur: blurTwin(memory),
  shadow: shadowTwin(memory),
});
