import { createFloats, type FloatImage, deviationOf, meanOf } from '../../../../draw/bands/float-image.js';
import { toLight } from '../../../../draw/bands/color/linear-light.js';
import { luminancePlane } from '../../../../draw/bands/color/color-spaces.js';
import { gaussian } from '../../../../draw/bands/gaussian/gaussian.js';
import type { Toned } from '../lightness.js';
import type { Photograph } from '../shelf.js';

/** The range of tones of a thing, and what its surroundings are brought to: their mean, their greatest RMS contrast, and their ends. */
export interface Tones {
  readonly thing: readonly [darkest: number, brightest: number];
  readonly mean: number;
  readonly deviation: number;
  readonly ends: readonly [darkest: number, brightest: number];
  /** How much of the contrast of details is added, 0 to 1. */
  readonly details: number;
}

/** Lightness, the root of light, which is even to the eye: of luminance or of each channel. */
export function lightnessIn(picture: Photograph['picture'], color: boolean): FloatImage {
  const light = color ? toLight(picture) : luminancePlane(toLight(picture));
  return { ...light, data: light.data.map(Math.sqrt) };
}

/** A photograph dodged and burned: its thing and what is around it are each brought to tones of their own, which keep their order. */
export function dodged({ picture, coverage }: Photograph, color: boolean, tones: Tones): Toned {
  const lightness = lightnessIn(picture, color);
  const { channels, data } = lightness;
  const around = everywhere(coverage, channels, (covered) => 1 - covered);
  const mean = meanOf(lightness, around);
  const gain = Math.min(1, tones.deviation / Math.max(deviationOf(lightness, around), 1e-6));
  const [darkest, brightest] = tones.thing;
  const fine = tones.details > 0 ? detailsOf(lightness, coverage) : undefined;
  const out = createFloats(lightness.width, lightness.height, channels);
  for (let i = 0; i < data.length; i++) {
    const detail = fine ? tones.details * fine[i] : 0;
    const thing = held(darkest + (brightest - darkest) * data[i] + detail, tones.thing);
    const ground = held(tones.mean + gain * (data[i] - mean) + detail, tones.ends);
    out.data[i] = ground + (1 - around[i]) * (thing - ground);
  }
  return { light: out, coverage };
}

const held = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** The scale above which structure is no detail: the spread of a Gaussian, in shorter sides. */
const coarse = 0.03;

/** Details of the thing and of its surroundings, each less its own blurred picture: no halo is at the outline. */
function detailsOf(
  { width, height, channels, data }: FloatImage,
  { data: covered }: FloatImage,
): Float32Array {
  const fine = new Float32Array(data.length);
  const split = createFloats(width, height, 4);
  for (let c = 0; c < channels; c++) {
    for (let i = 0; i < covered.length; i++) {
      const [own, value] = [covered[i], data[channels * i + c]];
      split.data[4 * i] = own * value;
      split.data[4 * i + 1] = own;
      split.data[4 * i + 2] = (1 - own) * value;
      split.data[4 * i + 3] = 1 - own;
    }
    const blurred = gaussian(split, coarse * Math.min(width, height)).data;
    for (let i = 0; i < covered.length; i++) {
      const from = covered[i] >= 0.5 ? 4 * i : 4 * i + 2;
      fine[channels * i + c] = data[channels * i + c] - blurred[from] / blurred[from + 1];
    }
  }
  return fine;
}

/** Shorter sides of a picture by how much what is around a thing's outline reaches. */
const about = 0.04;

/** A photograph's lightness, in which what is around the thing is lightened or darkened until it differs from the thing by enough. */
export function setOff({ picture, coverage }: Photograph, color: boolean, least: number): Toned {
  const lightness = lightnessIn(picture, color);
  const { channels } = lightness;
  const near = gaussian(coverage, about * Math.min(coverage.width, coverage.height));
  const ring = everywhere(near, channels, (covered) => covered).map(
    (covered, i) => covered * (1 - coverage.data[Math.floor(i / channels)]),
  );
  const own = meanOf(
    lightness,
    everywhere(coverage, channels, (covered) => covered),
  );
  const apart = meanOf(lightness, ring) - own;
  const shift = Math.max(0, least - Math.abs(apart)) * (apart < 0 ? -1 : 1);
  const light = {
    ...lightness,
    data: lightness.data.map((value, i) => value + shift * (1 - coverage.data[Math.floor(i / channels)])),
  };
  return { light, coverage };
}

/** A weight for each value of a picture. */
export function everywhere(
  { data }: FloatImage,
  channels: number,
  weigh: (covered: number) => number,
): Float32Array {
  const weights = new Float32Array(data.length * channels);
  for (let i = 0, at = 0; i < data.length; i++) {
    const weight = weigh(data[i]);
    for (let c = 0; c < channels; c++) weights[at++] = weight;
  }
  return weights;
}
