import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { moved, tube, type Mesh, type Vec3 } from '../../../world/modeling/index.js';
import { Draft } from '../../../world/modeling/solids/draft.js';
import type { GableHouse } from './gable-house.js';
import type { Layout } from './layout.js';
import { darkGlass, grayMetal, type Look } from './looks.js';
import { block, upright } from './plates.js';

/** A hangar under a round roof, which rises above its walls; the middle of its front at x and z, its gates toward +Z. Meters. */
export interface Hangar extends Omit<GableHouse, 'yaw' | 'windows' | 'doors' | 'doorLook'> {
  readonly gates: Look;
}

const pieces = 20;

/** Builds front, sides, roof, and gates that slide in leaves with a row of windows. */
export function hangar(layout: Layout, plan: Hangar): void {
  const { x, z, width, depth, height, rise, walls, roof, gates } = plan;
  const w = width / 2;
  const put = (mesh: Mesh): Mesh => moved(mesh, x, 0, z);
  const arch = Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = 180 - (180 * i) / pieces;
    return [w * cosDegrees(angle), height + rise * sinDegrees(angle)] as const;
  });
  layout.add(walls, put(front(arch, w)), put(block(-w, w, 0, height, -depth, -0.02)));
  layout.add(roof, put(vault(arch, depth)));
  // The roof's edge.
  const edge = arch.map(([at, y]): Vec3 => [at, y, 0.15]);
  layout.add(grayMetal, put(tube(edge, 0.22, 6)));
  const high = 0.94 * height;
  const leaves = 6;
  const half = 0.86 * w;
  const step = (2 * half) / leaves;
  layout.add(grayMetal, put(block(-w, w, high, high + 0.45, 0, 0.5)));
  for (let i = 0; i < leaves; i++) {
    const [a, b] = [-half + i * step + 0.04, -half + (i + 1) * step - 0.04];
    // Neighbors slide on different rails.
    const out = i % 2 === 0 ? 0.28 : 0.1;
    layout.add(gates, put(block(a, b, 0.05, high, 0.02, out)));
    for (let k = 1; k < 6; k++) {
      const at = a + (k * (b - a)) / 6;
      layout.add(gates, put(block(at - 0.04, at + 0.04, 0.1, 0.62 * high, out, out + 0.05)));
    }
    const glass = upright(a + 0.4, b - 0.4, 0.68 * high, 0.84 * high, out + 0.01);
    layout.add(darkGlass, put(glass));
  }
}

/** The wall between the ground and the arch, facing +Z. */
function front(arch: readonly (readonly [number, number])[], w: number): Mesh {
  const draft = new Draft();
  const toward = [0, 0, 1] as const;
  const middle = draft.vertex([0, 0, 0], undefined, toward);
  const rim = [[-w, 0] as const, ...arch, [w, 0] as const].map(([x, y]) =>
    draft.vertex([x, y, 0], undefined, toward),
  );
  for (let i = 0; i + 1 < rim.length; i++) draft.triangle(middle, rim[i + 1], rim[i]);
  return draft.mesh();
}

/** The roof as it is seen from outside. */
function vault(arch: readonly (readonly [number, number])[], depth: number): Mesh {
  const draft = new Draft();
  const rows = [0.3, -depth].map((z) => arch.map(([x, y]) => draft.vertex([x, y, z])));
  const [near, far] = rows;
  for (let i = 0; i + 1 < arch.length; i++) draft.quad(near[i], near[i + 1], far[i + 1], far[i]);
  return draft.smooth(30);
}
