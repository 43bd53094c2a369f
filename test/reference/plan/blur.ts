import type { KernelMemory } from '../../../src/core/wasm/kernel.js';

/** `PlanLoops.halve`, its places in numbers of floats. */
export function halvePlane(floats: Float32Array, plane: number, size: number, out: number): void {
  const half = size >> 1;
  for (let y = 0, at = out; y < half; y++)
    for (let x = 0, i = plane + 2 * y * size; x < half; x++, i += 2, at++)
      floats[at] = (floats[i] + floats[i + 1] + floats[i + size] + floats[i + size + 1]) / 4;
}

/** `PlanLoops.tent`. */
export function tentPlane(
  { floats, doubles }: KernelMemory,
  plane: number,
  size: number,
  radius: number,
  sums: number,
): void {
  for (let i = 0; i < size; i++) tentLine(floats, plane + i * size, 1, size, radius, doubles, sums);
  for (let i = 0; i < size; i++) tentLine(floats, plane + i, size, size, radius, doubles, sums);
}

/** One running mean over radius + 1 texels that ends at the texel, or starts there: two of them make a tent. */
function tentLine(
  floats: Float32Array,
  start: number,
  step: number,
  size: number,
  radius: number,
  line: Float64Array,
  from: number,
): void {
  const length = radius + 1;
  const per = 1 / (length * length);
  // Sum of sums, with zeros beyond both ends.
  let sum = 0;
  for (let i = 0; i < size + radius; i++) {
    if (i < size) sum += floats[start + i * step];
    if (i >= length) sum -= floats[start + (i - length) * step];
    line[from + i] = sum;
  }
  let total = 0;
  for (let i = 0; i < radius; i++) total += line[from + i];
  for (let i = 0; i < size; i++) {
    total += line[from + i + radius];
    floats[start + i * step] = total * per;
    total -= line[from + i];
  }
}
