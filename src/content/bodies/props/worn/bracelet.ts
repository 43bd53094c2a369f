import { materials, merged, moved, sphere } from '../../../../world/modeling/index.js';
import { here } from '../attach.js';
import type { Belonging } from '../define.js';
import { limbCut } from '../parts/band.js';
import { girth } from '../parts/girth.js';
import { part } from '../parts/rod.js';
import { strongTint } from '../parts/tint.js';

/** A string of large beads. */
export const bracelet: Belonging = {
  name: 'a bracelet',
  at: 'wrist',
  put(variation, body, side) {
    const ring = girth(body, limbCut(body, side, 'elbow', 'wrist', 0.92), 0.004, 16);
    const bead = sphere(0.0086, 14);
    const beads = (odd: number) =>
      merged(...ring.filter((_, i) => i % 2 === odd).map((p) => moved(bead, ...p)));
    return here('a bracelet', [
      part('beads', beads(0), materials.glossy(strongTint(variation))),
      part('beads', beads(1), materials.gold()),
    ]);
  },
};
