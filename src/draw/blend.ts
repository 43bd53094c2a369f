import type { Coverage } from './coverage.js';
import type { Pixel, Shader } from './paint.js';
import type { Raster } from './raster.js';

/** v / 255 rounded to the nearest whole number, for whole v from 0 to 65,025. */
export function per255(v: number): number {
  const biased = v + 128;
  return (biased + (biased >> 8)) >> 8;
}

/**
 * Paints through a coverage, its window moved by (dx, dy) whole pixels; what falls outside the picture is left out.
 *
 * Source over destination on straight 8-bit sRGB values, as most 2D software does. With alpha α = per255(coverage × the
 * paint's alpha): c' = per255(c·α + c₀·(255 − α)). On RGBA, with D = 255·α + α₀·(255 − α): α' = D / 255 and
 * c' = (255·c·α + c₀·α₀·(255 − α)) / D, each rounded half up.
 */
export function blend(raster: Raster, shape: Coverage, dx: number, dy: number, source: Pixel | Shader): void {
  const { width, height, channels, data } = raster;
  const left = Math.max(0, shape.x + dx);
  const right = Math.min(width, shape.x + dx + shape.width);
  const top = Math.max(0, shape.y + dy);
  const bottom = Math.min(height, shape.y + dy + shape.height);
  const shade = typeof source === 'function' ? source : undefined;
  const pixel: Pixel = typeof source === 'function' ? [0, 0, 0, 0] : source;
  for (let y = top; y < bottom; y++) {
    let from = (y - dy - shape.y) * shape.width + (left - dx - shape.x);
    let to = (y * width + left) * channels;
    if (shade === undefined && channels === 1 && pixel[3] === 255) {
      blendGrayRow(data, to, shape.data, from, right - left, pixel[0]);
      continue;
    }
    for (let x = left; x < right; x++, from++, to += channels) {
      const covered = shape.data[from]!;
      if (covered === 0) continue;
      shade?.(x + 0.5, y + 0.5, pixel);
      const alpha = per255(covered * pixel[3]);
      if (channels === 4) overStraight(data, to, pixel, alpha);
      else
        for (let i = 0; i < channels; i++)
          data[to + i] = per255(pixel[i]! * alpha + data[to + i]! * (255 - alpha));
    }
  }
}

function blendGrayRow(
  data: Uint8Array,
  to: number,
  coverage: Uint8Array,
  from: number,
  count: number,
  gray: number,
): void {
  for (const end = to + count; to < end; to++, from++) {
    const alpha = coverage[from]!;
    if (alpha === 255) data[to] = gray;
    else if (alpha !== 0) data[to] = per255(gray * alpha + data[to]! * (255 - alpha));
  }
}

function overStraight(data: Uint8Array, at: number, pixel: Pixel, alpha: number): void {
  if (alpha === 0) return;
  const below = data[at + 3]! * (255 - alpha);
  const above = 255 * alpha;
  const whole = above + below;
  for (let i = 0; i < 3; i++) {
    const mixed = pixel[i]! * above + data[at + i]! * below;
    data[at + i] = Math.floor((2 * mixed + whole) / (2 * whole));
  }
  data[at + 3] = per255(whole);
}
