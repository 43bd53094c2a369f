/** Makes a triangle ready to be filled: `setUp` of `test/reference/raster/fill/setup.ts`, whose comments explain it. */
import * as target from './target.as';

export let aX: f64 = 0;
export let aY: f64 = 0;
export let aAt: f64 = 0;
export let bX: f64 = 0;
export let bY: f64 = 0;
export let bAt: f64 = 0;
export let cX: f64 = 0;
export let cY: f64 = 0;
export let cAt: f64 = 0;
export let zX: f64 = 0;
export let zY: f64 = 0;
export let zAt: f64 = 0;

/** The bounds of the triangle, and its first corner, where the edge functions begin: subpixels. */
export let left: i32 = 0;
export let right: i32 = 0;
export let top: i32 = 0;
export let bottom: i32 = 0;
export let startX: i32 = 0;
export let startY: i32 = 0;

/**
 * @param a b c addresses of corners: x, y and 1 / depth
 * @returns whether it is to be seen and may have a sample of the target inside
 */
@inline
export function setUp(a: usize, b: usize, c: usize, backToo: bool): bool {
  const ax = load<f64>(a);
  const ay = load<f64>(a, 8);
  let bx = load<f64>(b);
  let by = load<f64>(b, 8);
  let cx = load<f64>(c);
  let cy = load<f64>(c, 8);
  let area = (cx - ax) * (by - ay) - (bx - ax) * (cy - ay);
  let zb = load<f64>(b, 16);
  let zc = load<f64>(c, 16);
  if (area > 0) {
    let swap = bx;
    bx = cx;
    cx = swap;
    swap = by;
    by = cy;
    cy = swap;
    swap = zb;
    zb = zc;
    zc = swap;
  } else if (backToo && area < 0) area = -area;
  else return false;

  left = i32(min(ax, min(bx, cx)));
  right = i32(max(ax, max(bx, cx)));
  top = i32(min(ay, min(by, cy)));
  bottom = i32(max(ay, max(by, cy)));
  const low = 127 - target.reach;
  const high = target.reach - 128;
  if (max(0, (left + low) >> 8) > min(target.width - 1, (right + high) >> 8)) return false;
  if (max(target.firstRow, (top + low) >> 8) > min(target.lastRow, (bottom + high) >> 8)) return false;
  startX = i32(ax);
  startY = i32(ay);

  const abX = ay - by;
  const abY = bx - ax;
  const bcX = by - cy;
  const bcY = cx - bx;
  const caX = cy - ay;
  const caY = ax - cx;
  aX = abX;
  aY = abY;
  aAt = abX > 0 || (abX == 0 && abY > 0) ? 0 : -1;
  bX = bcX;
  bY = bcY;
  bAt = bcX > 0 || (bcX == 0 && bcY > 0) ? area : area - 1;
  cX = caX;
  cY = caY;
  cAt = caX > 0 || (caX == 0 && caY > 0) ? 0 : -1;
  const za = load<f64>(a, 16);
  const slopeB = (zb - za) / area;
  const slopeC = (zc - za) / area;
  zX = slopeB * caX + slopeC * abX;
  zY = slopeB * caY + slopeC * abY;
  zAt = za;
  return true;
}
