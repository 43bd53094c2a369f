import type { Mesh } from '../../../world/mesh.js';
import { beveledBox, cylinder, moved, scaled, turned } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { blackMetal, grayMetal, type Look } from './looks.js';
import { block } from './plates.js';

/** A covered or an open goods wagon on rails along x. Meters. */
export interface GoodsWagon {
  readonly x: number;
  readonly z: number;
  /** Of the rails' top. */
  readonly y: number;
  readonly covered: boolean;
  readonly boards: Look;
}

/** Between its buffers, meters. */
export const wagonLength = 9.4;

const half = wagonLength / 2 - 0.6;
const roof = scaled(turned(cylinder(2.6, 2 * half + 0.3, 40), 'z', 90), [1, 0.17, 0.57]);
const shaft = turned(cylinder(0.07, 0.5, 12), 'z', 90);
const plate = turned(cylinder(0.2, 0.05, 20), 'z', 90);
const wheel = turned(cylinder(0.47, 0.13, 32, 0.02), 'x', 90);
const disc = turned(cylinder(0.36, 0.14, 28), 'x', 90);
const axleBox = beveledBox(0.34, 0.34, 0.2, 0.03, 1);
const spring = beveledBox(1.2, 0.1, 0.1, 0.02, 1);

/** Boards between posts on a frame with buffers, on two axles. */
export function goodsWagon(layout: Layout, { x, z, y, covered, boards }: GoodsWagon): void {
  const put = (mesh: Mesh): Mesh => moved(mesh, x, y, z);
  const [floor, high] = [1.15, covered ? 3.3 : 2.4];
  layout.add(boards, put(block(-half, half, floor, high, -1.35, 1.35)));
  for (let row = floor + 0.02; row < high - 0.1; row += 0.24)
    layout.add(boards, put(block(-half, half, row, row + 0.215, 1.35, 1.372)));
  const posts = 6;
  for (let i = 0; i <= posts; i++) {
    const at = -half + (2 * half * i) / posts;
    layout.add(blackMetal, put(block(at - 0.05, at + 0.05, floor - 0.1, high, 1.37, 1.43)));
  }
  if (covered) {
    // A sliding door, and a roof that is a little round.
    layout.add(boards, put(block(-0.95, 0.95, floor + 0.06, high - 0.15, 1.37, 1.44)));
    for (const s of [-0.8, 0.8])
      layout.add(blackMetal, put(block(s - 0.035, s + 0.035, floor + 0.06, high - 0.15, 1.44, 1.46)));
    layout.add(blackMetal, put(block(-1.9, 1.9, high - 0.15, high - 0.06, 1.37, 1.48)));
    layout.add(grayMetal, put(moved(roof, 0, high - 0.05, 0)));
  } else {
    layout.add(blackMetal, put(block(-half + 0.06, half - 0.06, high - 0.02, high + 0.002, -1.29, 1.29)));
  }
  layout.add(blackMetal, put(block(-half - 0.1, half + 0.1, floor - 0.28, floor, -1.2, 1.2)));
  for (const side of [-1, 1])
    for (const across of [-0.87, 0.87]) {
      layout.add(grayMetal, put(moved(shaft, side * (half + 0.33), floor - 0.12, across)));
      layout.add(grayMetal, put(moved(plate, side * (half + 0.58), floor - 0.12, across)));
    }
  for (const at of [-0.62 * half, 0.62 * half]) {
    for (const across of [-0.7, 0.7]) {
      layout.add(blackMetal, put(moved(wheel, at, 0.47, across)));
      layout.add(grayMetal, put(moved(disc, at, 0.47, across)));
    }
    layout.add(blackMetal, put(moved(axleBox, at, 0.5, 0.98)));
    layout.add(blackMetal, put(moved(spring, at, 0.78, 0.98)));
  }
}
