import type { Stream } from '../../../core/stream.js';
import { facade } from './facade.js';
import type { Layout } from './layout.js';

/** Houses side by side from −half to half, their fronts at z. Those far aside have coarser parts. Meters. */
export function houseRow(layout: Layout, variation: Stream, half: number, z: number, night = false): void {
  let x = -half - variation.uniform(0, 6);
  for (let i = 0; x < half; i++) {
    const own = variation.child('house', i);
    const width = own.uniform(8, 14);
    facade(layout, own, {
      ...{ x0: x, x1: x + width, z: z + own.choice([0, 0, -0.25]), storeys: own.choice([2, 3, 3, 4]) },
      wall: layout.look(own.choice(['brick', 'brick', 'brick', 'stucco', 'stucco'] as const), i % 4),
      plinth: layout.look('concrete'),
      shop: own.float() < 0.3,
      night,
    });
    x += width;
  }
}
