import {
  opBall,
  opBlob,
  opBlock,
  opBoxed,
  opCall,
  opEgg,
  opFrame,
  opLimb,
  opMirrored,
  opSheet,
  opShifted,
  opTrimmed,
  opTurned,
} from './ops.as.js';

/** How far a point lies from a surface: negative inside. */
export type Distance = (x: number, y: number, z: number) => number;

/**
 * The value of shapes melted together in their order: negative inside, about how far it is to the surface.
 * @param places where in `r` the shapes' records begin, in bytes: entries `from` to `to` − 1
 * @param calls the functions that records call by number
 */
export function melted(
  r: ArrayLike<number>,
  calls: readonly Distance[],
  places: ArrayLike<number>,
  from: number,
  to: number,
  x: number,
  y: number,
  z: number,
): number {
  let d = Infinity;
  for (let i = from; i < to; i++) {
    const record = places[i] / 8;
    const own = distanceAt(r, calls, record + 3, x, y, z);
    const blend = r[record];
    d = r[record + 1] === 0 ? smoothMin(d, own, blend) : -smoothMin(-d, own, blend);
  }
  return d;
}

/** The polynomial smooth minimum (I. Quilez, 2013): two surfaces less than k apart are joined by a fillet. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  return h > 0 ? Math.min(a, b) - (h * h) / (4 * k) : Math.min(a, b);
}

/**
 * The distance of the record that begins at entry `at` of `r`.
 * @param calls the functions that records call by number
 */
export function distanceAt(
  r: ArrayLike<number>,
  calls: readonly Distance[],
  at: number,
  x: number,
  y: number,
  z: number,
): number {
  for (;;) {
    switch (r[at] | 0) {
      case opBall:
        return ball(r, at + 1, x, y, z);
      case opBlob:
        return ellipsoid(
          r,
          at + 4,
          (x - r[at + 1]) * r[at + 4],
          (y - r[at + 2]) * r[at + 5],
          (z - r[at + 3]) * r[at + 6],
        );
      case opEgg:
        return egg(r, at + 1, x, y, z);
      case opLimb:
        return limb(r, at + 1, x, y, z);
      case opBlock:
        return block(r, at + 1, x, y, z);
      case opSheet:
        return sheet(r, at + 1, x, y, z);
      case opCall:
        return calls[r[at + 1]](x, y, z);
      case opBoxed: {
        const gap = Math.max(
          r[at + 1] - x,
          x - r[at + 2],
          r[at + 3] - y,
          y - r[at + 4],
          r[at + 5] - z,
          z - r[at + 6],
        );
        if (gap > r[at + 7]) return gap;
        at += 8;
        break;
      }
      case opTrimmed: {
        const p = x * r[at + 1] + y * r[at + 2] + z * r[at + 3] - r[at + 4];
        const round = r[at + 5];
        const d = distanceAt(r, calls, at + 6, x, y, z);
        const h = 2 * round - Math.abs(d - p);
        return h > 0 ? Math.max(d, p) + (h * h) / (8 * round) : Math.max(d, p);
      }
      case opFrame: {
        const dx = x - r[at + 1];
        const dy = y - r[at + 2];
        const dz = z - r[at + 3];
        x = r[at + 4] * dx + r[at + 5] * dy + r[at + 6] * dz;
        y = r[at + 7] * dx + r[at + 8] * dy + r[at + 9] * dz;
        z = r[at + 10] * dx + r[at + 11] * dy + r[at + 12] * dz;
        at += 13;
        break;
      }
      case opTurned: {
        const dx = x - r[at + 1];
        const dy = y - r[at + 2];
        const dz = z - r[at + 3];
        x = r[at + 4] * dx + r[at + 5] * dy + r[at + 6] * dz + r[at + 1];
        y = r[at + 7] * dx + r[at + 8] * dy + r[at + 9] * dz + r[at + 2];
        z = r[at + 10] * dx + r[at + 11] * dy + r[at + 12] * dz + r[at + 3];
        at += 13;
        break;
      }
      case opMirrored:
        x = -x;
        at += 1;
        break;
      case opShifted:
        x -= r[at + 1];
        at += 2;
        break;
      default:
        // opWidened
        return distanceAt(r, calls, at + 3, x / r[at + 1], y, z) * r[at + 2];
    }
  }
}

