import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import {
  type LightLoops,
  CameraField,
  occlusionSteps,
} from '../../../src/world/render/light/light-kernel.js';
import { arccosine, cosine } from './math.js';

const f = Math.fround;
const half = f(Math.PI / 2);
const tiny = f(1e-6);
const plain = f(0.02);
const least = f(0.1);

/** Ground-truth ambient occlusion (J. Jimenez et al., Practical Realtime Strategies for Accurate Indirect Occlusion, 2016). */
export const occludeReference =
  (memory: KernelMemory): LightLoops['occlude'] =>
  (cameraAt, depthAt, normalsAt, plane, stride, patternAt, outAt) => {
    const { floats } = memory;
    const camera = floats.subarray(cameraAt >> 2, (cameraAt >> 2) + CameraField.size);
    const [depth, normals, out, pattern] = [depthAt >> 2, normalsAt >> 2, outAt >> 2, patternAt >> 2];
    const row = stride >> 2;
    const columns = row;
    const width = camera[CameraField.width];
    const height = camera[CameraField.height];
    const centerX = camera[CameraField.centerX];
    const centerY = camera[CameraField.centerY];
    const per = camera[CameraField.per];
    const m = camera.subarray(CameraField.axes, CameraField.axes + 9);
    const radius = camera[CameraField.radius];
    const invRadius = f(1 / radius);
    const mostReach = camera[CameraField.mostReach];
    const perReach = camera[CameraField.reach];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * row + x;
        const w = floats[depth + at];
        if (w === 0) {
          floats[out + at] = 1;
          continue;
        }
        const look = pattern + 3 * (y & 3) * columns + x;
        const alongX = floats[look];
        const alongY = floats[look + columns];
        const offset = floats[look + 2 * columns];
        const near = f(1 / w);
        const px = f(f(f(f(x + 0.5) - centerX) * per) * near);
        const py = f(f(f(centerY - f(y + 0.5)) * per) * near);
        const pz = -near;
        const toEye = f(-1 / f(Math.sqrt(f(f(f(px * px) + f(py * py)) + f(pz * pz)))));
        const ex = f(px * toEye);
        const ey = f(py * toEye);
        const ez = f(pz * toEye);
        const wx = floats[normals + at];
        const wy = floats[normals + (plane >> 2) + at];
        const wz = floats[normals + (plane >> 1) + at];
        const nx = f(f(f(wx * m[0]) + f(wy * m[1])) + f(wz * m[2]));
        const ny = f(f(f(wx * m[3]) + f(wy * m[4])) + f(wz * m[5]));
        const nz = -f(f(f(wx * m[6]) + f(wy * m[7])) + f(wz * m[8]));
        const wanted = f(perReach * w);
        const reach = wanted < mostReach ? wanted : mostReach;
        let sum = 0;
        let whole = 0;
        for (let slice = 0; slice < 2; slice++) {
          const sx = slice === 0 ? alongX : -alongY;
          const sy = slice === 0 ? alongY : alongX;
          // The slice's plane holds the eye's direction and this one; rows run downward.
          const dy = -sy;
          const lean = f(f(sx * ex) + f(dy * ey));
          const ox = f(sx - f(lean * ex));
          const oy = f(dy - f(lean * ey));
          const oz = -f(lean * ez);
          const unit = f(1 / f(Math.sqrt(f(f(f(ox * ox) + f(oy * oy)) + f(oz * oz)))));
          const ax = f(f(f(oy * ez) - f(oz * ey)) * unit);
          const ay = f(f(f(oz * ex) - f(ox * ez)) * unit);
          const az = f(f(f(ox * ey) - f(oy * ex)) * unit);
          const across = f(f(f(nx * ax) + f(ny * ay)) + f(nz * az));
          const qx = f(nx - f(ax * across));
          const qy = f(ny - f(ay * across));
          const qz = f(nz - f(az * across));
          const size = f(Math.sqrt(f(f(f(qx * qx) + f(qy * qy)) + f(qz * qz))));
          if (!(size > tiny) || !(reach >= 1)) {
            sum = f(sum + 1);
            whole = f(whole + 1);
            continue;
          }
          const sideways = f(f(f(ox * qx) + f(oy * qy)) + f(oz * qz));
          const facing = f(f(f(f(qx * ex) + f(qy * ey)) + f(qz * ez)) / size);
          const cosN = facing > 1 ? 1 : facing < -1 ? -1 : facing;
          const bent = f(Math.sqrt(f(1 - f(cosN * cosN))));
          const sinN = sideways >= 0 ? bent : -bent;
          const steep = arccosine(cosN);
          const angleN = sideways >= 0 ? steep : -steep;
          let total = 0;
          for (let side = -1; side <= 1; side += 2) {
            // Nothing hides what is beyond the surface's own plane.
            const limit = side < 0 ? sinN : -sinN;
            let horizon = limit;
            for (let k = 1; k <= occlusionSteps; k++) {
              const share = f(f(k - offset) * f(1 / occlusionSteps));
              const far = f(1 + f(f(reach - 1) * f(share * share)));
              const column = Math.floor(f(f(x + 0.5) + f(f(side * sx) * far)));
              const line = Math.floor(f(f(y + 0.5) + f(f(side * sy) * far)));
              if (column < 0 || line < 0 || column >= width || line >= height) continue;
              const v = floats[depth + line * row + column];
              if (v === 0) continue;
              const there = f(1 / v);
              const hx = f(f(f(f(f(column + 0.5) - centerX) * per) * there) - px);
              const hy = f(f(f(f(centerY - f(line + 0.5)) * per) * there) - py);
              const hz = f(-there - pz);
              const distance = f(Math.sqrt(f(f(f(hx * hx) + f(hy * hy)) + f(hz * hz))));
              const seen = f(f(f(f(hx * ex) + f(hy * ey)) + f(hz * ez)) / distance);
              // What is farther than the radius hides less and less.
              const fade = f(distance * invRadius);
              const square = f(fade * fade);
              const left = f(1 - f(square * square));
              // What hardly rises above the surface's own plane may lie in it: pixels lie beside the slice.
              const above = f(f(f(f(hx * nx) + f(hy * ny)) + f(hz * nz)) / distance);
              const rise = f(f(above - plain) * f(8));
              const full = rise > 1 ? 1 : rise;
              const counts = left > 0 && full > 0 ? f(left * full) : 0;
              const value = f(limit + f(f(seen - limit) * counts));
              if (value > horizon) horizon = value;
            }
            const held1 = horizon > 1 ? 1 : horizon < -1 ? -1 : horizon;
            const angle = side < 0 ? -arccosine(held1) : arccosine(held1);
            const apart = f(angle - angleN);
            const within = apart > half ? half : apart < -half ? -half : apart;
            const held = f(angleN + within);
            const arc = f(f(f(2 * held) * sinN) + f(cosN - cosine(f(f(2 * held) - angleN))));
            total = f(total + f(f(0.25) * arc));
          }
          // Of the light that there would be in the open, since two slices alone are not all directions.
          sum = f(sum + f(size * total));
          whole = f(whole + f(size * f(cosN + f(angleN * sinN))));
        }
        const share = f(sum / whole);
        // Where the mean normal looks far away from the eye, as it does in the crowns of trees, nothing is known.
        floats[out + at] = !(whole > least) || share > 1 ? 1 : share > 0 ? share : 0;
      }
  };
