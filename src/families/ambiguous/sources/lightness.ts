import { createFloats, type FloatImage } from '../../../draw/bands/float-image.js';
import { lightTable } from '../../../draw/bands/color/linear-light.js';
import type { CutOut } from './cut-out.js';

/** A cut-out with its coverage, 0 to 1, one value a pixel. Colors are those of the thing alone. */
export interface Toned {
  readonly light: FloatImage;
  readonly coverage: FloatImage;
}

/** A cut-out's lightness, of luminance or of three channels: the root of light, which is even to the eye. */
export function lightnessOf(cutOut: CutOut, color = false): Toned {
  const { width, height, data } = cutOut;
  const [levels, full] = data instanceof Uint16Array ? [65_536 as const, 65_535] : [256 as const, 255];
  const table = lightTable(levels);
  const coverage = createFloats(width, height, 1);
  const light = createFloats(width, height, color ? 3 : 1);
  const own = new Float32Array(3);
  for (let at = 0, i = 0; at < data.length; at += 4, i++) {
    if (data[at + 3] === 0) continue;
    const share = data[at + 3] / full;
    const alpha = (coverage.data[i] = Math.fround(share));
    // In single precision, as `toLight` has it.
    for (let c = 0; c < 3; c++) own[c] = Math.fround(table[data[at + c]] * share) / alpha;
    if (color) for (let c = 0; c < 3; c++) light.data[3 * i + c] = Math.sqrt(own[c]);
    else light.data[i] = Math.sqrt(Math.fround(0.2126 * own[0] + 0.7152 * own[1] + 0.0722 * own[2]));
  }
  return { light, coverage };
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
  const { channels } = light;
  const data = new Float32Array(light.data.length).fill(ground);
  for (let i = 0, at = 0; i < coverage.data.length; i++) {
    const covered = coverage.data[i];
    const end = at + channels;
    if (covered === 0) at = end;
    for (; at < end; at++) {
      const thing = darkest + (brightest - darkest) * light.data[at];
      data[at] = ground + covered * (thing - ground);
    }
  }
  return { ...light, data };
}