/** Center, radius. */
function ball(r: ArrayLike<number>, at: number, x: number, y: number, z: number): number {
  const dx = x - r[at];
  const dy = y - r[at + 1];
  const dz = z - r[at + 2];
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - r[at + 3];
}

/** Inverse radii and the distance in the middle; the place is in radii from the center. */
function ellipsoid(r: ArrayLike<number>, at: number, u: number, v: number, w: number): number {
  const ua = u * r[at];
  const vb = v * r[at + 1];
  const wc = w * r[at + 2];
  const size = Math.sqrt(u * u + v * v + w * w);
  const slope = Math.sqrt(ua * ua + vb * vb + wc * wc);
  return slope > 0 ? (size * (size - 1)) / slope : r[at + 3];
}

/** Center, its axes as rows, then as an ellipsoid. */
function egg(r: ArrayLike<number>, at: number, x: number, y: number, z: number): number {
  const dx = x - r[at];
  const dy = y - r[at + 1];
  const dz = z - r[at + 2];
  return ellipsoid(
    r,
    at + 12,
    (r[at + 3] * dx + r[at + 4] * dy + r[at + 5] * dz) * r[at + 12],
    (r[at + 6] * dx + r[at + 7] * dy + r[at + 8] * dz) * r[at + 13],
    (r[at + 9] * dx + r[at + 10] * dy + r[at + 11] * dz) * r[at + 14],
  );
}

/** The first center, the direction to the second, their distance, the decrease of the radius along the way, √(1 − slope²), the first radius. */
function limb(r: ArrayLike<number>, at: number, x: number, y: number, z: number): number {
  const px = x - r[at];
  const py = y - r[at + 1];
  const pz = z - r[at + 2];
  const gap = r[at + 6];
  const slope = r[at + 7];
  const rise = r[at + 8];
  const radius = r[at + 9];
  const t = px * r[at + 3] + py * r[at + 4] + pz * r[at + 5];
  const aside = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - t * t));
  // where the nearest point of the hull starts from on the middle line
  const s = Math.max(0, Math.min(gap, t - (aside * slope) / rise));
  if (s > 0 && s < gap) return aside * rise + t * slope - radius;
  return Math.sqrt(aside * aside + (t - s) * (t - s)) - (radius - slope * s);
}

/** Center, half the sides without the rounding, the rounding. */
function block(r: ArrayLike<number>, at: number, x: number, y: number, z: number): number {
  const qx = Math.abs(x - r[at]) - r[at + 3];
  const qy = Math.abs(y - r[at + 1]) - r[at + 4];
  const qz = Math.abs(z - r[at + 2]) - r[at + 5];
  const ox = Math.max(qx, 0);
  const oy = Math.max(qy, 0);
  const oz = Math.max(qz, 0);
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - r[at + 6];
}

/** How many numbers of a sheet describe an edge: where it begins, the way to its end, that way's square, the inward direction. */
const edge = 10;

/** Radius, normal, its square, then the three edges in their order. */
function sheet(r: ArrayLike<number>, at: number, x: number, y: number, z: number): number {
  let inside = r[at + 4] > 0;
  let least = Infinity;
  for (let e = at + 5; e < at + 5 + 3 * edge; e += edge) {
    const px = x - r[e];
    const py = y - r[e + 1];
    const pz = z - r[e + 2];
    if (!(r[e + 7] * px + r[e + 8] * py + r[e + 9] * pz >= 0)) inside = false;
    const ax = r[e + 3];
    const ay = r[e + 4];
    const az = r[e + 5];
    const square = r[e + 6];
    const t = square > 0 ? Math.max(0, Math.min(1, (px * ax + py * ay + pz * az) / square)) : 0;
    const gx = x - (r[e] + ax * t);
    const gy = y - (r[e + 1] + ay * t);
    const gz = z - (r[e + 2] + az * t);
    least = Math.min(least, gx * gx + gy * gy + gz * gz);
  }
  if (!inside) return Math.sqrt(least) - r[at];
  const up = r[at + 1] * (x - r[at + 5]) + r[at + 2] * (y - r[at + 6]) + r[at + 3] * (z - r[at + 7]);
  return Math.sqrt((up * up) / r[at + 4]) - r[at];
}
