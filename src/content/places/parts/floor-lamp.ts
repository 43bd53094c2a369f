import { cone, cylinder, insideOut, merged, moved } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { blackMetal, plain } from './looks.js';

const shade = plain('lampshade', {
  baseColor: [0.8, 0.74, 0.62],
  metallic: 0,
  roughness: 0.9,
  emissive: [0.1, 0.085, 0.06],
});

/** A lamp on a pole with a cloth shade, 1.55 m high. */
export function floorLamp(layout: Layout, x: number, z: number): void {
  const pole = merged(
    moved(cylinder(0.14, 0.025, 32, 0.008), 0, 0.0125, 0),
    moved(cylinder(0.012, 1.4, 12), 0, 0.7, 0),
  );
  const side = cone(0.21, 0.28, 0.15, 36);
  layout.add(blackMetal, moved(pole, x, 0, z));
  layout.add(shade, moved(merged(side, insideOut(side)), x, 1.42, z));
}
