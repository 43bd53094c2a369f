import type { Stream } from '../../../core/stream.js';
import type { Layout } from './layout.js';
import { bush, tree } from './tree.js';
import type { Vec3 } from '../../../world/vector.js';

/** Where trees stand in the distance. Meters. */
export interface TreeLine {
  /** From −half to half along x. */
  readonly half: number;
  /** Of the nearest and the farthest. */
  readonly z: readonly [near: number, far: number];
  readonly count: number;
  readonly height: readonly [least: number, most: number];
  /** Factor of the leaves' green, linear: paler and bluer for what is far. */
  readonly tint?: Vec3;
  /** Twigs of each. Default 180 */
  readonly twigs?: number;
}

/** A wood's edge behind a place: trees of several sizes, and bushes below them that close it near the ground. */
export function treeLine(layout: Layout, variation: Stream, line: TreeLine): void {
  const { half, z, count, height, tint, twigs = 180 } = line;
  const bark = layout.look('bark');
  const kinds = [0, 1].map((i) =>
    tree(variation.child('kind', i), bark, {
      ...{ height: 1, wide: variation.uniform(0.6, 0.95), clear: 0.04, count: twigs },
      ...(tint && { tint }),
    }),
  );
  const low = bush(variation.child('low'), 1, 150, tint);
  for (let i = 0; i < count; i++) {
    const own = variation.child('bush', i);
    layout.place(low, {
      x: -half + ((i + own.uniform(0, 1)) * 2 * half) / count,
      z: own.uniform(z[0] + 1, 0.6 * z[0] + 0.4 * z[1]),
      yaw: own.uniform(0, 360),
      scale: height[0] * own.uniform(0.14, 0.3),
    });
  }
  for (let i = 0; i < count; i++) {
    const x = -half + ((i + variation.uniform(0.1, 0.9)) * 2 * half) / count;
    const site = {
      x,
      z: variation.uniform(z[1], z[0]),
      yaw: variation.uniform(0, 360),
      scale: variation.uniform(...height),
    };
    layout.place(kinds[i % 2]!, site);
  }
}
