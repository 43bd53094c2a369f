import { KernelMemory } from '../../kernels/memory.js';
import { noise } from '../../kernels/noise/kernel.js';
import type { NoiseLoops } from '../../kernels/noise/loops.js';
import { latticeValue } from '../lattice-noise.js';
import { noiseCells, type Backdrop } from '../scene.js';

type Noisy = Extract<Backdrop, { readonly noise: unknown }>;

const memory = new KernelMemory();
let loops: NoiseLoops | undefined;

/** The bytes of all pixels of value noise on a lattice of square cells. */
export function noisy(backdrop: Noisy, width: number, height: number): Uint8Array {
  loops ??= noise.on(memory);
  const cell = height / noiseCells;
  const points = Math.ceil(width / cell) + 2;
  memory.begin();
  const lattice = memory.take(8 * points * (noiseCells + 2));
  const color = memory.take(24);
  const columns = memory.take(16 * width);
  const out = memory.take(3 * width * height);
  const { doubles } = memory;
  for (let i = 0; i < points * (noiseCells + 2); i++)
    doubles[lattice / 8 + i] = latticeValue(i % points, Math.floor(i / points), backdrop.seed);
  doubles.set(backdrop.color, color / 8);
  loops.paint(out, width, height, cell, lattice, points, color, backdrop.noise, columns);
  return memory.bytes.slice(out, out + 3 * width * height);
}
