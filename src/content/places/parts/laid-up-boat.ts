import type { Stream } from '../../../core/stream.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Vec3 } from '../../../world/vector.js';
import { cylinder, moved, tube, turned } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { grayMetal, whitePaint, type Look } from './looks.js';
import { block } from './plates.js';

/** How high keels stand above the ground, meters. */
const keel = 0.55;

/** A boat of the catalog on blocks, between posts that prop its sides; some have a mast with its stays. Meters. */
export function laidUpBoat(
  layout: Layout,
  variation: Stream,
  site: { readonly x: number; readonly z: number; readonly yaw: number },
  wood: Look,
): void {
  const { x, z, yaw } = site;
  const put = (mesh: Mesh): Mesh => moved(turned(mesh, 'y', yaw), x, 0, z);
  layout.put('boat', { ...site, y: keel });
  for (const along of [-2.2, -0.4, 1.4]) {
    layout.add(wood, put(block(-0.5, 0.5, 0, 0.26, along - 0.15, along + 0.15)));
    layout.add(wood, put(block(-0.25, 0.25, 0.26, keel + 0.02, along - 0.14, along + 0.14)));
    for (const side of [-1, 1]) {
      const prop = tube(
        [
          [side * 1.5, 0, along],
          [side * 1.02, keel + 0.5, along],
        ],
        0.045,
        8,
      );
      layout.add(grayMetal, put(prop));
      layout.add(wood, put(block(side * 1.5 - 0.16, side * 1.5 + 0.16, 0, 0.05, along - 0.16, along + 0.16)));
    }
  }
  if (variation.float() < 0.6) mast(layout, put, variation.uniform(7, 9.5));
}

/** A mast before the cabin with a pair of spreaders, a boom and stays. */
function mast(layout: Layout, put: (mesh: Mesh) => Mesh, high: number): void {
  const [foot, at] = [keel + 1.2, 1.3];
  const top = foot + high;
  layout.add(whitePaint, put(moved(cylinder(0.06, high, 12), 0, foot + high / 2, at)));
  const spreader = foot + 0.55 * high;
  layout.add(whitePaint, put(block(-0.7, 0.7, spreader, spreader + 0.04, at - 0.03, at + 0.03)));
  const head: Vec3 = [0, top, at];
  const stays: readonly (readonly Vec3[])[] = [
    [head, [0, keel + 1.6, 3.35]],
    [head, [0, keel + 1.2, -3]],
    [head, [-0.7, spreader, at], [-1.1, keel + 1.25, at]],
    [head, [0.7, spreader, at], [1.1, keel + 1.25, at]],
  ];
  for (const stay of stays) layout.add(grayMetal, put(tube(stay, 0.012, 5)));
}
