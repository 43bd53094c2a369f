import type { Layout } from './layout.js';
import { plain, steel } from './looks.js';
import { block } from './plates.js';

const tie = plain('tie', { baseColor: [0.12, 0.1, 0.085], metallic: 0, roughness: 0.9 });
const rail = plain('rail', { ...steel.material, baseColor: [0.4, 0.36, 0.33], roughness: 0.5 });

/** Ties are drawn so far from the stand, meters: farther away they run into one. */
const near = 34;

/** A track along x: ties under rails 1.435 m apart, their top 0.2 m above y. Meters. */
export function railTrack(layout: Layout, half: number, z: number, y = 0): void {
  for (let x = -Math.min(near, half); x < Math.min(near, half); x += 0.65)
    layout.add(tie, block(x, x + 0.24, y, y + 0.06, z - 1.3, z + 1.3));
  for (const s of [-0.7525, 0.7525])
    layout.add(rail, block(-half, half, y + 0.06, y + 0.2, z + s - 0.035, z + s + 0.035));
}
