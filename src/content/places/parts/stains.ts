import { cosDegrees, sinDegrees, type Stream } from '../../../core/index.js';
import type { Mesh } from '../../../world/mesh.js';
import { Draft } from '../../../world/modeling/solids/draft.js';
import type { Layout } from './layout.js';
import type { Look } from './looks.js';

/** Where traces of use lie on level ground: within `half` of x = 0 and between two z. Meters. */
export interface Traces {
  readonly half: number;
  readonly z: readonly [back: number, front: number];
  readonly count: number;
  /** Radius of the stand, which is left clean. */
  readonly radius: number;
  /** Height of the ground. Default 0 */
  readonly y?: number;
}

/** The greatest reach of a patch, meters. */
const largest = 0.75;

/** Whether a place is within a radius of the stand. */
export const isStand = ([x, z]: readonly [number, number], radius: number): boolean =>
  x * x + z * z < radius * radius;

/** Dark patches with soft, uneven edges in a ground's own texture: oil, damp, what was spilled. */
export function stains(layout: Layout, variation: Stream, ground: Look, plan: Traces): void {
  const { half, z, count, radius, y = 0 } = plan;
  const meshes = Array.from({ length: count }, (_, i): Mesh[] => {
    const own = variation.child('stain', i);
    const at = [own.uniform(-half, half), own.uniform(...z)] as const;
    if (isStand(at, radius + largest)) return [];
    return [patch(own, at, own.uniform(0.12, 0.66), y + 0.0014 + 0.0002 * (i % 5))];
  }).flat();
  if (meshes.length === 0) return;
  layout.shell({ ...ground, name: `stained ${ground.name}` }, ...meshes);
}

/** Rings from a dark middle to a rim of the ground's own color. */
function patch(own: Stream, [x, z]: readonly [number, number], radius: number, y: number): Mesh {
  const draft = new Draft();
  const up = [0, 1, 0] as const;
  const dark = own.uniform(0.62, 0.86);
  const stretch = own.uniform(0.5, 1);
  const turn = own.uniform(0, 360);
  const sectors = 18;
  const outline = Array.from({ length: sectors }, () => own.uniform(0.72, 1.1));
  const gray = (value: number) => [value, value, value] as const;
  const middle = draft.vertex([x, y, z], undefined, up, gray(dark));
  const rings = [0.45, 0.75, 1].map((share) =>
    outline.map((far, i) => {
      const angle = (360 * i) / sectors;
      const u = cosDegrees(angle) * far * share * radius;
      const v = sinDegrees(angle) * far * share * radius * stretch;
      const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
      const color = share === 1 ? 1 : share === 0.75 ? (1 + dark) / 2 : dark + 0.04;
      return draft.vertex([x + c * u - s * v, y, z + s * u + c * v], undefined, up, gray(color));
    }),
  );
  const [inner] = rings;
  for (let i = 0; i < sectors; i++) {
    const j = (i + 1) % sectors;
    draft.triangle(middle, inner[j], inner[i]);
    for (let ring = 0; ring + 1 < rings.length; ring++) {
      const [near, far] = [rings[ring], rings[ring + 1]];
      draft.quad(near[i], near[j], far[j], far[i]);
    }
  }
  return draft.mesh();
}
