import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import type { Raster } from '../../draw/raster.js';

/** Cells along the longer side of the reduced pictures. */
const cells = 64;
/** Rotations (degrees) and shifts (cells) by which one picture is laid on the other; neighbors are refined. */
const turns = [-16, -12, -8, -4, 0, 4, 8, 12, 16];
const shifts = [-4, -2, 0, 2, 4];
/** Levels of 255 by which a cell must differ to be noticed. */
const striking = 24;

interface Reduced {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Float64Array;
}

/** A picture reduced for comparison as a person makes it, in each of the small turns. */
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly upright: Reduced;
  readonly about: Ranges;
  readonly turned: readonly { readonly picture: Reduced; readonly ranges: Ranges }[];
}

export function lookOf(raster: Raster): Look {
  const upright = reduced(raster);
  return {
    width: raster.width,
    height: raster.height,
    upright,
    about: rangesOf(upright),
    turned: turns.map((degrees) => {
      const picture = rotated(upright, degrees);
      return { picture, ranges: rangesOf(picture) };
    }),
  };
}

/**
 * How different two pictures look to a person, who does not mind where exactly a thing lies and how little it is
 * tilted: the share of cells, 0 to 1, that are unlike all cells about them in the other after the best small shift and
 * rotation. Pictures of different sides differ everywhere.
 * @param most the greatest difference that matters; a larger one need not be exact
 */
export function apart(a: Look, b: Look, most = 1): number {
  if (a.width !== b.width || a.height !== b.height || a.upright.channels !== b.upright.channels) return 1;
  let least = most;
  for (const { picture, ranges } of b.turned)
    for (const dy of shifts)
      for (const dx of shifts) {
        const beyond = differing(a.upright, ranges, dx, dy, least);
        if (beyond < least)
          least = Math.min(least, Math.max(beyond, differing(picture, a.about, -dx, -dy, least)));
      }
  return least;
}

/** The means of a picture over cells. */
function reduced({ width, height, channels, data }: Raster): Reduced {
  const side = Math.max(width, height) / cells;
  const [columns, rows] = [Math.max(1, Math.round(width / side)), Math.max(1, Math.round(height / side))];
  const means = new Float64Array(columns * rows * channels);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, right] = [
        Math.floor((column * width) / columns),
        Math.floor(((column + 1) * width) / columns),
      ];
      const [top, bottom] = [Math.floor((row * height) / rows), Math.floor(((row + 1) * height) / rows)];
      const count = Math.max(1, (right - left) * (bottom - top));
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++)
          for (let c = 0; c < channels; c++)
            means[(row * columns + column) * channels + c] += data[(y * width + x) * channels + c] / count;
    }
  return { width: columns, height: rows, channels, data: means };
}

/** A picture turned about its middle; outside it, the nearest of its edge. */
function rotated(picture: Reduced, degrees: number): Reduced {
  if (degrees === 0) return picture;
  const { width, height, channels, data } = picture;
  const turned = new Float64Array(data.length);
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  const [mx, my] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = Math.min(width - 1, Math.max(0, mx + cos * (x - mx) + sin * (y - my)));
      const v = Math.min(height - 1, Math.max(0, my - sin * (x - mx) + cos * (y - my)));
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
      const [p, q] = [u - left, v - top];
      for (let c = 0; c < channels; c++) {
        const at = (column: number, row: number): number => data[(row * width + column) * channels + c];
        turned[(y * width + x) * channels + c] =
          (1 - q) * ((1 - p) * at(left, top) + p * at(right, top)) +
          q * ((1 - p) * at(left, bottom) + p * at(right, bottom));
      }
    }
  return { width, height, channels, data: turned };
}

/** The least and the largest level in the three by three cells about each. */
type Ranges = { readonly low: Float64Array; readonly high: Float64Array };

function rangesOf({ width, height, channels, data }: Reduced): Ranges {
  const step = width * channels;
  const over = (sign: 1 | -1): Float64Array => {
    const rows = new Float64Array(data.length);
    const all = new Float64Array(data.length);
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (let c = 0; c < channels; c++, at++) {
          let most = sign * data[at];
          if (x > 0 && sign * data[at - channels] > most) most = sign * data[at - channels];
          if (x < width - 1 && sign * data[at + channels] > most) most = sign * data[at + channels];
          rows[at] = most;
        }
    for (let at = 0; at < data.length; at++) {
      let most = rows[at];
      if (at >= step && rows[at - step] > most) most = rows[at - step];
      if (at + step < data.length && rows[at + step] > most) most = rows[at + step];
      all[at] = sign * most;
    }
    return all;
  };
  return { low: over(-1), high: over(1) };
}

/** The share of the cells that both have in which `a` lies strikingly beyond the range of the other; 1 if it is more than `enough`. */
function differing(a: Reduced, { low, high }: Ranges, dx: number, dy: number, enough: number): number {
  const { width, height, channels } = a;
  const [left, right] = [Math.max(0, dx), Math.min(width, width + dx)];
  const [top, bottom] = [Math.max(0, dy), Math.min(height, height + dy)];
  const all = (right - left) * (bottom - top);
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [i, j] = [(y * width + x) * channels, ((y - dy) * width + x - dx) * channels];
      for (let c = 0; c < channels; c++) {
        const level = a.data[i + c];
        if (level < low[j + c] - striking || level > high[j + c] + striking) {
          count++;
          break;
        }
      }
    }
    if (count > enough * all) return 1;
  }
  return count / all;
}
