import { materials, merged, moved, part, sphere } from '../../../../world/modeling/index.js';
import { here } from '../attach.js';
import type { Belonging, Place } from '../define.js';
import { band, limbCut } from '../parts/band.js';
import { girth } from '../parts/girth.js';
import { strongTint } from '../parts/pieces.js';

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
      part('beads', materials.glossy(strongTint(variation)), beads(0)),
      part('beads', materials.gold(), beads(1)),
    ]);
  },
};

interface Limb {
  readonly from: string;
  readonly to: string;
  /** The place of the band along it, as a share. */
  readonly share: number;
}

const bandOn = (
  name: string,
  at: Place,
  { from, to, share }: Limb,
  width: number,
  thick: number,
): Belonging => ({
  name,
  at,
  put(variation, body, side) {
    const mesh = band(body, limbCut(body, side, from, to, share), width, thick);
    return here(name, [part('band', materials.fabric(strongTint(variation)), mesh)]);
  },
});

export const wristband = bandOn(
  'a wristband',
  'wrist',
  { from: 'elbow', to: 'wrist', share: 0.9 },
  0.06,
  0.009,
);
export const armband = bandOn(
  'an armband',
  'upper arm',
  { from: 'shoulder', to: 'elbow', share: 0.55 },
  0.075,
  0.008,
);
export const legBand = bandOn(
  'a leg band',
  'lower leg',
  { from: 'knee', to: 'ankle', share: 0.62 },
  0.06,
  0.009,
);
