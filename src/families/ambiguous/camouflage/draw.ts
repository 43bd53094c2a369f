import { Stream } from '../../../core/stream.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import { textureOf } from '../../../draw/textures/index.js';
import type { Figure } from '../silhouette/figure.js';
import { contrasting } from './contrasting.js';
import { formLight, softMask, summedArea } from './form.js';
import type { CamouflageState, TextureGround } from './state.js';
import type { Canvas } from './studio.js';

/** An object's silhouette in the picture. */
export interface Placed {
  readonly figure: Figure;
  /** The upper left corner of its box, pixels. */
  readonly left: number;
  readonly top: number;
}

/** Of the picture's side, left free around the object. */
const margin = 0.05;
/** The shadow falls so far to the lower right, of the object's longer side. */
const fall = 0.014;

/** @param at 0 to 1 of the room there is, from the upper left */
export function place(size: number, at: readonly [number, number], figure: Figure): Placed {
  const free = Math.round(size * margin);
  const [x, y] = [size - 2 * free - figure.width, size - 2 * free - figure.height];
  return { figure, left: free + Math.round(at[0] * x), top: free + Math.round(at[1] * y) };
}

/** The ground alone. */
export function paintGround(
  { size }: CamouflageState,
  { texture, look, angle, sample }: TextureGround,
): Raster {
  const window = { width: size, height: size, scale: grainScale(size), angle };
  return textureOf(texture).paint(look, window, new Stream([sample, 'ground']));
}

/** The texture's own size suits 512 pixels; larger pictures show the same things larger. */
const grainScale = (size: number): number => size / 512;

/** What fills the object: another sample of the ground's texture, with cues of its own. */
export function paintFill(
  { size, cues }: CamouflageState,
  { texture, look, angle, sample }: TextureGround,
  { figure: { width, height } }: Placed,
): Raster {
  const window = { width, height, scale: grainScale(size) * cues.grain, angle: angle + cues.turn };
  return textureOf(texture).paint(look, window, new Stream([sample, 'object']));
}

/** The object on its ground. */
export function paintObject({ cues, seen, size, subject }: CamouflageState, canvas: Canvas): Raster {
  const { placed, ground } = canvas;
  const { figure, left, top } = placed;
  const raster: Raster = { ...ground, data: ground.data.slice() };
  const cover = softMask(figure);
  castShadow(raster, placed, cues.contact, Math.max(2, Math.round(subject.side * fall)));
  const light = formLight(figure, seen === 'revealed' ? 0.85 : cues.shading);
  const fill = seen === 'revealed' ? flat(figure, contrasting(ground)) : canvas.fill;
  const level = seen === 'revealed' ? 1 : 1 + cues.lightness;
  for (let y = 0, at = 0; y < figure.height; y++)
    for (let i = 0; i < figure.width; i++, at++) {
      const over = cover[at]!;
      if (over === 0) continue;
      const to = 3 * ((top + y) * size + left + i);
      const factor = level * light[at]!;
      for (let k = 0; k < 3; k++) {
        const lit = Math.min(255, fill.data[3 * at + k]! * factor);
        raster.data[to + k] = raster.data[to + k]! + (lit - raster.data[to + k]!) * over + 0.5;
      }
    }
  return raster;
}

function flat({ width, height }: Figure, colour: readonly [number, number, number]): Raster {
  const raster = createRaster(width, height, 3);
  for (let i = 0; i < raster.data.length; i += 3) raster.data.set(colour, i);
  return raster;
}

/** Darkens the ground at the lower right of the object: a square blur of its mask, moved. */
function castShadow(
  { width: size, height, data }: Raster,
  { figure, left, top }: Placed,
  depth: number,
  reach: number,
): void {
  if (depth === 0) return;
  const { width: w, height: h, mask } = figure;
  const sums = summedArea(w, h, mask);
  const full = (reach + 1) * (reach + 1);
  // A square blur that looks up and to the left, where the light comes from; only the band around the mask can change.
  for (let y = 0; y < h + reach; y++)
    for (let x = 0; x < w + reach; x++) {
      if (x < w && y < h && mask[y * w + x] === 1) continue;
      const [x0, x1] = [Math.max(0, x - reach), Math.min(w, x + 1)];
      const [y0, y1] = [Math.max(0, y - reach) * (w + 1), Math.min(h, y + 1) * (w + 1)];
      if (x0 >= x1 || y0 >= y1) continue;
      const inside = sums[y1 + x1]! - sums[y0 + x1]! - sums[y1 + x0]! + sums[y0 + x0]!;
      const [px, py] = [left + x, top + y];
      if (inside === 0 || px >= size || py >= height) continue;
      const keep = 1 - (depth * inside) / full;
      const to = 3 * (py * size + px);
      for (let k = 0; k < 3; k++) data[to + k] = data[to + k]! * keep + 0.5;
    }
}
