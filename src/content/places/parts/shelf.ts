import { beveledBox, moved } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { grayMetal, type Look } from './looks.js';
import { block } from './plates.js';
import { onWall, type Extent, type WallSide } from './walls.js';

/** A board on brackets. Things stand on it at `y`. Its middle in the wall's axes, meters. */
export function shelf(
  layout: Layout,
  wall: WallSide,
  extent: Extent,
  {
    x,
    y,
    width,
    depth = 0.24,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly depth?: number },
  wood: Look,
): void {
  const put = (mesh: ReturnType<typeof block>) => onWall(moved(mesh, x, y, 0), wall, extent);
  layout.add(wood, put(moved(beveledBox(width, 0.025, depth, 0.004, 1), 0, -0.0125, depth / 2)));
  for (const s of [-1, 1]) {
    const at = s * (width / 2 - 0.15);
    layout.add(grayMetal, put(block(at - 0.01, at + 0.01, -0.045, -0.025, 0, 0.85 * depth)));
    layout.add(grayMetal, put(block(at - 0.01, at + 0.01, -0.2, -0.045, 0, 0.02)));
  }
}
