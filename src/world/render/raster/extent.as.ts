/** The pixels that a triangle reaches, and where its functions begin there. */
import * as t from './setup.as';
import * as target from './target.as';

/** The pixels that may have a sample inside. */
export let left: i32 = 0;
export let right: i32 = 0;
export let top: i32 = 0;
export let bottom: i32 = 0;

/** The edge functions and z at the first pixel's center. */
export let aAt: f64 = 0;
export let bAt: f64 = 0;
export let cAt: f64 = 0;
export let zAt: f64 = 0;

/** Finds them for the triangle that is set up. Whether there are any. */
export function findExtent(): bool {
  const low = 255 - 128 - target.reach;
  const high = target.reach - 128;
  left = max(0, (t.left + low) >> 8);
  right = min(target.width - 1, (t.right + high) >> 8);
  top = max(target.firstRow, (t.top + low) >> 8);
  bottom = min(target.lastRow, (t.bottom + high) >> 8);
  if (left > right || top > bottom) return false;
  const x = f64(left * 256 + 128 - t.startX);
  const y = f64(top * 256 + 128 - t.startY);
  aAt = t.aAt + (t.aX * x + t.aY * y);
  bAt = t.bAt + (t.bX * x + t.bY * y);
  cAt = t.cAt + (t.cX * x + t.cY * y);
  zAt = t.zAt + (t.zX * x + t.zY * y);
  return true;
}
