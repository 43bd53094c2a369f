import { cosDegrees, points, sinDegrees, type Stream } from '../../../core/index.js';
import { lathe, materials, moved, oklch, type Mesh } from '../../../world/modeling/index.js';
import { Draft } from '../../../world/modeling/solids/draft.js';
import { cross, normalize, type Vec3 } from '../../../world/vector.js';
import type { Layout } from './layout.js';
import { plain } from './looks.js';

/** A plant of long bent leaves in a pot, about 1.1 m high at a scale of 1. */
export function housePlant(layout: Layout, variation: Stream, x: number, z: number, scale = 1, y = 0): void {
  const pot = lathe(
    points('0,0 0.12,0 0.165,0.28 0.15,0.28 0.145,0.25 0,0.25').map(
      ([r, h]) => [scale * r, scale * h] as const,
    ),
    { segments: 28 },
  );
  const clay = plain(
    'pot',
    materials.ceramic(variation.choice(['#d9d4ca', '#8c4f38', '#45484b', '#a7b0a8'])),
  );
  layout.add(clay, moved(pot, x, y, z));
  const green = plain('leaf', {
    ...materials.leaf(oklch(variation.uniform(0.4, 0.5), 0.09, 135)),
    roughness: 0.4,
  });
  const count = 16;
  for (let i = 0; i < count; i++) {
    const turn = (360 / count) * i * 7 + variation.uniform(-12, 12);
    const blade = leafBlade(turn, variation.uniform(0.6, 0.95) * scale, variation.uniform(0.25, 0.9));
    layout.add(green, moved(blade, x, y + 0.24 * scale, z));
  }
}

/** A leaf from the origin upward and outward. @param bent 0 (upright) to 1 */
function leafBlade(turn: number, long: number, bent: number): Mesh {
  const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
  const draft = new Draft();
  const steps = 7;
  const side: Vec3 = [-s, 0, c];
  let [out, up] = [0, 0];
  let last: readonly [number, number] | undefined;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const angle = 88 - (25 + 75 * bent) * t * t - 18 * bent;
    const wide = 0.042 * long * Math.sqrt(Math.max(0, 4 * (t * 0.94 + 0.04) * (1 - t)) + 0.02);
    const along: Vec3 = [cosDegrees(angle) * c, sinDegrees(angle), cosDegrees(angle) * s];
    const normal = normalize(cross(along, side));
    const facing: Vec3 = normal[1] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
    const at = (k: number): Vec3 => [
      out * c + k * wide * 1.6 * side[0],
      up,
      out * s + k * wide * 1.6 * side[2],
    ];
    const pair = [draft.vertex(at(-1), undefined, facing), draft.vertex(at(1), undefined, facing)] as const;
    if (last) draft.quad(last[0], last[1], pair[1], pair[0]);
    last = pair;
    out += (long / steps) * cosDegrees(angle);
    up += (long / steps) * sinDegrees(angle);
  }
  return draft.mesh();
}
