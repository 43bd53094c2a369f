import { beveledBox, cylinder, moved, turned } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Look } from './looks.js';
import { steel } from './looks.js';
import type { Layout } from './layout.js';
import { block } from './plates.js';

/** A row of cabinets that face +Z, by their left end and back. Meters. */
export interface CabinetRow {
  readonly x0: number;
  readonly x1: number;
  /** Of their backs. */
  readonly z: number;
  readonly depth: number;
  readonly y0: number;
  readonly y1: number;
  /** Whether a row of drawers is above the doors. Default false */
  readonly drawers?: boolean;
  /** What their backs face: the mesh is turned to face −Z. Default false */
  readonly reversed?: boolean;
}

/** Doors of about 0.6 m with bars for handles. */
export function cabinets(layout: Layout, row: CabinetRow, body: Look, fronts: Look): void {
  const { x0, x1, z, depth, y0, y1, drawers = false, reversed = false } = row;
  const count = Math.max(1, Math.round((x1 - x0) / 0.6));
  const step = (x1 - x0) / count;
  const put = (look: Look, mesh: Mesh): void => {
    layout.add(look, reversed ? moved(turned(mesh, 'y', 180), x0 + x1, 0, 2 * z + depth) : mesh);
  };
  const front = z + depth;
  put(body, block(x0, x1, y0, y1, z, front - 0.02));
  const split = drawers ? y1 - 0.2 : y1;
  for (let i = 0; i < count; i++) {
    const x = x0 + (i + 0.5) * step;
    const tall = split - y0 - 0.006;
    put(fronts, moved(beveledBox(step - 0.006, tall, 0.02, 0.003, 1), x, (y0 + split) / 2, front - 0.01));
    const hand = x + (i % 2 ? -1 : 1) * (step / 2 - 0.05);
    const grip = y0 > 1 ? y0 + 0.14 : split - 0.16;
    put(steel, moved(cylinder(0.006, 0.16, 10), hand, grip, front + 0.025));
    for (const s of [-0.06, 0.06])
      put(steel, block(hand - 0.004, hand + 0.004, grip + s - 0.004, grip + s + 0.004, front, front + 0.022));
    if (!drawers) continue;
    put(fronts, moved(beveledBox(step - 0.006, 0.194, 0.02, 0.003, 1), x, y1 - 0.1, front - 0.01));
    put(steel, moved(turned(cylinder(0.006, 0.16, 10), 'z', 90), x, y1 - 0.07, front + 0.025));
  }
}
