import { cos, sin } from '../../../core/math/index.js';
import type { View } from '../geometry/camera.js';
import type { LightBuffer } from './light-buffer.js';

/** Steps from a pixel outward, along each half of a slice. */
const steps = 7;
/** Two slices of each pixel, by turns of an eighth of a circle: so that mirror images have mirror images of slices. */
const slices = [
  [0, 0.5],
  [0.25, 0.75],
].map((pair) => pair.map((share) => [cos(share * Math.PI), sin(share * Math.PI)] as const));

/**
 * Finds the share of the sky above each pixel that nothing hides within a radius, weighted by the cosine.
 *
 * @param radius meters
 * @see J. Jimenez et al., Practical Realtime Strategies for Accurate Indirect Occlusion (2016): ground-truth ambient occlusion
 */
export function occlude(view: View, buffer: LightBuffer, radius: number): void {
  const { width, height, depth, ambient } = buffer;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (depth[i] === 0) {
        ambient[i] = 1;
        continue;
      }
      const mirrored = 2 * x < width ? x : width - 1 - x;
      const pair = slices[(mirrored + y) & 1]!;
      // Of 4 × 4 pixels, those of one pair look at other distances.
      const offset = (((mirrored >> 1) & 1) + 2 * ((y >> 1) & 1)) / 4;
      ambient[i] =
        (visible(view, buffer, x, y, radius, offset, pair[0]!) +
          visible(view, buffer, x, y, radius, offset, pair[1]!)) /
        2;
    }
}

/** Of one slice of the picture through a pixel. */
function visible(
  view: View,
  { width, height, depth, normals }: LightBuffer,
  x: number,
  y: number,
  radius: number,
  offset: number,
  [alongX, alongY]: readonly [number, number],
): number {
  const i = y * width + x;
  const near = 1 / depth[i]!;
  const per = 1 / view.focal;
  // In the camera's axes: right, up, toward the eye.
  const vx = (x + 0.5 - view.centerX) * per;
  const vy = (view.centerY - y - 0.5) * per;
  const px = vx * near;
  const py = vy * near;
  const pz = -near;
  const toEye = -1 / Math.sqrt(px * px + py * py + pz * pz);
  const ex = px * toEye;
  const ey = py * toEye;
  const ez = pz * toEye;
  const wx = normals[3 * i]!;
  const wy = normals[3 * i + 1]!;
  const wz = normals[3 * i + 2]!;
  const { right, up, forward } = view;
  const nx = wx * right[0] + wy * right[1] + wz * right[2];
  const ny = wx * up[0] + wy * up[1] + wz * up[2];
  const nz = -(wx * forward[0] + wy * forward[1] + wz * forward[2]);
  // The slice's plane holds the eye's direction and this one; picture rows run downward.
  const dx = alongX;
  const dy = -alongY;
  const orthoD = dx * ex + dy * ey;
  const ox = dx - orthoD * ex;
  const oy = dy - orthoD * ey;
  const oz = -orthoD * ez;
  const oSize = Math.sqrt(ox * ox + oy * oy + oz * oz);
  // Axis across the slice.
  const ax = (oy * ez - oz * ey) / oSize;
  const ay = (oz * ex - ox * ez) / oSize;
  const az = (ox * ey - oy * ex) / oSize;
  const nAcross = nx * ax + ny * ay + nz * az;
  const qx = nx - ax * nAcross;
  const qy = ny - ay * nAcross;
  const qz = nz - az * nAcross;
  const qSize = Math.sqrt(qx * qx + qy * qy + qz * qz);
  if (!(qSize > 1e-6)) return 1;
  const signN = (ox * qx + oy * qy + oz * qz) / oSize >= 0 ? 1 : -1;
  const cosN = Math.min(1, Math.max(-1, (qx * ex + qy * ey + qz * ez) / qSize));
  const angleN = signN * arccosine(cosN);
  const reach = Math.min(0.35 * height, radius * view.focal * depth[i]!);
  if (reach < 1) return 1;
  let total = 0;
  for (let side = -1; side <= 1; side += 2) {
    // Nothing hides what is beyond the surface's own plane.
    const limit = cosine(angleN + (side * Math.PI) / 2);
    let horizon = limit;
    for (let k = 1; k <= steps; k++) {
      const share = (k - offset) / steps;
      const far = 1 + (reach - 1) * share * share;
      const sx = Math.floor(x + 0.5 + side * alongX * far);
      const sy = Math.floor(y + 0.5 + side * alongY * far);
      if (sx < 0 || sy < 0 || sx >= width || sy >= height) break;
      const w = depth[sy * width + sx]!;
      if (w === 0) continue;
      const there = 1 / w;
      const hx = (sx + 0.5 - view.centerX) * per * there - px;
      const hy = (view.centerY - sy - 0.5) * per * there - py;
      const hz = -there - pz;
      const square = hx * hx + hy * hy + hz * hz;
      const distance = Math.sqrt(square);
      if (!(distance > 1e-9)) continue;
      const seen = (hx * ex + hy * ey + hz * ez) / distance;
      // What is farther than the radius hides less and less.
      const fade = distance / radius;
      const fourth = fade * fade * fade * fade;
      const counts = fade >= 1 ? 0 : 1 - fourth;
      const value = limit + (seen - limit) * counts;
      if (value > horizon) horizon = value;
    }
    const angle = side * arccosine(Math.min(1, Math.max(-1, horizon)));
    const held = angleN + Math.max(-Math.PI / 2, Math.min(Math.PI / 2, angle - angleN));
    total += 0.25 * (-cosine(2 * held - angleN) + cosN + 2 * held * signN * Math.sqrt(1 - cosN * cosN));
  }
  return Math.min(1, qSize * total);
}

/** Within 7·10⁻⁵ of the arc cosine (M. Abramowitz, I. Stegun, 4.4.45): good enough for light. */
function arccosine(x: number): number {
  const a = Math.abs(x);
  const value = Math.sqrt(1 - a) * (1.5707288 + a * (-0.2121144 + a * (0.074261 - 0.0187293 * a)));
  return x < 0 ? Math.PI - value : value;
}

/** Within 10⁻⁴ of the cosine, from −2π to 2π. */
function cosine(angle: number): number {
  let x = Math.abs(angle);
  if (x > Math.PI) x = 2 * Math.PI - x;
  const flip = x > Math.PI / 2;
  if (flip) x = Math.PI - x;
  const s = x * x;
  const value = 1 + s * (-0.49999905 + s * (0.04166358 + s * (-0.00138537 + s * 0.00002315)));
  return flip ? -value : value;
}
