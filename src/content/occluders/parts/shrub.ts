import type { Stream } from '../../../core/stream.js';
import { latticeValue } from '../../../world/lattice-noise.js';
import type { Mesh } from '../../../world/mesh.js';
import { blob, colored, mixed, organic, type Shape } from '../../../world/modeling/index.js';
import type { Vec3 } from '../../../world/vector.js';

/** Grain of the leaves, meters. */
const grain = 0.024;

/** Dense leaves that grow out of a body: tufts all over its upper side, a color that changes from leaf to leaf. */
export function shrub(core: Shape, tufts: readonly Vec3[], variation: Stream): Mesh {
  const form = variation.child('tufts');
  const round = tufts.map((center) => {
    const radius = form.uniform(0.05, 0.1);
    return blob(center, [radius, radius * form.uniform(0.8, 1.2), radius]);
  });
  const look = variation.child('leaves');
  const green = look.choice(['#3f6b34', '#4f7a3a', '#2f5a34', '#5c7d3c', '#6d8340', '#3c6650']);
  const light = look.choice(['#a9c26a', '#c9d27c', '#8fb07a', '#c98ea0', '#e8e2c0']);
  const seed = look.below(1000);
  return colored(organic([core, ...round], { cell: 0.024, blend: 0.015 }), (x, y, z) => {
    const at = latticeValue(Math.floor(x / grain), Math.floor(y / grain) + 131 * Math.floor(z / grain), seed);
    return at > 0.6 ? mixed(green, light, 0.45 * at) : mixed(green, '#16261a', 0.55 * (1 - at));
  });
}
