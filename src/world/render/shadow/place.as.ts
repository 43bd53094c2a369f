/** Vertices in a plan view: two coordinates at a time, and the third. */

@inline
function row(matrix: usize, i: usize): v128 {
  return f64x2(load<f64>(matrix + 8 * i), load<f64>(matrix + 32 + 8 * i));
}

export function place(
  positions: usize,
  vertices: i32,
  matrix: usize,
  reach: f64,
  bounds: usize,
  out: usize,
): void {
  const m0 = row(matrix, 0);
  const m1 = row(matrix, 1);
  const m2 = row(matrix, 2);
  const m3 = row(matrix, 3);
  const t0 = load<f64>(matrix, 64);
  const t1 = load<f64>(matrix, 72);
  const t2 = load<f64>(matrix, 80);
  const t3 = load<f64>(matrix, 88);
  let least = f64x2(load<f64>(bounds), load<f64>(bounds, 16));
  let most = f64x2(load<f64>(bounds, 8), load<f64>(bounds, 24));
  let low = load<f64>(bounds, 32);
  const end = positions + 12 * <usize>vertices;
  for (; positions < end; positions += 12, out += 24) {
    const px = f64(load<f32>(positions));
    const py = f64(load<f32>(positions, 4));
    const pz = f64(load<f32>(positions, 8));
    const xy = f64x2.add(
      f64x2.add(
        f64x2.add(f64x2.mul(m0, f64x2.splat(px)), f64x2.mul(m1, f64x2.splat(py))),
        f64x2.mul(m2, f64x2.splat(pz)),
      ),
      m3,
    );
    const z = t0 * px + t1 * py + t2 * pz + t3;
    v128.store(out, xy);
    store<f64>(out, z, 16);
    if (z < low) low = z;
    if (z >= reach) {
      least = f64x2.pmin(least, xy);
      most = f64x2.pmax(most, xy);
    }
  }
  store<f64>(bounds, f64x2.extract_lane(least, 0));
  store<f64>(bounds, f64x2.extract_lane(most, 0), 8);
  store<f64>(bounds, f64x2.extract_lane(least, 1), 16);
  store<f64>(bounds, f64x2.extract_lane(most, 1), 24);
  store<f64>(bounds, low, 32);
}

export function snap(points: usize, vertices: i32, x: f64, y: f64, per: f64, floor: f64, most: f64): void {
  const from = f64x2(x, y);
  const by = f64x2.splat(per);
  const half = f64x2.splat(0.5);
  const least = f64x2.splat(-most);
  const largest = f64x2.splat(most);
  const end = points + 24 * <usize>vertices;
  for (; points < end; points += 24) {
    let xy = f64x2.floor(f64x2.add(f64x2.mul(f64x2.sub(v128.load(points), from), by), half));
    // The reference's comparisons: NaN stays.
    xy = f64x2.pmin(f64x2.pmax(xy, least), largest);
    v128.store(points, xy);
    store<f64>(points, load<f64>(points, 16) - floor, 16);
  }
}
