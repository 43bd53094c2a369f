import { parseColor, type Rgb, smoothStep } from '../../core/index.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import type { Material, Texture } from '../material.js';
import { latticeValue } from '../lattice-noise.js';

/** The material with a picture in place of its color. */
export function textured(material: Material, image: Raster, wrap: Texture['wrapS'] = 'repeat'): Material {
  return { ...material, baseColor: [1, 1, 1], baseColorTexture: { image, wrapS: wrap, wrapT: wrap } };
}

/**
 * A picture from a function of u and v, 0 to 1 from the upper left, that gives a share from 0 (first color) to 1
 * (second). Pixels are the mean of `samples` × `samples`, for edges.
 */
export function picture(
  size: number,
  from: string,
  to: string,
  shareAt: (u: number, v: number) => number,
  samples = 2,
): Raster {
  const [a, b]: readonly Rgb[] = [parseColor(from), parseColor(to)];
  const raster = createRaster(size, size, 3);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      let share = 0;
      for (let i = 0; i < samples * samples; i++) {
        const dx = ((i % samples) + 0.5) / samples;
        const dy = (Math.floor(i / samples) + 0.5) / samples;
        share += shareAt((x + dx) / size, (y + dy) / size);
      }
      const clamped = Math.max(0, Math.min(1, share / (samples * samples)));
      for (let k = 0; k < 3; k++)
        raster.data[3 * (y * size + x) + k] = Math.round(a[k] + (b[k] - a[k]) * clamped);
    }
  return raster;
}

/** A chess board of `cells` × `cells`. */
export const checks = (from: string, to: string, cells: number, size = 128): Raster =>
  picture(size, from, to, (u, v) => (Math.floor(u * cells) + Math.floor(v * cells)) & 1);

/** Upright stripes. @param share how much of each period the second color takes, 0 to 1 */
export const stripes = (from: string, to: string, count: number, share = 0.5, size = 128): Raster =>
  picture(size, from, to, (u) => (u * count - Math.floor(u * count) < share ? 1 : 0));

/** Dots in rows, each row half a step aside. @param radius in steps from dot to dot, up to 0.5 */
export const dots = (from: string, to: string, count: number, radius = 0.3, size = 128): Raster =>
  picture(size, from, to, (u, v) => {
    const row = Math.floor(v * count);
    const across = u * count + (row & 1) / 2;
    const [x, y] = [across - Math.floor(across) - 0.5, v * count - row - 0.5];
    return x * x + y * y < radius * radius ? 1 : 0;
  });

/** Clouds of two colors. @param scale how many across */
export const mottled = (from: string, to: string, scale: number, seed = 0, size = 128): Raster =>
  picture(size, from, to, (u, v) => fractalNoise(u, v, scale, scale, seed), 1);

/** Wood whose grain runs along u. @param rings how many lines across */
export const woodGrain = (light: string, dark: string, rings = 9, seed = 0, size = 256): Raster =>
  picture(
    size,
    light,
    dark,
    (u, v) => {
      const warp = fractalNoise(u, v, 2, 4, seed) - 0.5;
      const line = v * rings + 2 * warp;
      const saw = line - Math.floor(line);
      const ring = saw < 0.8 ? saw / 0.8 : (1 - saw) / 0.2;
      const fiber = fractalNoise(u, v, 6, 96, seed + 1);
      return 0.6 * ring * ring + 0.4 * fiber;
    },
    1,
  );

/** Smooth random values between whole points, 0 to 1, that repeat after `periodX` and `periodY`. */
function valueNoise(x: number, y: number, periodX: number, periodY: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const i = wrap(left, periodX);
  const j = wrap(top, periodY);
  const right = i + 1 === periodX ? 0 : i + 1;
  const below = j + 1 === periodY ? 0 : j + 1;
  const s = smoothStep(x - left);
  const t = smoothStep(y - top);
  const a = latticeValue(i, j, seed);
  const c = latticeValue(i, below, seed);
  const upper = a + (latticeValue(right, j, seed) - a) * s;
  const lower = c + (latticeValue(right, below, seed) - c) * s;
  return upper + (lower - upper) * t;
}

const wrap = (i: number, period: number): number => i - period * Math.floor(i / period);

/**
 * Three octaves of value noise, 0 to 1, that tile: u and v from 0 to 1.
 * @param across whole number of coarse cells along u
 * @param down the same along v
 */
function fractalNoise(u: number, v: number, across: number, down: number, seed: number): number {
  let sum = 0;
  for (let octave = 0; octave < 3; octave++) {
    const factor = 1 << octave;
    const noise = valueNoise(
      u * across * factor,
      v * down * factor,
      across * factor,
      down * factor,
      seed + octave,
    );
    sum += (4 / factor / 7) * noise;
  }
  return sum;
}
