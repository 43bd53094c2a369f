import { createFloats, type FloatImage } from '../../../draw/bands/float-image.js';
import { luminancePlane } from '../../../draw/bands/color/color-spaces.js';
import { toLight } from '../../../draw/bands/color/linear-light.js';
import type { CutOut } from './cut-out.js';

/** A cut-out with its coverage, 0 to 1, one value a pixel. Colors are those of the thing alone. */
export interface Toned {
  readonly light: FloatImage;
  readonly coverage: FloatImage;
}

/** What a cut-out shows, of luminance or of three channels. Lightness, the root of light, is even to the eye. */
export function lightnessOf(cutOut: CutOut, color = false): Toned {
  const { width, height } = cutOut;
  const light = toLight(cutOut);
  const coverage = createFloats(width, height, 1);
  const own = createFloats(width, height, 3);
  for (let i = 0; i < coverage.data.length; i++) {
    const alpha = (coverage.data[i] = light.data[4 * i + 3]!);
    for (let c = 0; c < 3; c++) own.data[3 * i + c] = alpha > 0 ? light.data[4 * i + c]! / alpha : 0;
  }
  const shown = color ? own : luminancePlane(own);
  return { light: { ...shown, data: shown.data.map((value) => Math.sqrt(value)) }, coverage };
}

/** A thing brought between two tones, on an even ground. */
export function onGround(
  { light, coverage }: Toned,
  {
    ground,
    darkest,
    brightest,
  }: { readonly ground: number; readonly darkest: number; readonly brightest: number },
): FloatImage {
  const data = light.data.map((value, at) => {
    const thing = darkest + (brightest - darkest) * value;
    return ground + coverage.data[Math.floor(at / light.channels)]! * (thing - ground);
  });
  return { ...light, data };
}
