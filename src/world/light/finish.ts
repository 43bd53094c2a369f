import type { Raster } from '../../draw/raster.js';
import { latticeValue } from '../lattice-noise.js';
import type { Light } from './environment.js';
import { badParameter, channelIntensities, cosDegrees, sinDegrees } from '../../core/index.js';
import { displayCode } from '../../draw/display-code.js';

/** What a camera adds to a picture: never so strong that it hides what is shown. */
export interface Finish {
  /** The share of the light that is missing in the picture's corners, 0 to 0.5; beside the middle by the square of the distance. Default 0 */
  readonly vignette?: number;
  /** The grain. Default: none. */
  readonly grain?: Grain;
  /** Depth of field. Default: a pinhole, with which all is sharp. */
  readonly lens?: Lens;
}

/** Grain about two pixels wide, the same in all three channels, weaker in shadows and lights. */
export interface Grain {
  /** Standard deviation in mid gray, levels of 255: 0 to 6. */
  readonly strength: number;
  /** A whole number: the same gives the same grain. */
  readonly seed: number;
}

const mostVignette = 0.5;
const mostStrength = 6;

/** @throws TopsyturvyError 'bad-parameter' for values beyond their ranges */
export function checkFinish({ vignette = 0, grain, lens }: Finish): void {
  if (!(vignette >= 0 && vignette <= mostVignette))
    throw badParameter('environment.finish.vignette', vignette, `0 to ${mostVignette}`);
  if (lens) checkLens(lens);
  if (!grain) return;
  const { strength, seed } = grain;
  if (!(strength >= 0 && strength <= mostStrength))
    throw badParameter('environment.finish.grain.strength', strength, `0 to ${mostStrength}`);
  if (!Number.isSafeInteger(seed))
    throw badParameter('environment.finish.grain.seed', seed, 'a whole number');
}

/** The share of light that is lost one pixel from the middle; elsewhere by the square of the distance. */
export const vignetteFactor = (finish: Finish | undefined, width: number, height: number): number =>
  (4 * (finish?.vignette ?? 0)) / (width * width + height * height);

/** Adds grain to a picture of three channels. */
export function addGrain({ width, height, data }: Raster, { strength, seed }: Grain): void {
  if (strength === 0) return;
  // Means of four neighboring numbers, each even in 0 to 1: their sum's variance is 1/3.
  const scale = strength * Math.sqrt(3);
  let above = rowOf(0, width, seed);
  for (let y = 0, at = 0; y < height; y++) {
    const below = rowOf(y + 1, width, seed);
    for (let x = 0; x < width; x++, at += 3) {
      const noise = above[x] + above[x + 1] + below[x] + below[x + 1] - 2;
      const luma = (0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]) / 255;
      const change = scale * noise * (0.4 + 2.4 * luma * (1 - luma));
      for (let channel = at; channel < at + 3; channel++)
        data[channel] = Math.max(0, Math.min(255, Math.round(data[channel] + change)));
    }
    above = below;
  }
}

const rowOf = (y: number, width: number, seed: number): Float64Array =>
  Float64Array.from({ length: width + 1 }, (_, x) => latticeValue(x, y, seed));

/**
 * A filmic tone curve: a toe that deepens shadows, a straight middle and a long shoulder; linear light of any strength in, 0 to 1 out.
 * Middle gray stays where it is.
 * @see K. Narkowicz, ACES Filmic Tone Mapping Curve (2016): a rational fit of the Academy's reference
 */
export function film(light: Light): void {
  // Some of what is more than a channel can hold goes to the others, as on film: strong colors turn white.
  const { red, green, blue } = light;
  const mean = bleach * (red + green + blue);
  light.red = curve(kept * red + mean);
  light.green = curve(kept * green + mean);
  light.blue = curve(kept * blue + mean);
}

/** The light of which {@link film} makes this; of what becomes white, the weakest. */
export function unfilm(light: Light): void {
  const red = uncurve(light.red);
  const green = uncurve(light.green);
  const blue = uncurve(light.blue);
  const mean = bleach * (red + green + blue);
  light.red = Math.max(0, (red - mean) / kept);
  light.green = Math.max(0, (green - mean) / kept);
  light.blue = Math.max(0, (blue - mean) / kept);
}

const kept = 0.94;
const bleach = 0.02;

