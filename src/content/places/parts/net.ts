import { materials } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { plain, whitePaint } from './looks.js';
import { block } from './plates.js';

const cords = plain('net', materials.fabric('#3a3d3c'));

/** A net across a court, along x at z. Meters. */
export interface Net {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly z: number;
  /** Side of its meshes. Default 0.1 */
  readonly mesh?: number;
}

/** A net of cords with a white band along its top. */
export function net(layout: Layout, { x0, x1, y0, y1, z, mesh = 0.1 }: Net): void {
  const half = 0.0022;
  for (let x = x0; x <= x1; x += mesh)
    layout.add(cords, block(x - half, x + half, y0, y1, z - half, z + half));
  for (let y = y0; y < y1 - 0.03; y += mesh)
    layout.add(cords, block(x0, x1, y - half, y + half, z - half, z + half));
  layout.add(whitePaint, block(x0, x1, y1 - 0.05, y1, z - 0.008, z + 0.008));
}
