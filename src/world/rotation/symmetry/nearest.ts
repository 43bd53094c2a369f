/**
 * The point of a triangle nearest to a point: its weights v, w of the second and third corner, and the squared
 * distance, written to `out`.
 *
 * @param corners 9 numbers from `at`; the triangle has an area
 * @see C. Ericson, Real-Time Collision Detection (2005), section 5.1.5
 */
export function nearestOnTriangle(
  corners: Float64Array,
  at: number,
  px: number,
  py: number,
  pz: number,
  out: Float64Array,
): void {
  const ax = corners[at]!;
  const ay = corners[at + 1]!;
  const az = corners[at + 2]!;
  const ux = corners[at + 3]! - ax;
  const uy = corners[at + 4]! - ay;
  const uz = corners[at + 5]! - az;
  const wx = corners[at + 6]! - ax;
  const wy = corners[at + 7]! - ay;
  const wz = corners[at + 8]! - az;
  const dx = px - ax;
  const dy = py - ay;
  const dz = pz - az;

  const uu = ux * ux + uy * uy + uz * uz;
  const uw = ux * wx + uy * wy + uz * wz;
  const ww = wx * wx + wy * wy + wz * wz;
  const ud = ux * dx + uy * dy + uz * dz;
  const wd = wx * dx + wy * dy + wz * dz;
  const area = uu * ww - uw * uw;
  let v = (ww * ud - uw * wd) / area;
  let w = (uu * wd - uw * ud) / area;
  if (!(v >= 0 && w >= 0 && v + w <= 1)) {
    // Outside: the nearest point lies on an edge. All three are tried.
    let best = Infinity;
    const keep = (ev: number, ew: number): void => {
      const x = dx - ev * ux - ew * wx;
      const y = dy - ev * uy - ew * wy;
      const z = dz - ev * uz - ew * wz;
      const squared = x * x + y * y + z * z;
      if (squared < best) {
        best = squared;
        v = ev;
        w = ew;
      }
    };
    keep(clamp(ud / uu), 0);
    keep(0, clamp(wd / ww));
    const along = clamp((uu - uw - ud + wd) / (uu - 2 * uw + ww)); // from the second corner to the third
    keep(1 - along, along);
  }
  const x = dx - v * ux - w * wx;
  const y = dy - v * uy - w * wy;
  const z = dz - v * uz - w * wz;
  out[0] = v;
  out[1] = w;
  out[2] = x * x + y * y + z * z;
}

const clamp = (t: number): number => (t > 0 ? Math.min(1, t) : 0);
