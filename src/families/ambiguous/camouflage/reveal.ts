import { oklabDistance, parseColor, type Rgb } from '../../../core/color.js';
import { pow } from '../../../core/index.js';
import { luma } from '../../../draw/index.js';
import type { Raster } from '../../../draw/raster.js';
import { shadeOf } from '../hiding/relief.js';
import { painted, type Painting } from './paint.js';

/** Colors for what would not stand out in its own. */
const dyes = ['#f2c12e', '#e2452f', '#2f6fe0', '#f0ede6', '#a24bd0', '#27b5a6', '#f07fb0'].map(parseColor);
/** From which distance of the mean colors, in Oklab, an object stands out. */
const standsOut = 0.07;
/** How much lighter or darker one is made that does not: the exponent of what it lacks of white, or of black. */
const toned = 2.2;
/** The lightness of a dye: the lit side stays below white. */
const level = 0.82;
/** The least and the greatest that light and markings make of it. */
const [darkest, lightest] = [0.12, 1.25];
/** The depth of shading where there is nothing but a form. */
const depth = 0.85;

/** Per value of a channel, another one. */
type Tone = Uint8Array;

const asItIs: Tone = Uint8Array.from({ length: 256 }, (_, value) => value);
const darker: Tone = asItIs.map((value) => 255 * pow(value / 255, toned) + 0.5);
const lighter: Tone = asItIs.map((value) => 255 - darker[255 - value]);

/**
 * The object in plain sight: in its own colors where it stands out in them, else lighter or darker, else dyed.
 * @param contact depth of the shadow on the ground beside it, 0 to 1
 */
export function revealed(stage: Painting, contact: number): Raster {
  const { placed, ground } = stage;
  const { cover, form } = placed.relief;
  const around = meanColor(ground);
  const [red, green, blue] = farthest(dyes, around, (color) => color);
  const dye: Rgb = [level * red, level * green, level * blue];
  if (!stage.own) return painted(stage, contact, (at, k) => dye[k] * shadeOf(form[at], depth));
  const { data } = stage.own();
  const own = meanOver(data, cover);
  const inTone = (tone: Tone): Rgb => [tone[own[0]], tone[own[1]], tone[own[2]]];
  const isPlain = (tone: Tone): boolean => oklabDistance(inTone(tone), around) >= standsOut;
  const tone = isPlain(asItIs) ? asItIs : farthest([lighter, darker], around, inTone);
  if (isPlain(tone)) return painted(stage, contact, (at, k) => tone[data[3 * at + k]]);
  const light = Math.max(1, luma(...own));
  return painted(stage, contact, (at, k) => {
    const share = luma(data[3 * at], data[3 * at + 1], data[3 * at + 2]) / light;
    return dye[k] * Math.min(lightest, Math.max(darkest, share));
  });
}

/** The one whose color looks most different from another. */
function farthest<T>(among: readonly T[], other: Rgb, colorOf: (one: T) => Rgb): T {
  const far = among.map((one) => oklabDistance(colorOf(one), other));
  return among[far.indexOf(Math.max(...far))];
}

/** The mean color of what is wholly covered. */
function meanOver(data: Raster['data'], cover: Float32Array): Rgb {
  const [sum, count] = [[0, 0, 0], cover.reduce((all, share) => all + Number(share === 1), 0)];
  cover.forEach((share, at) => {
    if (share === 1) for (let k = 0; k < 3; k++) sum[k] += data[3 * at + k];
  });
  const mean = (k: number): number => Math.round(sum[k] / Math.max(1, count));
  return [mean(0), mean(1), mean(2)];
}

/** The step between sampled pixels: not a divisor of a usual width, so that all columns are sampled equally. */
const step = 7;

function meanColor({ data }: Raster): Rgb {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += 3 * step) {
    red += data[i];
    green += data[i + 1];
    blue += data[i + 2];
    count++;
  }
  return [red / count, green / count, blue / count];
}
