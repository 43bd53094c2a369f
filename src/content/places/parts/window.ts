import { moved, type Mesh } from '../../../world/modeling/index.js';
import { block, reveal, upright, type Hole } from './plates.js';

/** A window's pieces, in its wall's axes. */
export interface WindowPieces {
  /** The inner sides of the hole. */
  readonly reveal: readonly Mesh[];
  /** The frame, bars and sill. */
  readonly frame: readonly Mesh[];
  /** What is seen through it, u and v across the whole. */
  readonly panes: Mesh;
}

/** @param bars panes across and up @param depth of the hole, meters */
export function windowPieces(hole: Hole, bars: readonly [number, number], depth = 0.14): WindowPieces {
  const { x0, x1, y0, y1 } = hole;
  const [wide, thick] = [0.05, 0.04];
  const [z0, z1] = [-depth, -depth + thick];
  const frame = [
    block(x0, x1, y0, y0 + wide, z0, z1),
    block(x0, x1, y1 - wide, y1, z0, z1),
    block(x0, x0 + wide, y0 + wide, y1 - wide, z0, z1),
    block(x1 - wide, x1, y0 + wide, y1 - wide, z0, z1),
    block(x0 - 0.05, x1 + 0.05, y0 - 0.03, y0 + 0.004, -depth + 0.01, 0.05),
  ];
  for (let i = 1; i < bars[0]; i++) {
    const x = x0 + ((x1 - x0) * i) / bars[0];
    frame.push(block(x - 0.02, x + 0.02, y0 + wide, y1 - wide, z0, z1 - 0.008));
  }
  for (let i = 1; i < bars[1]; i++) {
    const y = y0 + ((y1 - y0) * i) / bars[1];
    frame.push(block(x0 + wide, x1 - wide, y - 0.018, y + 0.018, z0, z1 - 0.008));
  }
  return { reveal: reveal(hole, depth), frame, panes: moved(upright(x0, x1, y0, y1), 0, 0, -depth + 0.008) };
}
