import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import type { LightLoops } from '../../../src/world/render/light/light-kernel.js';

const f = Math.fround;
/** The largest step in 1 / depth, as a share of it, and the least cosine between normals. */
const step = f(0.08);
const alike = f(0.8);
/** As many pixels make a mean: where a surface has fewer, as along an edge, what is at the same depth stands in for the missing ones. */
const few = 8;

export const blurReference =
  (memory: KernelMemory): LightLoops['blur'] =>
  (width, height, depthAt, normalsAt, plane, stride, fromAt, outAt) => {
    const { floats } = memory;
    const [depth, normals, from, out] = [depthAt >> 2, normalsAt >> 2, fromAt >> 2, outAt >> 2];
    const row = stride >> 2;
    const next = plane >> 2;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * row + x;
        const here = floats[depth + at];
        if (here === 0) {
          floats[out + at] = floats[from + at];
          continue;
        }
        const nx = floats[normals + at];
        const ny = floats[normals + next + at];
        const nz = floats[normals + 2 * next + at];
        const limit = f(step * here);
        let sum = 0;
        let whole = 0;
        let near = 0;
        let beside = 0;
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++) {
            const other = at + dy * row + dx;
            const apart = Math.abs(f(floats[depth + other] - here));
            const facing = f(
              f(f(nx * floats[normals + other]) + f(ny * floats[normals + next + other])) +
                f(nz * floats[normals + 2 * next + other]),
            );
            if (!(apart <= limit)) continue;
            near = f(near + floats[from + other]);
            beside++;
            if (!(facing >= alike)) continue;
            sum = f(sum + floats[from + other]);
            whole++;
          }
        const missing = Math.max(0, few - whole);
        const mean = f(f(sum + f(missing * f(near / beside))) / (whole + missing));
        floats[out + at] = beside > 0 ? mean : floats[from + at];
      }
  };
