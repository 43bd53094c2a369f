// Distances of solids from two places at a time: distance.ts says what their records hold.

@inline
export function at(r: usize, i: usize): v128 {
  return v128.load64_splat(r + 8 * i);
}

@inline
export function sum(a: v128, b: v128, c: v128): v128 {
  return f64x2.add(f64x2.add(a, b), c);
}

@inline
export function dot(ax: v128, ay: v128, az: v128, bx: v128, by: v128, bz: v128): v128 {
  return sum(f64x2.mul(ax, bx), f64x2.mul(ay, by), f64x2.mul(az, bz));
}

@inline
export function ball(r: usize, x: v128, y: v128, z: v128): v128 {
  const dx = f64x2.sub(x, at(r, 0));
  const dy = f64x2.sub(y, at(r, 1));
  const dz = f64x2.sub(z, at(r, 2));
  return f64x2.sub(f64x2.sqrt(dot(dx, dy, dz, dx, dy, dz)), at(r, 3));
}

@inline
export function ellipsoid(r: usize, u: v128, v: v128, w: v128): v128 {
  const ua = f64x2.mul(u, at(r, 0));
  const vb = f64x2.mul(v, at(r, 1));
  const wc = f64x2.mul(w, at(r, 2));
  const size = f64x2.sqrt(dot(u, v, w, u, v, w));
  const slope = f64x2.sqrt(dot(ua, vb, wc, ua, vb, wc));
  const own = f64x2.div(f64x2.mul(size, f64x2.sub(size, f64x2.splat(1))), slope);
  return v128.bitselect(own, at(r, 3), f64x2.gt(slope, f64x2.splat(0)));
}

@inline
export function egg(r: usize, x: v128, y: v128, z: v128): v128 {
  const dx = f64x2.sub(x, at(r, 0));
  const dy = f64x2.sub(y, at(r, 1));
  const dz = f64x2.sub(z, at(r, 2));
  return ellipsoid(
    r + 96,
    f64x2.mul(dot(at(r, 3), at(r, 4), at(r, 5), dx, dy, dz), at(r, 12)),
    f64x2.mul(dot(at(r, 6), at(r, 7), at(r, 8), dx, dy, dz), at(r, 13)),
    f64x2.mul(dot(at(r, 9), at(r, 10), at(r, 11), dx, dy, dz), at(r, 14)),
  );
}

@inline
export function limb(r: usize, x: v128, y: v128, z: v128): v128 {
  const zero = f64x2.splat(0);
  const px = f64x2.sub(x, at(r, 0));
  const py = f64x2.sub(y, at(r, 1));
  const pz = f64x2.sub(z, at(r, 2));
  const gap = at(r, 6);
  const slope = at(r, 7);
  const rise = at(r, 8);
  const radius = at(r, 9);
  const t = dot(px, py, pz, at(r, 3), at(r, 4), at(r, 5));
  const aside = f64x2.sqrt(f64x2.max(zero, f64x2.sub(dot(px, py, pz, px, py, pz), f64x2.mul(t, t))));
  const s = f64x2.max(zero, f64x2.min(gap, f64x2.sub(t, f64x2.div(f64x2.mul(aside, slope), rise))));
  const isBetween = v128.and(f64x2.gt(s, zero), f64x2.lt(s, gap));
  const between = f64x2.sub(f64x2.add(f64x2.mul(aside, rise), f64x2.mul(t, slope)), radius);
  if (i64x2.all_true(isBetween)) return between;
  const beyond = f64x2.sub(t, s);
  const end = f64x2.sub(
    f64x2.sqrt(f64x2.add(f64x2.mul(aside, aside), f64x2.mul(beyond, beyond))),
    f64x2.sub(radius, f64x2.mul(slope, s)),
  );
  return v128.bitselect(between, end, isBetween);
}

@inline
export function block(r: usize, x: v128, y: v128, z: v128): v128 {
  const zero = f64x2.splat(0);
  const qx = f64x2.sub(f64x2.abs(f64x2.sub(x, at(r, 0))), at(r, 3));
  const qy = f64x2.sub(f64x2.abs(f64x2.sub(y, at(r, 1))), at(r, 4));
  const qz = f64x2.sub(f64x2.abs(f64x2.sub(z, at(r, 2))), at(r, 5));
  const ox = f64x2.max(qx, zero);
  const oy = f64x2.max(qy, zero);
  const oz = f64x2.max(qz, zero);
  const inner = f64x2.min(f64x2.max(f64x2.max(qx, qy), qz), zero);
  return f64x2.sub(f64x2.add(f64x2.sqrt(dot(ox, oy, oz, ox, oy, oz)), inner), at(r, 6));
}

export function sheet(r: usize, x: v128, y: v128, z: v128): v128 {
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  let inside = f64x2.gt(at(r, 4), zero);
  let least = f64x2.splat(Infinity);
  for (let e = r + 40; e < r + 280; e += 80) {
    const px = f64x2.sub(x, at(e, 0));
    const py = f64x2.sub(y, at(e, 1));
    const pz = f64x2.sub(z, at(e, 2));
    inside = v128.and(inside, f64x2.ge(dot(at(e, 7), at(e, 8), at(e, 9), px, py, pz), zero));
    const ax = at(e, 3);
    const ay = at(e, 4);
    const az = at(e, 5);
    const square = at(e, 6);
    let t = f64x2.max(zero, f64x2.min(one, f64x2.div(dot(px, py, pz, ax, ay, az), square)));
    t = v128.bitselect(t, zero, f64x2.gt(square, zero));
    const gx = f64x2.sub(x, f64x2.add(at(e, 0), f64x2.mul(ax, t)));
    const gy = f64x2.sub(y, f64x2.add(at(e, 1), f64x2.mul(ay, t)));
    const gz = f64x2.sub(z, f64x2.add(at(e, 2), f64x2.mul(az, t)));
    least = f64x2.min(least, dot(gx, gy, gz, gx, gy, gz));
  }
  const up = dot(
    at(r, 1),
    at(r, 2),
    at(r, 3),
    f64x2.sub(x, at(r, 5)),
    f64x2.sub(y, at(r, 6)),
    f64x2.sub(z, at(r, 7)),
  );
  const square = v128.bitselect(f64x2.div(f64x2.mul(up, up), at(r, 4)), least, inside);
  return f64x2.sub(f64x2.sqrt(square), at(r, 0));
}
