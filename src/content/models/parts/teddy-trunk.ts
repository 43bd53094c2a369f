import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { blob, merged, tube } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Vec3 } from '../../../world/vector.js';
import type { TeddyFrame } from './teddy-body.js';

/** How far belly and chest melt into each other, meters: as the trunk is made. */
const melt = 0.03;

/** The surface of the trunk in front (side 1) or behind (-1) at x and y, meters; z = 0 where there is none. */
function trunkSurface({ belly, chest }: TeddyFrame, x: number, y: number, side: 1 | -1): number {
  const [p, q] = [blob(belly.at, belly.radii), blob(chest.at, chest.radii)];
  const isInside = (z: number): boolean => {
    const [a, b] = [p.distance(x, y, z), q.distance(x, y, z)];
    const near = Math.max(0, melt - Math.abs(a - b));
    return Math.min(a, b) < (near * near) / (4 * melt);
  };
  let [inside, outside] = [0, 0.2];
  for (let i = 0; i < 14; i++) {
    const z = (inside + outside) / 2;
    if (isInside(side * z)) inside = z;
    else outside = z;
  }
  return side * inside;
}

/** The trunk's front at x and y, meters. */
export const trunkFront = (frame: TeddyFrame, x: number, y: number): number => trunkSurface(frame, x, y, 1);

/** The threads where the halves of its trunk are sewn together, in front and behind, and those of its head. */
export function teddySeams(frame: TeddyFrame): Mesh {
  const { belly, chest, head } = frame;
  const [low, high] = [belly.at[1] - 0.062, chest.at[1] + 0.04];
  const trunk = ([1, -1] as const).map((side) =>
    Array.from({ length: 17 }, (_, i): Vec3 => {
      const y = low + ((high - low) * i) / 16;
      return [0, y, trunkSurface(frame, 0, y, side) - 0.0004 * side];
    }),
  );
  const [, hy, hz] = head.radii.map((r) => r - 0.0004);
  const over = Array.from({ length: 22 }, (_, i): Vec3 => {
    const angle = -50 + 9 * i;
    return [0, head.at[1] + hy! * sinDegrees(angle), head.at[2] - hz! * cosDegrees(angle)];
  });
  return merged(...[...trunk, over].map((path) => tube(path, 0.0014, 5)));
}
