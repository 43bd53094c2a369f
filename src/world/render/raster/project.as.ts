/** `projectVertices` of `vertices.ts`: a mesh's vertices in the picture, two at a time. */

/** The distance from the middle of the picture, in subpixels, beyond which triangles are clipped. */
const guard: f64 = 0x400000;

@inline
function pair(at: usize, offset: usize): v128 {
  return f64x2(f64(load<f32>(at + offset)), f64(load<f32>(at + offset + 12)));
}

@inline
function row(m: usize, x: v128, y: v128, z: v128): v128 {
  const sum = f64x2.add(f64x2.mul(f64x2.splat(load<f64>(m)), x), f64x2.mul(f64x2.splat(load<f64>(m, 8)), y));
  return f64x2.add(
    f64x2.add(sum, f64x2.mul(f64x2.splat(load<f64>(m, 16)), z)),
    f64x2.splat(load<f64>(m, 24)),
  );
}

@inline
function put(out: usize, x: f64, y: f64, w: f64, snappedX: f64, snappedY: f64, near: f64): i32 {
  if (w > 0 && w * near <= 1 && x >= -guard && x <= guard && y >= -guard && y <= guard) {
    store<f64>(out, snappedX);
    store<f64>(out, snappedY, 8);
    store<f64>(out, w, 16);
    return 0;
  }
  store<f64>(out, 0, 16);
  return 1;
}

/**
 * @param positions of an even number of vertices, f32: behind an odd number, any three numbers
 * @param m three rows of four f64
 * @param out x, y and 1 / depth of each vertex
 * @returns how many of them lie before the near plane or beyond the guard band
 */
export function project(
  positions: usize,
  vertices: i32,
  m: usize,
  near: f64,
  centerX: f64,
  centerY: f64,
  out: usize,
): i32 {
  const half = f64x2.splat(0.5);
  let outside = 0;
  for (let i = 0; i < vertices; i += 2) {
    const px = pair(positions, 0);
    const py = pair(positions, 4);
    const pz = pair(positions, 8);
    const w = f64x2.div(f64x2.splat(1), row(m + 64, px, py, pz));
    const x = f64x2.mul(row(m, px, py, pz), w);
    const y = f64x2.mul(row(m + 32, px, py, pz), w);
    const snappedX = f64x2.floor(f64x2.add(f64x2.add(f64x2.splat(centerX), x), half));
    const snappedY = f64x2.floor(f64x2.add(f64x2.add(f64x2.splat(centerY), y), half));
    outside += put(
      out,
      f64x2.extract_lane(x, 0),
      f64x2.extract_lane(y, 0),
      f64x2.extract_lane(w, 0),
      f64x2.extract_lane(snappedX, 0),
      f64x2.extract_lane(snappedY, 0),
      near,
    );
    if (i + 1 < vertices)
      outside += put(
        out + 24,
        f64x2.extract_lane(x, 1),
        f64x2.extract_lane(y, 1),
        f64x2.extract_lane(w, 1),
        f64x2.extract_lane(snappedX, 1),
        f64x2.extract_lane(snappedY, 1),
        near,
      );
    positions += 24;
    out += 48;
  }
  return outside;
}
