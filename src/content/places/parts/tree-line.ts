import type { Stream } from '../../../core/stream.js';
import type { Vec3 } from '../../../world/vector.js';
import type { Layout } from './layout.js';
import { bush, tree } from './tree.js';
import { treeKindNames } from './tree-kinds.js';

/** The factors by which the air between changes the leaves' green, linear: paler and bluer for what is far. */
const airs = {
  clear: [0.92, 0.97, 1.04],
  thin: [0.9, 0.97, 1.05],
  moist: [0.88, 0.96, 1.06],
  hazy: [0.85, 0.95, 1.1],
} as const;

interface Trees {
  readonly count: number;
  /** The heights in meters. */
  readonly height: readonly [least: number, most: number];
  /** The air before them. Default: none that is seen */
  readonly air?: keyof typeof airs;
}

/**
 * A wood's edge behind a place: trees of several sizes, and bushes below them that close it near the ground. Meters.
 * @param half they stand from −half to half along x
 * @param z where the nearest and the farthest stand
 */
export function treeLine(
  layout: Layout,
  place: Stream,
  half: number,
  z: readonly [near: number, far: number],
  { count, height, air }: Trees,
): void {
  const variation = place.child('wood');
  const tint: Vec3 | undefined = air && airs[air];
  const bark = layout.look('bark');
  // The trees are of a few kinds, as in woods; the first is most common.
  const names = variation.child('kinds').shuffle(treeKindNames).slice(0, 3);
  const kinds = names.map((kind, i) =>
    tree(variation.child('kind', i), bark, {
      kind,
      height: 1,
      wide: variation.uniform(0.65, 0.85),
      clear: 0.07,
      count: 180,
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
