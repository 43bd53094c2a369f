import type { Raster } from '../../../draw/raster.js';
import { type Placed, shadeOf } from '../hiding/relief.js';
import type { CamouflageState } from './state.js';

/** What a picture is painted of. Rasters are not to be changed. */
export interface Painting {
  readonly placed: Placed;
  /** The ground alone. */
  readonly ground: Raster;
  /** What fills the object, over the object's box. */
  readonly fill: Raster;
  /** The object in its own colors, as it is lit there, over its box; absent where it has none. */
  readonly own?: (() => Raster) | undefined;
}

/**
 * The object on its ground.
 * @param contact depth of the shadow on the ground beside it, 0 to 1
 * @param level of a color channel at a pixel of the object's box, 0 to 255 and above
 */
export function painted(
  { placed, ground }: Pick<Painting, 'placed' | 'ground'>,
  contact: number,
  level: (at: number, channel: number) => number,
): Raster {
  const { figure, relief, left, top } = placed;
  const raster: Raster = { ...ground, data: ground.data.slice() };
  castShadow(raster, placed, contact);
  const { data } = raster;
  for (let y = 0, at = 0; y < figure.height; y++) {
    let to = 3 * ((top + y) * ground.width + left);
    for (let x = 0; x < figure.width; x++, at++, to += 3) {
      const over = relief.cover[at];
      if (over === 0) continue;
      for (let k = 0; k < 3; k++)
        data[to + k] = data[to + k] + (Math.min(255, level(at, k)) - data[to + k]) * over + 0.5;
    }
  }
  return raster;
}

/** The object with its ground's texture. */
export function hidden(stage: Painting, { shading, lightness, contact }: CamouflageState['cues']): Raster {
  const { form } = stage.placed.relief;
  const { data } = stage.fill;
  return painted(
    stage,
    contact,
    (at, k) => data[3 * at + k] * ((1 + lightness) * shadeOf(form[at], shading)),
  );
}

/** Darkens the ground at the lower right of the object. */
function castShadow(
  { width, height, data }: Raster,
  { figure, relief, left, top }: Placed,
  depth: number,
): void {
  const { shadow, reach } = relief;
  const columns = figure.width + reach;
  for (let y = 0; y < Math.min(figure.height + reach, height - top); y++)
    for (let x = 0; x < Math.min(columns, width - left); x++) {
      const dark = shadow[y * columns + x];
      if (dark === 0) continue;
      const keep = 1 - depth * dark;
      const to = 3 * ((top + y) * width + left + x);
      for (let k = 0; k < 3; k++) data[to + k] = data[to + k] * keep + 0.5;
    }
}
