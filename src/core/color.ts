import { badParameter } from './errors.js';
import { cbrt, cosDegrees, hypot, pow, sinDegrees } from './math/index.js';

/** An sRGB color: red, green and blue as whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads '#rgb' or '#rrggbb', in either case. */
export function parseColor(text: string): Rgb {
  if (typeof text !== 'string' || !/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text))
    throw badParameter('color', text, 'a color such as #1f77b4 or #fff');
  const width = text.length === 4 ? 1 : 2;
  const channel = (i: number): number => {
    const digits = text.slice(1 + i * width, 1 + (i + 1) * width);
    return parseInt(width === 1 ? digits + digits : digits, 16);
  };
  return [channel(0), channel(1), channel(2)];
}

/** Reads '#rgb', '#rrggbb' or '#rrggbbaa', with its opacity from 0 to 255, which is 255 where it is not given. */
export function parseRgba(text: string): readonly [...Rgb, alpha: number] {
  const alpha = /^(#.{6})([0-9a-f]{2})$/i.exec(text);
  return alpha ? [...parseColor(alpha[1]), parseInt(alpha[2], 16)] : [...parseColor(text), 255];
}

/** The color as '#rrggbb' in lower case. */
export function formatColor([red, green, blue]: Rgb): string {
  return `#${(0x1000000 + red * 0x10000 + green * 0x100 + blue).toString(16).slice(1)}`;
}

export const isGray = ([red, green, blue]: Rgb): boolean => red === green && green === blue;

/** The linear intensity of an sRGB component, both from 0 to 1 (IEC 61966-2-1). */
export function toLinear(component: number): number {
  return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4);
}

/** The sRGB component of a linear intensity, both from 0 to 1 (IEC 61966-2-1). */
function fromLinear(intensity: number): number {
  return intensity <= 0.0031308 ? intensity * 12.92 : 1.055 * pow(intensity, 1 / 2.4) - 0.055;
}

let intensities: Float64Array | undefined;

/** The linear intensity, 0 to 1, of each of the 256 values of an sRGB channel. */
export function channelIntensities(): Float64Array {
  return (intensities ??= Float64Array.from({ length: 256 }, (_, value) => toLinear(value / 255)));
}

/** The channel value, 0 to 255, nearest to a linear intensity, which is held within 0 to 1. */
export function channelOf(intensity: number): number {
  return Math.round(255 * fromLinear(Math.min(1, Math.max(0, intensity))));
}

/**
 * The color of an OKLCH triple: perceived lightness 0 to 1, chroma from 0 (gray) to about 0.32, hue in degrees (about
 * 30 red, 110 yellow, 140 green, 260 blue). A chroma that sRGB cannot show is lowered until it can.
 * @see B. Ottosson, A perceptual color space for image processing (2020)
 */
export function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  if (!(lightness >= 0 && lightness <= 1)) throw badParameter('lightness', lightness, '0 to 1');
  if (!(chroma >= 0 && chroma <= 1)) throw badParameter('chroma', chroma, '0 to 1');
  if (!Number.isFinite(hue)) throw badParameter('hue', hue, 'an angle in degrees');
  const a = cosDegrees(hue);
  const b = sinDegrees(hue);
  let low = 0;
  let high = chroma;
  let linear = oklabToLinear(lightness, chroma * a, chroma * b);
  if (!inGamut(linear)) {
    for (let step = 0; step < 24; step++) {
      const middle = (low + high) / 2;
      if (inGamut(oklabToLinear(lightness, middle * a, middle * b))) low = middle;
      else high = middle;
    }
    linear = oklabToLinear(lightness, low * a, low * b);
  }
  return [channelOf(linear[0]), channelOf(linear[1]), channelOf(linear[2])];
}

/**
 * A color with the nearest of some hues in OKLCH, degrees; lightness and chroma are kept as far as sRGB has them.
 * @param hues at least one
 */
export function withHueOf(color: Rgb, hues: readonly number[]): Rgb {
  const [red, green, blue] = color.map((value) => toLinear(value / 255));
  const { lightness, a, b } = linearToOklab(red, green, blue);
  const along = (hue: number): number => a * cosDegrees(hue) + b * sinDegrees(hue);
  const nearest = hues.reduce((best, hue) => (along(hue) > along(best) ? hue : best));
  return fromOklch(Math.min(1, Math.max(0, lightness)), Math.sqrt(a * a + b * b), nearest);
}

/** The inverse of {@link oklabToLinear}, with Ottosson's matrices. */
export function linearToOklab(
  red: number,
  green: number,
  blue: number,
): { lightness: number; a: number; b: number } {
  const l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** How different two colors look: their distance in Oklab, in which black and white are 1 apart. */
export function oklabDistance(one: Rgb, other: Rgb): number {
  const [a, b] = [one, other].map((color) => {
    const [red, green, blue] = color.map((value) => toLinear(value / 255));
    return linearToOklab(red, green, blue);
  });
  return hypot(a.lightness - b.lightness, a.a - b.a, a.b - b.b);
}

/** Ottosson's two matrices with the cubes between them. */
function oklabToLinear(lightness: number, a: number, b: number): Rgb {
  const l = lightness + 0.3963377774 * a + 0.2158037573 * b;
  const m = lightness - 0.1055613458 * a - 0.0638541728 * b;
  const s = lightness - 0.0894841775 * a - 1.291485548 * b;
  const [l3, m3, s3] = [l * l * l, m * m * m, s * s * s];
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

/** A little beyond the cube is rounding, not another color. */
const inGamut = (linear: Rgb): boolean => linear.every((value) => value >= -1e-4 && value <= 1 + 1e-4);