function curve(intensity: number): number {
  const x = scale * intensity;
  const y = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return y > 1 ? 1 : y;
}

/** The positive root of the curve's equation, a x² + b x = c. @param y 0 to 1 */
function uncurve(y: number): number {
  const a = 2.51 - 2.43 * y;
  const b = 0.03 - 0.59 * y;
  const c = 0.14 * y;
  return (Math.sqrt(b * b + 4 * a * c) - b) / (2 * a * scale);
}

/** The scale at which the curve maps 0.18 to 0.18. */
const scale = 0.72;

/** A lens that is open: what lies nearer or farther than a range of depths is blurred. */
export interface Lens {
  /** Meters across, 0 to 0.2: of a camera's lens its focal length by its f-number, 0.018 at 50 mm and f/2.8. */
  readonly aperture: number;
  /** The nearest and the farthest depth, meters along the camera's axis, between which all stays as it is, to the byte. */
  readonly sharp: readonly [near: number, far: number];
}

const widest = 0.2;
/** Discs of blur are at most so wide, as a share of the picture's height. */
const mostBlur = 0.05;
/** Pixels whose disc is narrower stay as they are. */
const leastBlur = 1;
const taps = 64;
/** Degrees from one tap to the next: the golden angle, by which they cover a disc evenly. */
const golden = 137.50776405;

/** @throws TopsyturvyError 'bad-parameter' for values beyond their ranges */
function checkLens({ aperture, sharp: [near, far] }: Lens): void {
  if (!(aperture >= 0 && aperture <= widest))
    throw badParameter('environment.finish.lens.aperture', aperture, `0 to ${widest}`);
  if (!(near > 0 && far >= near))
    throw badParameter('environment.finish.lens.sharp', [near, far], 'two depths, near and far, above 0');
}

/**
 * The width of the disc, in pixels, that a point is blurred to, as that of a thin lens: by how much farther or nearer it is than the
 * range that is sharp, in 1 / depth.
 * @param inverse 1 / depth
 * @param focal the picture's focal length, pixels
 */
export function circleOfConfusion(
  { aperture, sharp: [near, far] }: Lens,
  inverse: number,
  focal: number,
): number {
  const apart = Math.max(0, 1 / far - inverse, inverse - 1 / near);
  return aperture * focal * apart;
}

/**
 * Blurs a picture of three channels, in linear light after the film: each pixel becomes the mean of what lies in its disc, without what
 * lies before it and is too sharp to reach it.
 * @param inverse 1 / depth per pixel, 0 where nothing is
 * @param focal the picture's focal length, pixels
 */
export function blurByDepth(raster: Raster, lens: Lens, inverse: Float32Array, focal: number): void {
  if (lens.aperture === 0) return;
  const { width, height, data } = raster;
  const radii = new Float32Array(width * height);
  for (let at = 0; at < radii.length; at++)
    radii[at] = Math.min(circleOfConfusion(lens, inverse[at], focal), mostBlur * height) / 2;
  const intensities = channelIntensities();
  const before = data.slice();
  const { across, down } = disc();
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const radius = radii[at];
      if (2 * radius < leastBlur) continue;
      const depth = inverse[at];
      let [count, red, green, blue] = [0, 0, 0, 0];
      for (let i = 0; i < taps; i++) {
        const dx = Math.round(radius * across[i]);
        const dy = Math.round(radius * down[i]);
        const [column, row] = [x + dx, y + dy];
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const other = row * width + column;
        const reach = radii[other] + 0.5;
        if (inverse[other] > depth && reach * reach < dx * dx + dy * dy) continue;
        count++;
        red += intensities[before[3 * other]];
        green += intensities[before[3 * other + 1]];
        blue += intensities[before[3 * other + 2]];
      }
      if (count === 0) continue;
      data[3 * at] = displayCode(red / count);
      data[3 * at + 1] = displayCode(green / count);
      data[3 * at + 2] = displayCode(blue / count);
    }
}

/** Places in a disc of radius 1, each for an equal share of it. */
function disc(): { readonly across: Float64Array; readonly down: Float64Array } {
  const radius = (i: number): number => Math.sqrt((i + 0.5) / taps);
  return {
    across: Float64Array.from({ length: taps }, (_, i) => radius(i) * cosDegrees(i * golden)),
    down: Float64Array.from({ length: taps }, (_, i) => radius(i) * sinDegrees(i * golden)),
  };
}
