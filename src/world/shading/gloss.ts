import { reflectanceSteps } from './reflectance.js';
import { sharpness } from './mirrored-studio.js';

/** Surfaces smoother than the first mirror the sun's softbox, rougher than the second it is a direction; between, both. */
const MIRRORED = 0.25;
const DIRECTIONAL = 0.5;

/** Numbers per row of the table of reflectances. */
export const ROW = 2 * (reflectanceSteps + 1);

/** What follows from a roughness, from 0 to 1, alone: the same at every point of most materials. */
export class Gloss {
  /** Where its row of the table of reflectances begins, and how far it is to the next one, 0 to 1. */
  row = 0;
  next = 0.1;
  /** The GGX distribution's own measure. */
  alpha = 0.1;
  /** How sharp the studio is seen in it. */
  sharp = 0.1;
  /** The share of the sun that is mirrored as a softbox. */
  mirrored = 0.1;

  set(roughness: number): void {
    const row = roughness * reflectanceSteps;
    const top = row < reflectanceSteps ? row | 0 : reflectanceSteps - 1;
    this.row = top * ROW;
    this.next = row - top;
    this.alpha = roughness * roughness;
    this.sharp = sharpness(2 * this.alpha);
    const share = (DIRECTIONAL - roughness) * (1 / (DIRECTIONAL - MIRRORED));
    this.mirrored = share > 0 ? (share > 1 ? 1 : share) : 0;
  }
}
