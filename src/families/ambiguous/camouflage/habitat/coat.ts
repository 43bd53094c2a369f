import { createRaster, luma, type Raster } from '../../../../draw/index.js';
import { smoothNoise } from '../../../../world/lattice-noise.js';
import { shorterSide, type Sides } from '../../../param-schemas.js';
import type { Placed } from '../../hiding/relief.js';
import { nearest } from './cover.js';
import type { Skin } from './skin.js';
import type { Tile } from './tile.js';

/** How much of its own markings a disguised coat keeps, 0 to 1, and the limits of their strength. */
const markings = 0.5;
const [darkestMark, lightestMark] = [0.3, 1.5];
/** Contrast of a coat to that of what it imitates, which stands and lies in three dimensions. */
const softness = 0.5;
/** The pattern of a coat sways by so much over so long waves, as shares of the picture's shorter side: no blade of grass grows on it. */
const [sway, wave] = [0.008, 0.05];
/** What faces along an axis by less than this does not show what is laid on from there. */
const leastFacing = 0.01;

/** What a coat is laid on. */
export interface Undressed {
  /** A picture of the habitat. */
  readonly tile: Tile;
  /** Of the whole picture. */
  readonly skin: Skin;
  /** Per pixel of the whole picture, how much lighter its markings make it. */
  readonly marks: Float32Array;
  readonly sides: Sides;
}

/**
 * The coat over an object's box: a picture of the habitat that is laid on the body from three sides, so that it bends with it.
 * @param from how far away that part of the picture is: share of its width and height
 */
export function coatOf(
  { tile, skin, marks, sides }: Undressed,
  { figure, left, top, relief: { cover } }: Placed,
  [across, down]: readonly [number, number],
): Raster {
  const fill = createRaster(figure.width, figure.height, 3);
  const x0 = left + figure.width / 2 + across * sides.width;
  const y0 = top + figure.height / 2 + down * sides.height;
  const unit = shorterSide(sides);
  const sum = new Float64Array(3);
  const mean = new Float64Array(3);
  let count = 0;
  for (let y = 0, to = 0; y < figure.height; y++)
    for (let x = 0; x < figure.width; x++, to++) {
      if (cover[to] === 0) continue;
      const at = nearest(left + x, top + y, sides.width, sides.height, (i) => isShown(skin, i));
      sum.fill(0);
      if (at < 0) tile.read(x0 + x, y0 + y, 1, sum);
      else
        seenFrom(skin, at).forEach(({ u, v, share }, axis) => {
          if (share < leastFacing) return;
          const [s, t] = [u / (wave * unit), v / (wave * unit)];
          const du = sway * unit * (2 * smoothNoise(s, t, 2 * axis) - 1);
          const dv = sway * unit * (2 * smoothNoise(s, t, 2 * axis + 1) - 1);
          // From each axis another part of the picture.
          tile.read(x0 + (axis * tile.width) / 3 + u + du, y0 - v + dv, share, sum);
        });
      for (let k = 0; k < 3; k++) {
        fill.data[3 * to + k] = sum[k] + 0.5;
        mean[k] += sum[k];
      }
      count++;
    }
  for (let y = 0, to = 0; y < figure.height; y++)
    for (let x = 0; x < figure.width; x++, to++) {
      if (cover[to] === 0) continue;
      const mark = marks[(top + y) * sides.width + left + x];
      for (let k = 0; k < 3; k++) {
        const even = mean[k] / count;
        const soft = even + softness * (fill.data[3 * to + k] - even);
        fill.data[3 * to + k] = Math.min(255, soft * mark + 0.5);
      }
    }
  return fill;
}

const isShown = ({ facing }: Skin, at: number): boolean =>
  facing[3 * at] + facing[3 * at + 1] + facing[3 * at + 2] > 0;

/** A place of a body as it is seen from the side, from above and from in front, pixels, and how much each of these counts. */
function seenFrom({ places, facing }: Skin, at: number) {
  const [x, y, z] = places.subarray(3 * at, 3 * at + 3);
  const [side, above, front] = facing.subarray(3 * at, 3 * at + 3);
  return [
    { u: z, v: y, share: side },
    { u: x, v: z, share: above },
    { u: x, v: y, share: front },
  ];
}

/** Per pixel, the factor by which markings change the light: 1 on average. */
export function marksOf(marked: Raster, plain: Raster, cover: Float32Array): Float32Array {
  const [own, gray] = [grays(marked), grays(plain)];
  let [sum, count] = [0, 0];
  for (let i = 0; i < own.length; i++) {
    if (cover[i] !== 1) continue;
    own[i] = own[i] / Math.max(8, gray[i]);
    sum += own[i];
    count++;
  }
  const mean = sum / Math.max(1, count);
  const factors = new Float32Array(own.length).fill(1);
  for (let i = 0; i < own.length; i++)
    if (cover[i] === 1)
      factors[i] = 1 + markings * (Math.min(lightestMark, Math.max(darkestMark, own[i] / mean)) - 1);
  return factors;
}

export function grays({ data }: Raster): Float32Array {
  const gray = new Float32Array(data.length / 3);
  for (let i = 0; i < gray.length; i++) gray[i] = luma(data[3 * i], data[3 * i + 1], data[3 * i + 2]);
  return gray;
}
