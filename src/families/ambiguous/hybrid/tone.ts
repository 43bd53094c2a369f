import { createFloats } from '../../../draw/bands/float-image.js';
import { deviationOf, meanOf } from '../../../draw/bands/statistics.js';
import type { CutOut } from '../sources/cut-out.js';
import { lightnessOf, onGround, type Toned } from '../sources/lightness.js';

/** The darkest and brightest that a thing seen from afar may be, and the ground on which it is, in linear light. */
export interface FarTones {
  readonly darkest: number;
  readonly brightest: number;
}
const ground = 0.6;
export const usual: FarTones = { darkest: 0.16, brightest: 0.38 };
/** Behind two others, so that the one between is seen before it. */
export const faint: FarTones = { darkest: 0.24, brightest: 0.42 };
/** A photograph's mean and RMS contrast. */
const photo = { mean: 0.36, deviation: 0.16 };

/**
 * The picture whose low band is seen from afar, as that band wants it: a thing with a silhouette is dark on light ground,
 * with little contrast of its own; a photograph is brought to a middle brightness that leaves room for another's edges.
 */
export function toneForAfar(cutOut: CutOut, hasSilhouette: boolean, color: boolean, tones: FarTones): Toned {
  const toned = lightnessOf(cutOut, color);
  const { light, coverage } = toned;
  if (hasSilhouette) return { light: onGround(toned, { ground, ...tones }), coverage };
  const out = createFloats(light.width, light.height, light.channels);
  for (let at = 0; at < out.data.length; at++) out.data[at] = light.data[at]! * light.data[at]!;
  const [mean, deviation] = [meanOf(out), deviationOf(out)];
  const gain = deviation > 0 ? Math.min(1, photo.deviation / deviation) : 1;
  for (let at = 0; at < out.data.length; at++) out.data[at] = photo.mean + gain * (out.data[at]! - mean);
  return { light: out, coverage };
}

/** The picture whose edges are seen from near: its lightness, on a ground that is lighter than most things. */
export function toneForNear(cutOut: CutOut, color: boolean): Toned {
  const toned = lightnessOf(cutOut, color);
  return { ...toned, light: onGround(toned, { ground: 0.75, darkest: 0, brightest: 1 }) };
}
