import { cylinder, moved, torus, turned } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import type { Look } from './looks.js';
import { block } from './plates.js';

/** A run along x at z, from x0 to x1. Meters. */
export interface Run {
  readonly x0: number;
  readonly x1: number;
  readonly z: number;
}

/** Posts with three rails, 1.2 m high, as around meadows. */
export function railFence(layout: Layout, { x0, x1, z }: Run, wood: Look): void {
  for (let x = x0; x <= x1; x += 2.4)
    layout.add(wood, block(x - 0.06, x + 0.06, -0.1, 1.25, z - 0.06, z + 0.06));
  for (const y of [0.35, 0.7, 1.05]) layout.add(wood, block(x0, x1, y, y + 0.11, z + 0.06, z + 0.09));
}

/** Boards side by side, 1.7 m high, as around gardens. */
export function boardFence(layout: Layout, { x0, x1, z }: Run, wood: Look): void {
  for (let x = x0, i = 0; x < x1; x += 0.145, i++)
    layout.add(wood, block(x, x + 0.135, 0.03, 1.7 + 0.01 * (i % 3), z, z + 0.02));
  for (const y of [0.3, 1.4]) layout.add(wood, block(x0, x1, y, y + 0.08, z - 0.04, z));
  for (let x = x0; x <= x1; x += 2)
    layout.add(wood, block(x - 0.05, x + 0.05, -0.1, 1.75, z - 0.13, z - 0.04));
}

/** Posts of steel with a handrail and bars, 1.1 m high. */
export function barFence(layout: Layout, { x0, x1, z }: Run, metal: Look): void {
  for (let x = x0; x <= x1; x += 2)
    layout.add(metal, block(x - 0.025, x + 0.025, 0, 1.1, z - 0.025, z + 0.025));
  for (let x = x0; x <= x1; x += 0.125)
    layout.add(metal, block(x - 0.007, x + 0.007, 0.12, 1.06, z - 0.007, z + 0.007));
  for (const y of [0.1, 1.06]) layout.add(metal, block(x0, x1, y, y + 0.035, z - 0.02, z + 0.02));
}

/** A round bale of straw that lies on its side, 1.3 m high. */
export function roundBale(layout: Layout, x: number, z: number, yaw: number, straw: Look, ends: Look): void {
  const body = turned(turned(cylinder(0.65, 1.2, 32, 0.05), 'z', 90), 'y', yaw);
  layout.add(straw, moved(body, x, 0.64, z));
  for (const r of [0.2, 0.38, 0.54])
    for (const s of [-0.6, 0.6]) {
      const ring = turned(moved(turned(torus(r, 0.008, 24, 5), 'z', 90), s, 0, 0), 'y', yaw);
      layout.add(ends, moved(ring, x, 0.64, z));
    }
}
