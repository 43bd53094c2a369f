import { points } from '../../../core/points.js';
import { beveledBox, cylinder, moved } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import type { Look } from './looks.js';

/** A table by its middle, the size of its top, and the height of that. Meters. */
export interface TableSize {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** A table on four legs, with a frame under its top. */
export function table(
  layout: Layout,
  { x, z, width, depth, height }: TableSize,
  top: Look,
  legs = top,
): void {
  const thick = 0.035;
  layout.add(top, moved(beveledBox(width, thick, depth, 0.006, 1), x, height - thick / 2, z));
  const [w, d] = [width / 2 - 0.08, depth / 2 - 0.08];
  const under = height - thick;
  for (const [sx, sz] of corners) {
    layout.add(legs, moved(beveledBox(0.06, under, 0.06, 0.006, 1), x + sx * w, under / 2, z + sz * d));
  }
  for (const s of [-1, 1]) {
    layout.add(
      legs,
      moved(beveledBox(2 * w - 0.06, 0.08, 0.02, 0.003, 1), x, under - 0.04, z + s * d),
      moved(beveledBox(0.02, 0.08, 2 * d - 0.06, 0.003, 1), x + s * w, under - 0.04, z),
    );
  }
}

/** A table of metal tubes under a plate, as schools and cafés have. */
export function tubeTable(
  layout: Layout,
  { x, z, width, depth, height }: TableSize,
  top: Look,
  legs: Look,
): void {
  const thick = 0.024;
  layout.add(top, moved(beveledBox(width, thick, depth, 0.008, 1), x, height - thick / 2, z));
  const under = height - thick;
  for (const [sx, sz] of corners)
    layout.add(
      legs,
      moved(cylinder(0.014, under, 12), x + sx * (width / 2 - 0.05), under / 2, z + sz * (depth / 2 - 0.05)),
    );
  for (const s of [-1, 1])
    layout.add(
      legs,
      moved(beveledBox(width - 0.1, 0.025, 0.02, 0, 0), x, under - 0.012, z + s * (depth / 2 - 0.05)),
    );
}

const corners = points('-1,-1 1,-1 -1,1 1,1');
