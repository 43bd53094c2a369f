import { points, points3 } from '../../../core/points.js';
import { cylinder, lathe, merged, moved, tube } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { grayMetal, plain, solid } from './looks.js';

const glass = solid('lamp glass', [0.8, 0.8, 0.78], 0.3);
const burning = plain('burning lamp', { ...glass.material, emissive: [5, 3.6, 2.2] });

/** A street lamp, 5.5 m high, its arm toward +Z. @param night whether it burns */
export function lampPost(layout: Layout, x: number, z: number, y = 0, night = false): void {
  const pole = merged(
    moved(cylinder(0.09, 0.9, 16), 0, 0.45, 0),
    tube(points3('0,0.9,0 0,5,0 0,5.35,0.12 0,5.5,0.5 0,5.52,1.1'), [0.06, 0.045, 0.04, 0.035, 0.03], 10),
  );
  const cap = lathe(points('0,0.06 0.1,0.05 0.16,0 0.16,-0.02'), { segments: 20 });
  layout.add(grayMetal, moved(pole, x, y, z), moved(cap, x, y + 5.5, z + 1.2));
  layout.add(night ? burning : glass, moved(cylinder(0.15, 0.03, 20), x, y + 5.475, z + 1.2));
}
