import { cylinder, moved, turned } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { chrome, type Look } from './looks.js';
import { block } from './plates.js';
import { onWall, type Extent, type WallSide } from './walls.js';

/** A closed door on a wall, its middle at `x` of the wall's axes: 0.9 by 2.03 m and a frame around it. */
export function door(
  layout: Layout,
  wall: WallSide,
  x: number,
  extent: Extent,
  leaf: Look,
  frame: Look,
): void {
  const [half, high] = [0.43, 2.03];
  const put = (mesh: ReturnType<typeof block>) => onWall(moved(mesh, x, 0, 0), wall, extent);
  layout.shell(
    frame,
    ...[
      block(-half - 0.09, -half, 0, high + 0.09, 0, 0.035),
      block(half, half + 0.09, 0, high + 0.09, 0, 0.035),
      block(-half, half, high, high + 0.09, 0, 0.035),
    ].map(put),
  );
  const panels = [
    block(-half, half, 0.008, high, 0, 0.012),
    ...(
      [
        [0.12, 0.85],
        [1.0, 1.9],
      ] as const
    ).flatMap(([y0, y1]) => [
      block(-0.32, -0.29, y0, y1, 0, 0.022),
      block(0.29, 0.32, y0, y1, 0, 0.022),
      block(-0.29, 0.29, y0, y0 + 0.03, 0, 0.022),
      block(-0.29, 0.29, y1 - 0.03, y1, 0, 0.022),
    ]),
  ];
  layout.shell(leaf, ...panels.map(put));
  const handle = [
    moved(turned(cylinder(0.025, 0.02, 16), 'x', 90), -0.36, 1.02, 0.02),
    moved(turned(cylinder(0.009, 0.05, 10), 'x', 90), -0.36, 1.02, 0.045),
    moved(turned(cylinder(0.01, 0.13, 10), 'z', 90), -0.305, 1.02, 0.068),
  ];
  layout.shell(chrome, ...handle.map(put));
}
