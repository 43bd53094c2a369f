import { fromOklch, parseColor, type Rgb, type Stream, toLinear } from '../../core/index.js';
import type { Mesh } from '../mesh.js';

/** A linear color, 0 to 1, as materials and vertices hold it. */
export type Linear = readonly [red: number, green: number, blue: number];

/** A color as authors write it: '#rrggbb' in sRGB, or a linear triple. */
export type Tint = string | Linear;

/** A color as materials hold it. @throws TopsyturvyError 'bad-parameter' for text that is not '#rgb' or '#rrggbb' */
export const linear = (tint: Tint): Linear => (typeof tint === 'string' ? fromRgb(parseColor(tint)) : tint);

const fromRgb = ([r, g, b]: Rgb): Linear => [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)];

/**
 * A color made by `fromOklch`.
 * @param lightness 0 to 1 @param chroma 0 to 0.3 @param hue degrees: 30 red, 110 yellow, 140 green, 260 blue
 */
export const oklch = (lightness: number, chroma: number, hue: number): Linear =>
  fromRgb(fromOklch(lightness, chroma, hue));

/** A color between one (0) and another (1), in linear light. */
export function mixed(from: Tint, to: Tint, share: number): Linear {
  const [a, b] = [linear(from), linear(to)];
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** The color somewhat lighter or darker. @param amount the largest change, as a share of each channel */
export function varied(variation: Stream, tint: Tint, amount = 0.15): Linear {
  const factor = 1 + variation.uniform(-amount, amount);
  const [r, g, b] = linear(tint);
  return [Math.min(1, r * factor), Math.min(1, g * factor), Math.min(1, b * factor)];
}

/** The mesh with one color on all its vertices. Its material's base color should be white. */
export function withColor(mesh: Mesh, tint: Tint): Mesh {
  const color = linear(tint);
  return { ...mesh, colors: new Float32Array(mesh.positions.length).map((_, i) => color[i % 3]) };
}

/** The mesh with a color for each vertex, from its place. */
export function colored(mesh: Mesh, tintAt: (x: number, y: number, z: number) => Tint): Mesh {
  const { positions: p } = mesh;
  const colors = new Float32Array(p.length);
  for (let i = 0; i < p.length; i += 3) colors.set(linear(tintAt(p[i], p[i + 1], p[i + 2])), i);
  return { ...mesh, colors };
}
