import type { Stream } from '../../../core/stream.js';
import type { Vec3 } from '../../../world/vector.js';
import type { Layout } from './layout.js';
import { bush, tree } from './tree.js';
import { treeKindNames } from './tree-kinds.js';

/** Where trees stand in the distance. Meters. */
export interface TreeLine {
  /** From −half to half along x. */
  readonly half: number;
  /** Where the nearest and the farthest stand. */
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
  // Of a few kinds, as woods are; the first is most common.
  const names = variation.child('kinds').shuffle(treeKindNames).slice(0, 3);
  const kinds = names.map((kind, i) =>
    tree(variation.child('kind', i), bark, {
      ...{ kind, height: 1, wide: variation.uniform(0.65, 0.85), clear: 0.07, count: twigs },
      ...(tint && { tint }),
    }),
  );
  const low = [0, 1].map((i) => bush(variation.child('low', i), 1, 150, tint));
  const bushes = Math.round(1.4 * count);
  for (let i = 0; i < bushes; i++) {
    const own = variation.child('bush', i);
    layout.place(low[i % 2], {
      x: -half + ((i + own.uniform(0, 1)) * 2 * half) / bushes,
      z: own.uniform(z[0] + 1, 0.6 * z[0] + 0.4 * z[1]),
      yaw: own.uniform(0, 360),
      scale: height[0] * own.uniform(0.14, 0.36),
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
    layout.place(kinds[[0, 1, 0, 2][i % 4]], site);
  }
}
