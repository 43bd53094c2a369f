import type { Layout } from './layout.js';
import { blackMetal, type Look, solid } from './looks.js';
import { block } from './plates.js';

/** Rows of seats that rise away from +Z, from x0 to x1, the front of the first at z. Meters. */
export function bleachers(
  layout: Layout,
  x0: number,
  x1: number,
  z: number,
  rows: number,
  concrete: Look,
  tint: string,
): void {
  const seat = solid('seat', tint, 0.5);
  for (let row = 0; row < rows; row++) {
    const [y, at] = [0.45 + 0.42 * row, z - 0.8 * row];
    layout.add(concrete, block(x0, x1, 0, y, at - 0.8, at));
    for (let x = x0 + 0.3; x < x1 - 0.2; x += 0.55) {
      if (Math.round((x - x0) / 0.55) % 14 === 7) continue;
      layout.add(seat, block(x - 0.21, x + 0.21, y + 0.38, y + 0.42, at - 0.62, at - 0.24));
      layout.add(seat, block(x - 0.21, x + 0.21, y + 0.4, y + 0.75, at - 0.66, at - 0.62));
      layout.add(blackMetal, block(x - 0.03, x + 0.03, y, y + 0.38, at - 0.5, at - 0.4));
    }
  }
  const top = 0.45 + 0.42 * (rows - 1);
  layout.add(concrete, block(x0, x1, 0, top + 1.1, z - 0.8 * rows - 0.2, z - 0.8 * rows));
}
