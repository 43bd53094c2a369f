import { type Affine, badParameter } from '../core/index.js';
import type { Channels } from './raster.js';

/**
 * An sRGB color: a gray level, [red, green, blue], or the same with straight alpha, all 0 to 255.
 * On a gray picture a color counts as its luma (0.299 R + 0.587 G + 0.114 B).
 */
export type Color =
  | number
  | readonly [red: number, green: number, blue: number]
  | readonly [red: number, green: number, blue: number, alpha: number];

/** A color at a place along a gradient, 0 (its beginning) to 1 (its end). */
export type Stop = { readonly at: number; readonly color: Color };

/** Colors along the line between two points in user units; before and after them the first and last color. */
export interface LinearGradient {
  readonly kind: 'linear';
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly stops: readonly Stop[];
}

/** Colors from a center out to a radius, in user units; further out the last color. */
export interface RadialGradient {
  readonly kind: 'radial';
  readonly center: readonly [x: number, y: number];
  readonly radius: number;
  readonly stops: readonly Stop[];
}

/** What a shape is filled with. Gradients are mixed in straight 8-bit sRGB values, and move with the shape's transform. */
export type Paint = Color | LinearGradient | RadialGradient;

/** Red, green, blue, alpha, each 0 to 255. For gray pictures red, green and blue are all the gray level. */
export type Pixel = [red: number, green: number, blue: number, alpha: number];

/**
 * The colors of a paint at so many pixels of a row, from the place (x, y) on, written into `out`: red, green, blue and alpha of
 * each, of gray pictures only the first and the last.
 */
export type Shader = (x: number, y: number, count: number, out: Uint8Array) => void;

/** The gray level 0 to 255 of an sRGB color: Rec. 601 luma with Pillow's integer weights, so that it equals `convert('L')`. */
export function luma(red: number, green: number, blue: number): number {
  return (red * 19595 + green * 38470 + blue * 7471 + 0x8000) >> 16;
}

/** A checked color as a pixel of a picture with so many channels. */
export function pixelOf(color: Color, channels: Channels, name = 'color'): Pixel {
  const parts: readonly unknown[] =
    typeof color === 'number' ? [color, color, color] : Array.isArray(color) ? color : [];
  const level = (part: unknown): boolean =>
    Number.isInteger(part) && (part as number) >= 0 && (part as number) <= 255;
  if (!(parts.length === 3 || parts.length === 4) || !parts.every(level))
    throw badParameter(name, color, 'a gray level or [red, green, blue, alpha?], each 0 to 255');
  const [red, green, blue, alpha = 255] = parts as number[];
  if (channels !== 1) return [red, green, blue, alpha];
  const gray = typeof color === 'number' ? color : luma(red, green, blue);
  return [gray, gray, gray, alpha];
}

export function isGradient(paint: Paint): paint is LinearGradient | RadialGradient {
  return typeof paint === 'object' && paint !== null && 'kind' in paint;
}

/** The shader of a gradient under a map from user units to pixels. @throws TopsyturvyError for a gradient without extent */
export function gradientShader(
  paint: LinearGradient | RadialGradient,
  map: Affine,
  channels: Channels,
): Shader {
  const mix = mixer(paint.stops, channels);
  // Shapes under a map without inverse have no area, so that what is painted there does not matter.
  const [a, b, c, d, e, f] = inverse(map) ?? map;
  let at = new Float64Array(0);
  const places = (count: number): Float64Array => (at.length < count ? (at = new Float64Array(count)) : at);
  if (paint.kind === 'linear') {
    const [x0, y0, x1, y1] = [...paint.from, ...paint.to];
    const length = (x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0);
    if (!(length > 0 && Number.isFinite(length)))
      throw badParameter('gradient', [paint.from, paint.to], 'two different points');
    const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
    return (x, y, count, out) => {
      const t = places(count);
      for (let i = 0; i < count; i++)
        t[i] = (a * (x + i) + c * y + e - x0) * ux + (b * (x + i) + d * y + f - y0) * uy;
      mix(t, count, out);
    };
  }
  const { center, radius } = paint;
  if (!(radius > 0 && Number.isFinite(radius + center[0] + center[1])))
    throw badParameter('gradient', [center, radius], 'a center and a radius above 0');
  return (x, y, count, out) => {
    const t = places(count);
    for (let i = 0; i < count; i++) {
      const u = a * (x + i) + c * y + e - center[0];
      const v = b * (x + i) + d * y + f - center[1];
      t[i] = Math.sqrt(u * u + v * v) / radius;
    }
    mix(t, count, out);
  };
}

/** A function that mixes the colors at places along a gradient. */
function mixer(
  stops: readonly Stop[],
  channels: Channels,
): (places: Float64Array, count: number, out: Uint8Array) => void {
  const at = stops.map((stop) => stop.at);
  if (at.length === 0 || at.some((t, i) => !(t >= (i === 0 ? 0 : at[i - 1]) && t <= 1)))
    throw badParameter('stops', at, 'at least one stop, in rising order from 0 to 1');
  const last = at.length;
  const parts = new Int32Array(stops.flatMap((stop) => pixelOf(stop.color, channels, 'stop color')));
  const step = channels === 1 ? 3 : 1;
  return (places, count, out) => {
    // The first stop beyond a place: most often it is that of the place before.
    let next = 0;
    for (let i = 0; i < count; i++) {
      const t = places[i];
      while (next > 0 && !(at[next - 1] <= t)) next--;
      while (next < last && at[next] <= t) next++;
      // Before the first stop and after the last one there is one color.
      const low = 4 * Math.max(0, next - 1);
      const high = next > 0 && next < last ? 4 * next : low;
      const part = low === high ? 0 : (t - at[next - 1]) / (at[next] - at[next - 1]);
      // Nothing is negative: cutting off rounds down.
      for (let k = 0; k < 4; k += step)
        out[4 * i + k] = (parts[low + k] + (parts[high + k] - parts[low + k]) * part + 0.5) | 0;
    }
  };
}

function inverse([a, b, c, d, e, f]: Affine): Affine | undefined {
  const area = a * d - b * c;
  if (!(area !== 0 && Number.isFinite(area))) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
