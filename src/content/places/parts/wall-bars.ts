import { cylinder, moved, turned } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import type { Look } from './looks.js';
import { block } from './plates.js';
import { onWall, type Extent, type WallSide } from './walls.js';

/** Wall bars of a gym: fields of 0.9 m by 2.6 m, from the middle of the first along the wall's x. */
export function wallBars(
  layout: Layout,
  wall: WallSide,
  x: number,
  fields: number,
  extent: Extent,
  wood: Look,
): void {
  const put = (mesh: ReturnType<typeof block>) => onWall(mesh, wall, extent);
  for (let i = 0; i <= fields; i++) {
    const at = x + (i - 0.5) * 0.9;
    layout.add(wood, put(block(at - 0.02, at + 0.02, 0, 2.6, 0.02, 0.14)));
  }
  for (let i = 0; i < fields; i++)
    for (let row = 0; row < 14; row++)
      layout.add(
        wood,
        put(moved(turned(cylinder(0.018, 0.86, 8), 'z', 90), x + 0.9 * i, 0.18 + 0.18 * row, 0.1)),
      );
}
