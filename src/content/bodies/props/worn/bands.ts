import { materials } from '../../../../world/modeling/index.js';
import { here } from '../attach.js';
import type { Belonging, Place } from '../define.js';
import { band, limbCut } from '../parts/band.js';
import { part } from '../parts/rod.js';
import { strongTint } from '../parts/tint.js';

interface Limb {
  readonly from: string;
  readonly to: string;
  /** How far along it the band is. */
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
    return here(name, [part('band', mesh, materials.fabric(strongTint(variation)))]);
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
