import { beveledBox, moved } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { whiteLine, type Look } from './looks.js';
import { block, level } from './plates.js';

/** A sidewalk along x, its curb toward +Z. Meters. */
export interface Sidewalk {
  /** The z of the curb's face. */
  readonly curb: number;
  /** The z of its far side. */
  readonly back: number;
  readonly half: number;
  readonly paving: Look;
  readonly stone: Look;
}

/** How high sidewalks are above roads, meters. */
export const curbHeight = 0.13;

/** A sidewalk with a curb of stones a meter long, and a gutter before it. */
export function sidewalk(layout: Layout, { curb, back, half, paving, stone }: Sidewalk): void {
  layout.shell(paving, level(-half, half, back, curb - 0.15, curbHeight));
  const near = Math.min(12, half);
  for (let x = -near; x < near; x++)
    layout.add(stone, moved(beveledBox(0.99, 0.3, 0.15, 0.014, 1), x + 0.5, curbHeight - 0.15, curb - 0.075));
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-half, -near] : [near, half];
    if (b > a) layout.add(stone, block(a, b, -0.1, curbHeight, curb - 0.15, curb));
  }
}

/** A painted line along x, or along z where it is longer that way. */
export const line = (layout: Layout, x0: number, x1: number, z0: number, z1: number): void => {
  layout.shell(whiteLine, level(x0, x1, z0, z1, 0.003));
};

/** Dashes along x. */
export function dashes(layout: Layout, half: number, z: number, long = 3, gap = 4): void {
  for (let x = -half; x < half; x += long + gap) line(layout, x, x + long, z - 0.06, z + 0.06);
}
