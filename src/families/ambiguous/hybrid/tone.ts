import { createFloats, type FloatImage } from '../../../draw/bands/float-image.js';
import { luminancePlane } from '../../../draw/bands/color/color-spaces.js';
import { toLight } from '../../../draw/bands/color/linear-light.js';
import { deviationOf, meanOf } from '../../../draw/bands/statistics.js';
import type { CutOut } from '../sources/cut-out.js';

/** A cut-out in linear light with its coverage, 0 to 1, one value a pixel. Colors are those of the thing alone. */
export interface Toned {
  readonly light: FloatImage;
  readonly coverage: FloatImage;
}

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

/** The channels of what a cut-out shows: one of luminance, or three. Lightness, the root of light, is even to the eye. */
function lightnessOf(cutOut: CutOut, color: boolean): Toned {
  const { width, height } = cutOut;
  const light = toLight(cutOut);
  const coverage = createFloats(width, height, 1);
  const own = createFloats(width, height, 3);
  for (let i = 0; i < coverage.data.length; i++) {
    const alpha = light.data[4 * i + 3]!;
    coverage.data[i] = alpha;
    for (let c = 0; c < 3; c++) own.data[3 * i + c] = alpha > 0 ? light.data[4 * i + c]! / alpha : 0;
  }
  const shown = color ? own : luminancePlane(own);
  for (let i = 0; i < shown.data.length; i++) shown.data[i] = Math.sqrt(shown.data[i]!);
  return { light: shown, coverage };
}

/**
 * The picture whose low band is seen from afar, as that band wants it: a thing with a silhouette is dark on light ground,
 * with little contrast of its own; a photograph is brought to a middle brightness that leaves room for another's edges.
 */
export function toneForAfar(
  cutOut: CutOut,
  hasSilhouette: boolean,
  color: boolean,
  { darkest, brightest }: FarTones,
): Toned {
  const { light, coverage } = lightnessOf(cutOut, color);
  const { channels } = light;
  const out = createFloats(light.width, light.height, channels);
  if (hasSilhouette) {
    for (let i = 0, at = 0; i < coverage.data.length; i++)
      for (let c = 0; c < channels; c++, at++) {
        const thing = darkest + (brightest - darkest) * light.data[at]!;
        out.data[at] = ground + coverage.data[i]! * (thing - ground);
      }
    return { light: out, coverage };
  }
  for (let at = 0; at < out.data.length; at++) out.data[at] = light.data[at]! * light.data[at]!;
  const [mean, deviation] = [meanOf(out), deviationOf(out)];
  const gain = deviation > 0 ? Math.min(1, photo.deviation / deviation) : 1;
  for (let at = 0; at < out.data.length; at++) out.data[at] = photo.mean + gain * (out.data[at]! - mean);
  return { light: out, coverage };
}

/** The picture whose edges are seen from near: its lightness, on a ground that is lighter than most things. */
export function toneForNear(cutOut: CutOut, color: boolean): Toned {
  const { light, coverage } = lightnessOf(cutOut, color);
  const { channels } = light;
  for (let i = 0, at = 0; i < coverage.data.length; i++)
    for (let c = 0; c < channels; c++, at++)
      light.data[at] = nearGround + coverage.data[i]! * (light.data[at]! - nearGround);
  return { light, coverage };
}
const nearGround = 0.75;
