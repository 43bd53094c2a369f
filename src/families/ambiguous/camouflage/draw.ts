import { Stream } from '../../../core/stream.js';
import type { Raster } from '../../../draw/raster.js';
import { textureOf } from '../../../content/textures/index.js';
import { contrasting } from './contrasting.js';
import { shadeOf, type Placed } from './form.js';
import { shorterSide, sidesOf, type Sides, type Size } from '../../size.js';
import type { CamouflageState, TextureGround } from './state.js';

/** What a picture is put together from; the cues of light are not in it. */
export interface Canvas {
  readonly placed: Placed;
  readonly ground: Raster;
  /** What fills the object, over the object's box. */
  readonly fill: Raster;
}

/** Of the picture's shorter side, left free around the object. */
const margin = 0.05;

/** @param at 0 to 1 of the room there is, from the upper left */
export function place(
  sides: Sides,
  at: readonly [number, number],
  { figure, relief }: Pick<Placed, 'figure' | 'relief'>,
): Placed {
  const free = Math.round(shorterSide(sides) * margin);
  const [x, y] = [sides.width - 2 * free - figure.width, sides.height - 2 * free - figure.height];
  return { figure, relief, left: free + Math.round(at[0] * x), top: free + Math.round(at[1] * y) };
}

/** The ground alone. */
export function paintGround(
  { size }: Pick<CamouflageState, 'size'>,
  { texture, look, angle, sample }: TextureGround,
): Raster {
  const window = { ...sidesOf(size), scale: grainScale(size), angle };
  return textureOf(texture).paint(look, window, new Stream([sample, 'ground']));
}

/** The texture's own size suits 512 pixels; larger pictures show the same things larger. */
const grainScale = (size: Size): number => shorterSide(sidesOf(size)) / 512;

/** What fills the object: another sample of the ground's texture, with cues of its own. */
export function paintFill(
  { size, cues }: Pick<CamouflageState, 'size' | 'cues'>,
  { texture, look, angle, sample }: TextureGround,
  { figure: { width, height, mask } }: Placed,
): Raster {
  const window = {
    width,
    height,
    scale: grainScale(size) * cues.grain,
    angle: angle + cues.turn,
    seen: mask,
  };
  return textureOf(texture).paint(look, window, new Stream([sample, 'object']));
}

/** The shading of the control. */
const plainDepth = 0.85;

/** The object on its ground. */
export function paintObject({ cues, seen }: CamouflageState, canvas: Canvas): Raster {
  const { placed, ground, fill } = canvas;
  const { figure, relief, left, top } = placed;
  const raster: Raster = { ...ground, data: ground.data.slice() };
  castShadow(raster, placed, cues.contact);
  const { data } = raster;
  const { cover, form } = relief;
  const plain = seen === 'revealed' ? contrasting(ground) : undefined;
  const depth = plain ? plainDepth : cues.shading;
  const level = plain ? 1 : 1 + cues.lightness;
  for (let y = 0, at = 0; y < figure.height; y++) {
    let to = 3 * ((top + y) * ground.width + left);
    for (let x = 0; x < figure.width; x++, at++, to += 3) {
      const over = cover[at]!;
      if (over === 0) continue;
      const factor = level * shadeOf(form[at]!, depth);
      const red = (plain ? plain[0] : fill.data[3 * at]!) * factor;
      const green = (plain ? plain[1] : fill.data[3 * at + 1]!) * factor;
      const blue = (plain ? plain[2] : fill.data[3 * at + 2]!) * factor;
      data[to] = mixed(data[to]!, red, over);
      data[to + 1] = mixed(data[to + 1]!, green, over);
      data[to + 2] = mixed(data[to + 2]!, blue, over);
    }
  }
  return raster;
}

const mixed = (under: number, own: number, over: number): number =>
  under + ((own < 255 ? own : 255) - under) * over + 0.5;

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
      const dark = shadow[y * columns + x]!;
      if (dark === 0) continue;
      const keep = 1 - depth * dark;
      const to = 3 * ((top + y) * width + left + x);
      data[to] = data[to]! * keep + 0.5;
      data[to + 1] = data[to + 1]! * keep + 0.5;
      data[to + 2] = data[to + 2]! * keep + 0.5;
    }
}
