import { memoize } from '../../../../core/memoize.js';
import { coveredBox } from '../../../../draw/fill/covered-box.js';
import { createRaster, type Raster } from '../../../../draw/index.js';
import type { Placed } from '../../hiding/relief.js';
import { CamouflageStage } from '../stage.js';
import type { HabitatScene } from './assets.js';
import { coatOf, grays, marksOf, type Undressed } from './coat.js';
import { coverOf, groundBeside, nearest } from './cover.js';
import { focused } from './focus.js';
import { Tile } from './tile.js';

/** The deepest shading that is tried, to that of clay. */
const deepened = 1.6;

/**
 * Disguises what stands in a habitat: it wears another part of the habitat's own picture, its markings faintly over it, in the
 * light and shade that fell on it when it was rendered in clay.
 * @param coat how far away that part of the picture is: share of its width and height
 */
export function disguise(scene: HabitatScene, coat: readonly [number, number]): CamouflageStage {
  const { placed, ground, undressed, own } = scenery(scene);
  return new CamouflageStage(placed, ground, coatOf(undressed, placed, coat), own);
}

/** The parts of the disguise that do not depend on the coat. */
interface Scenery {
  readonly placed: Placed;
  readonly ground: Raster;
  readonly undressed: Undressed;
  /** The object in its own colors, over its box. */
  own(): Raster;
}

const scenery = memoize(({ seen, blur, render }: HabitatScene): Scenery => {
  const { without, clay, marked, plain, skin, natural } = render();
  const { width, height } = clay;
  const cover = coverOf(seen, width, height);
  const [mask, touched] = [new Uint8Array(cover.length), new Uint8Array(cover.length)];
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] >= 0.5) mask[i] = 1;
    if (cover[i] > 0) touched[i] = 1;
  }
  const box = coveredBox({ width, height, data: touched }, 1);
  let own: Raster | undefined;
  return {
    placed: placedIn(box, { width, height }, cover, mask, grays(clay)),
    ground: focused(groundBeside(without, clay, cover), blur),
    undressed: {
      tile: new Tile(without),
      skin,
      marks: marksOf(marked, plain, cover),
      sides: { width, height },
    },
    own: () => (own ??= cut(natural(), box)),
  };
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function cut(picture: Raster, { left, top, width, height }: Box): Raster {
  const own = createRaster(width, height, 3);
  for (let y = 0; y < height; y++) {
    const from = 3 * ((top + y) * picture.width + left);
    own.data.set(picture.data.subarray(from, from + 3 * width), 3 * y * width);
  }
  return own;
}

function placedIn(
  { left, top, width, height }: Box,
  picture: { readonly width: number; readonly height: number },
  cover: Float32Array,
  mask: Uint8Array,
  light: Float32Array,
): Placed {
  const count = width * height;
  const own = { cover: new Float32Array(count), mask: new Uint8Array(count), light: new Float32Array(count) };
  let [sum, inside] = [0, 0];
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const at = (top + y) * picture.width + left + x;
      if (cover[at] === 0) continue;
      own.cover[to] = cover[at];
      own.mask[to] = mask[at];
      // At an edge the ground shines through the clay: the light there is that beside it.
      const whole = nearest(left + x, top + y, picture.width, picture.height, (i) => cover[i] === 1);
      own.light[to] = light[whole < 0 ? at : whole];
      sum += own.light[to];
      inside++;
    }
  const mean = Math.max(1, sum / Math.max(1, inside));
  const form = own.light.map((value, i) => (own.cover[i] === 0 ? 0 : deepened * (value / mean - 1)));
  return {
    figure: { width, height, mask: own.mask, light: own.light },
    relief: { cover: own.cover, form, shadow: new Float32Array(count), reach: 0 },
    left,
    top,
  };
}
