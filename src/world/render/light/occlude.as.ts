// Ground-truth ambient occlusion of four pixels at a time: see light-kernel.ts for what it does, and
// test/reference/light/occlude.ts, whose operations these are in their order.
import { arccosine, cosine, dot, field, gather, held } from './math.as';

/** Numbers of `CameraField`. */
const CENTER_X: i32 = 2;
const CENTER_Y: i32 = 3;
const PER: i32 = 4;
const AXES: i32 = 5;
const RADIUS: i32 = 17;
const REACH: i32 = 18;
const MOST_REACH: i32 = 19;
const STEPS: i32 = 8;

/**
 * Whether what lies `ahead` along the normal surely hides nothing: it rises by less than 0.02 of the distance, or is farther away than the
 * radius. Most of what is looked at; the rest is computed exactly.
 * @param apart the square of the distance
 * @param beyond a little more than that of the radius
 */
@inline
function hardly(ahead: v128, apart: v128, beyond: v128): v128 {
  const flat = f32x4.lt(f32x4.mul(ahead, ahead), f32x4.mul(apart, f32x4.splat(0.00039)));
  return v128.and(v128.or(flat, f32x4.gt(apart, beyond)), f32x4.gt(apart, f32x4.splat(1e-25)));
}

export function occlude(
  camera: usize,
  depth: usize,
  normals: usize,
  plane: usize,
  stride: usize,
  pattern: usize,
  out: usize,
): void {
  const width = <i32>load<f32>(camera);
  const height = <i32>load<f32>(camera, 4);
  const one = f32x4.splat(1);
  const zero = f32x4.splat(0);
  const middle = f32x4.splat(0.5);
  const quarter = f32x4.splat(0.25);
  const centerX = field(camera, CENTER_X);
  const centerY = field(camera, CENTER_Y);
  const per = field(camera, PER);
  const radius = field(camera, RADIUS);
  const invRadius = f32x4.div(one, radius);
  const beyond = f32x4.mul(f32x4.mul(radius, radius), f32x4.splat(1.001));
  const perReach = field(camera, REACH);
  const mostReach = field(camera, MOST_REACH);
  const lastColumn = i32x4.splat(width - 1);
  const lastLine = i32x4.splat(height - 1);
  const row = i32x4.splat(<i32>(stride >> 2));
  const perStep = f32x4.splat(<f32>1 / <f32>STEPS);
  for (let y = 0; y < height; y++) {
    const line0 = f32x4.add(f32x4.splat(<f32>y), middle);
    const tan = f32x4.mul(f32x4.sub(centerY, line0), per);
    for (let x = 0; x < width; x += 4) {
      const at = <usize>y * stride + 4 * <usize>x;
      const w = v128.load(depth + at);
      const shown = f32x4.ne(w, zero);
      if (!v128.any_true(shown)) {
        v128.store(out + at, one);
        continue;
      }
      const look = pattern + 3 * <usize>(y & 3) * stride + 4 * <usize>x;
      const alongX = v128.load(look);
      const alongY = v128.load(look + stride);
      const offset = v128.load(look + 2 * stride);
      const columns = f32x4.add(f32x4.add(f32x4.splat(<f32>x), f32x4(0, 1, 2, 3)), middle);
      const near = f32x4.div(one, w);
      const px = f32x4.mul(f32x4.mul(f32x4.sub(columns, centerX), per), near);
      const py = f32x4.mul(tan, near);
      const pz = f32x4.neg(near);
      const toEye = f32x4.div(f32x4.splat(-1), f32x4.sqrt(dot(px, py, pz, px, py, pz)));
      const ex = f32x4.mul(px, toEye);
      const ey = f32x4.mul(py, toEye);
      const ez = f32x4.mul(pz, toEye);
      const wx = v128.load(normals + at);
      const wy = v128.load(normals + plane + at);
      const wz = v128.load(normals + 2 * plane + at);
      const nx = dot(wx, wy, wz, field(camera, AXES), field(camera, AXES + 1), field(camera, AXES + 2));
      const ny = dot(wx, wy, wz, field(camera, AXES + 3), field(camera, AXES + 4), field(camera, AXES + 5));
      const nz = f32x4.neg(dot(wx, wy, wz, field(camera, AXES + 6), field(camera, AXES + 7), field(camera, AXES + 8)));
      const wanted = f32x4.mul(perReach, w);
      const reach = v128.bitselect(wanted, mostReach, f32x4.lt(wanted, mostReach));
      const further = f32x4.sub(reach, one);
      let sum = zero;
      let whole = zero;
      for (let slice = 0; slice < 2; slice++) {
        const sx = slice == 0 ? alongX : f32x4.neg(alongY);
        const sy = slice == 0 ? alongY : alongX;
        const dy = f32x4.neg(sy);
        const lean = f32x4.add(f32x4.mul(sx, ex), f32x4.mul(dy, ey));
        const ox = f32x4.sub(sx, f32x4.mul(lean, ex));
        const oy = f32x4.sub(dy, f32x4.mul(lean, ey));
        const oz = f32x4.neg(f32x4.mul(lean, ez));
        const unit = f32x4.div(one, f32x4.sqrt(dot(ox, oy, oz, ox, oy, oz)));
        const ax = f32x4.mul(f32x4.sub(f32x4.mul(oy, ez), f32x4.mul(oz, ey)), unit);
        const ay = f32x4.mul(f32x4.sub(f32x4.mul(oz, ex), f32x4.mul(ox, ez)), unit);
        const az = f32x4.mul(f32x4.sub(f32x4.mul(ox, ey), f32x4.mul(oy, ex)), unit);
        const across = dot(nx, ny, nz, ax, ay, az);
        const qx = f32x4.sub(nx, f32x4.mul(ax, across));
        const qy = f32x4.sub(ny, f32x4.mul(ay, across));
        const qz = f32x4.sub(nz, f32x4.mul(az, across));
        const size = f32x4.sqrt(dot(qx, qy, qz, qx, qy, qz));
        const usual = v128.and(f32x4.gt(size, f32x4.splat(1e-6)), f32x4.ge(reach, one));
        const sideways = f32x4.ge(dot(ox, oy, oz, qx, qy, qz), zero);
        const cosN = held(f32x4.div(dot(qx, qy, qz, ex, ey, ez), size), 1);
        const bent = f32x4.sqrt(f32x4.sub(one, f32x4.mul(cosN, cosN)));
        const sinN = v128.bitselect(bent, f32x4.neg(bent), sideways);
        const steep = arccosine(cosN);
        const angleN = v128.bitselect(steep, f32x4.neg(steep), sideways);
        let total = zero;
        for (let side = 0; side < 2; side++) {
          const limit = side == 0 ? sinN : f32x4.neg(sinN);
          const stepX = side == 0 ? f32x4.neg(sx) : sx;
          const stepY = side == 0 ? f32x4.neg(sy) : sy;
          let horizon = limit;
          for (let k = 1; k <= STEPS; k++) {
            const share = f32x4.mul(f32x4.sub(f32x4.splat(<f32>k), offset), perStep);
            const far = f32x4.add(one, f32x4.mul(further, f32x4.mul(share, share)));
            const column = f32x4.floor(f32x4.add(columns, f32x4.mul(stepX, far)));
            const line = f32x4.floor(f32x4.add(line0, f32x4.mul(stepY, far)));
            const wholeColumn = i32x4.trunc_sat_f32x4_s(column);
            const wholeLine = i32x4.trunc_sat_f32x4_s(line);
            const heldColumn = i32x4.min_s(lastColumn, i32x4.max_s(wholeColumn, i32x4.splat(0)));
            const heldLine = i32x4.min_s(lastLine, i32x4.max_s(wholeLine, i32x4.splat(0)));
            const inside = v128.and(i32x4.eq(heldColumn, wholeColumn), i32x4.eq(heldLine, wholeLine));
            const v = gather(depth, i32x4.add(i32x4.mul(heldLine, row), heldColumn));
            const there = f32x4.div(one, v);
            const hx = f32x4.sub(
              f32x4.mul(f32x4.mul(f32x4.sub(f32x4.add(column, middle), centerX), per), there),
              px,
            );
            const hy = f32x4.sub(
              f32x4.mul(f32x4.mul(f32x4.sub(centerY, f32x4.add(line, middle)), per), there),
              py,
            );
            const hz = f32x4.sub(f32x4.neg(there), pz);
            const apart = dot(hx, hy, hz, hx, hy, hz);
            const ahead = dot(hx, hy, hz, nx, ny, nz);
            const hides = v128.and(v128.and(inside, f32x4.ne(v, zero)), f32x4.gt(ahead, zero));
            if (!v128.any_true(v128.andnot(hides, hardly(ahead, apart, beyond)))) continue;
            const distance = f32x4.sqrt(apart);
            const seen = f32x4.div(dot(hx, hy, hz, ex, ey, ez), distance);
            const fade = f32x4.mul(distance, invRadius);
            const square = f32x4.mul(fade, fade);
            const left = f32x4.sub(one, f32x4.mul(square, square));
            const above = f32x4.div(ahead, distance);
            const rise = f32x4.mul(f32x4.sub(above, f32x4.splat(0.02)), f32x4.splat(8));
            const full = v128.bitselect(one, rise, f32x4.gt(rise, one));
            const some = v128.and(f32x4.gt(left, zero), f32x4.gt(full, zero));
            const counts = v128.bitselect(f32x4.mul(left, full), zero, some);
            const value = f32x4.add(limit, f32x4.mul(f32x4.sub(seen, limit), counts));
            const higher = v128.and(hides, f32x4.gt(value, horizon));
            horizon = v128.bitselect(value, horizon, higher);
          }
          const angle0 = arccosine(held(horizon, 1));
          const angle = side == 0 ? f32x4.neg(angle0) : angle0;
          const within = held(f32x4.sub(angle, angleN), 1.5707963267948966);
          const twice = f32x4.mul(f32x4.splat(2), f32x4.add(angleN, within));
          const arc = f32x4.add(f32x4.mul(twice, sinN), f32x4.sub(cosN, cosine(f32x4.sub(twice, angleN))));
          total = f32x4.add(total, f32x4.mul(quarter, arc));
        }
        const open = f32x4.mul(size, f32x4.add(cosN, f32x4.mul(angleN, sinN)));
        sum = f32x4.add(sum, v128.bitselect(f32x4.mul(size, total), one, usual));
        whole = f32x4.add(whole, v128.bitselect(open, one, usual));
      }
      const share = f32x4.div(sum, whole);
      const most = v128.bitselect(one, share, f32x4.gt(share, one));
      const known = v128.and(shown, f32x4.gt(whole, f32x4.splat(0.1)));
      v128.store(out + at, v128.bitselect(v128.and(most, f32x4.gt(most, zero)), one, known));
    }
  }
}
