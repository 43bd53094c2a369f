import { parseColor, type Rgb } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';
import { shorterSide, type Sides } from '../../param-schemas.js';
import { type Placed, shadeOf } from '../hiding/relief.js';
import { type Target, targetOf } from '../hiding/visibility.js';
import type { CamouflageState } from './state.js';

/** The margin left free around the object, as a share of the picture's shorter side. */
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

/** Colors of revealed objects. */
const candidates = ['#f2c12e', '#e2452f', '#2f6fe0', '#f0ede6', '#a24bd0', '#27b5a6', '#f07fb0'].map(
  parseColor,
);

/** The one of a few plain colors that is farthest from a picture's mean. */
function contrasting(picture: Raster): Rgb {
  const mean = meanColor(picture);
  let best = candidates[0];
  for (const candidate of candidates) if (distance(candidate, mean) > distance(best, mean)) best = candidate;
  return best;
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

/** The squared distance of two colors, with green counting most, as for the eye. */
const distance = (a: Rgb, b: Rgb): number =>
  2 * (a[0] - b[0]) * (a[0] - b[0]) + 4 * (a[1] - b[1]) * (a[1] - b[1]) + 3 * (a[2] - b[2]) * (a[2] - b[2]);

/** The depth of shading of the control. */
const plainDepth = 0.85;
/** The lightness of its color: the lit side stays below white. */
const plainLevel = 0.82;

/** The object on its ground. */
function paintObject({ cues, seen }: CamouflageState, stage: CamouflageStage): Raster {
  const { placed, ground, fill } = stage;
  const { figure, relief, left, top } = placed;
  const raster: Raster = { ...ground, data: ground.data.slice() };
  castShadow(raster, placed, cues.contact);
  const { data } = raster;
  const { cover, form } = relief;
  const plain = seen === 'revealed' ? contrasting(ground) : undefined;
  const depth = plain ? plainDepth : cues.shading;
  const level = plain ? plainLevel : 1 + cues.lightness;
  for (let y = 0, at = 0; y < figure.height; y++) {
    let to = 3 * ((top + y) * ground.width + left);
    for (let x = 0; x < figure.width; x++, at++, to += 3) {
      const over = cover[at];
      if (over === 0) continue;
      const factor = level * shadeOf(form[at], depth);
      const red = (plain ? plain[0] : fill.data[3 * at]) * factor;
      const green = (plain ? plain[1] : fill.data[3 * at + 1]) * factor;
      const blue = (plain ? plain[2] : fill.data[3 * at + 2]) * factor;
      data[to] = mixed(data[to], red, over);
      data[to + 1] = mixed(data[to + 1], green, over);
      data[to + 2] = mixed(data[to + 2], blue, over);
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
      const dark = shadow[y * columns + x];
      if (dark === 0) continue;
      const keep = 1 - depth * dark;
      const to = 3 * ((top + y) * width + left + x);
      data[to] = data[to] * keep + 0.5;
      data[to + 1] = data[to + 1] * keep + 0.5;
      data[to + 2] = data[to + 2] * keep + 0.5;
    }
}

/** What an item's views and its judge share: all but the cues of light, which a state has. */
export class CamouflageStage {
  private readonly painted = new Map<CamouflageState['seen'], Raster>();

  constructor(
    readonly placed: Placed,
    /** The ground alone. Not to be changed. */
    readonly ground: Raster,
    /** What fills the object, over the object's box. Not to be changed. */
    readonly fill: Raster,
  ) {}

  /** The target of the judge: what there is to be seen. */
  get target(): Target {
    return targetOf(this.ground, this.placed);
  }

  /** The picture of the item's state, hidden or revealed. Not to be changed. */
  picture(x: CamouflageState): Raster {
    let picture = this.painted.get(x.seen);
    if (!picture) this.painted.set(x.seen, (picture = paintObject(x, this)));
    return picture;
  }
}
