/** `fillOne` of `fill/large.ts`. */
import * as extent from './extent.as';
import * as t from './setup.as';
import * as spans from './spans.as';
import * as target from './target.as';

/** One sample per pixel. */
export function fillOne(id: i32): void {
  const owner = i32x4.splat(id);
  const inside = i32x4.splat(0);
  const aStep = t.aX * 256;
  const bStep = t.bX * 256;
  const cStep = t.cX * 256;
  const zStep = t.zX * 256;
  const aPer = 1 / aStep;
  const bPer = 1 / bStep;
  const cPer = 1 / cStep;
  let aRow = extent.aAt;
  let bRow = extent.bAt;
  let cRow = extent.cAt;
  let zRow = extent.zAt;
  const down = 4 * <usize>target.width;
  let row = <usize>(extent.top - target.firstRow) * down + 4 * <usize>extent.left;
  for (let y = extent.top; y <= extent.bottom; y++) {
    spans.startRow(extent.right - extent.left);
    spans.cut(aRow, aStep, aPer, 0, 0);
    spans.cut(bRow, bStep, bPer, 0, 0);
    spans.cut(cRow, cStep, cPer, 0, 0);
    const first = ceil(spans.some);
    const last = i32(floor(spans.someTo));
    const all = i32(ceil(spans.all));
    const allTo = i32(floor(spans.allTo));
    let a = aRow + first * aStep;
    let b = bRow + first * bStep;
    let c = cRow + first * cStep;
    let z = zRow + first * zStep;
    let x = i32(first);
    let at = row + 4 * <usize>x;
    while (x <= last) {
      if (x >= all && x + 3 <= allTo) {
        // The sums that a pixel at a time would make.
        const z1 = z + zStep;
        const z2 = z1 + zStep;
        const z3 = z2 + zStep;
        target.put(at, inside, f64x2(z, z1), f64x2(z2, z3), owner);
        z = z3 + zStep;
        a += 4 * aStep;
        b += 4 * bStep;
        c += 4 * cStep;
        x += 4;
        at += 16;
        continue;
      }
      if (a >= 0 && b >= 0 && c >= 0) target.putOne(at, z, id);
      a += aStep;
      b += bStep;
      c += cStep;
      z += zStep;
      x++;
      at += 4;
    }
    aRow += t.aY * 256;
    bRow += t.bY * 256;
    cRow += t.cY * 256;
    zRow += t.zY * 256;
    row += down;
  }
}
