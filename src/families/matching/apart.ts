import { cosDegrees, memoize, sinDegrees } from '../../core/index.js';
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
  const columns = Math.max(1, Math.round(width / side));
  const rows = Math.max(1, Math.round(height / side));
  const means = new Float64Array(columns * rows * channels);
  // What a level adds to the mean of so many pixels.
  const shareOf = memoize((count: number) => Float64Array.from({ length: 256 }, (_, level) => level / count));
  for (let row = 0, to = 0; row < rows; row++) {
    const top = Math.floor((row * height) / rows);
    const bottom = Math.floor(((row + 1) * height) / rows);
    for (let column = 0; column < columns; column++, to += channels) {
      const left = Math.floor((column * width) / columns);
      const right = Math.floor(((column + 1) * width) / columns);
      const share = shareOf(Math.max(1, (right - left) * (bottom - top)));
      for (let c = 0; c < channels; c++) {
        let mean = 0;
        for (let y = top; y < bottom; y++) {
          const end = (y * width + right) * channels;
          for (let at = (y * width + left) * channels + c; at < end; at += channels) mean += share[data[at]];
        }
        means[to + c] = mean;
      }
    }
  }
  return { width: columns, height: rows, channels, data: means };
}

/** A picture turned about its middle; outside it, the nearest of its edge. */
function rotated(picture: Reduced, degrees: number): Reduced {
  if (degrees === 0) return picture;
  const { width, height, channels, data } = picture;
  const turned = new Float64Array(data.length);
  const cos = cosDegrees(degrees);
  const sin = sinDegrees(degrees);
  const mx = (width - 1) / 2;
  const my = (height - 1) / 2;
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = Math.min(width - 1, Math.max(0, mx + cos * (x - mx) + sin * (y - my)));
      const v = Math.min(height - 1, Math.max(0, my - sin * (x - mx) + cos * (y - my)));
      const left = Math.floor(u);
      const top = Math.floor(v);
      const p = u - left;
      const q = v - top;
      let from = (top * width + left) * channels;
      const across = left + 1 < width ? channels : 0;
      const down = top + 1 < height ? width * channels : 0;
      for (const end = to + channels; to < end; to++, from++)
        turned[to] =
          (1 - q) * ((1 - p) * data[from] + p * data[from + across]) +
          q * ((1 - p) * data[from + down] + p * data[from + down + across]);
    }
  return { width, height, channels, data: turned };
}

/** The least and the largest level in the three by three cells about each. */
type Ranges = { readonly low: Float64Array; readonly high: Float64Array };

function rangesOf({ width, height, channels, data }: Reduced): Ranges {
  const step = width * channels;
  const across = rangesAlong({ low: data, high: data }, channels, step);
  return rangesAlong(across, step, step * height);
}

/** The ranges of three values each, `step` apart, within runs of `run` values. */
function rangesAlong({ low, high }: Ranges, step: number, run: number): Ranges {
  const least = low.slice();
  const most = high.slice();
  for (let start = 0; start < low.length; start += run)
    for (let at = start; at < start + run; at++) {
      const before = at - step;
      const after = at + step;
      if (before >= start) {
        if (low[before] < least[at]) least[at] = low[before];
        if (high[before] > most[at]) most[at] = high[before];
      }
      if (after < start + run) {
        if (low[after] < least[at]) least[at] = low[after];
        if (high[after] > most[at]) most[at] = high[after];
      }
    }
  return { low: least, high: most };
}

/** The share of the cells that both have in which `a` lies strikingly beyond the range of the other; 1 if it is more than `enough`. */
function differing(a: Reduced, { low, high }: Ranges, dx: number, dy: number, enough: number): number {
  const { width, height, channels, data } = a;
  const left = Math.max(0, dx);
  const right = Math.min(width, width + dx);
  const top = Math.max(0, dy);
  const bottom = Math.min(height, height + dy);
  const shift = (dy * width + dx) * channels;
  const all = (right - left) * (bottom - top);
  let count = 0;
  for (let y = top; y < bottom; y++) {
    const end = (y * width + right) * channels;
    for (let at = (y * width + left) * channels; at < end; at += channels)
      for (let i = at; i < at + channels; i++) {
        const level = data[i];
        if (level >= low[i - shift] - striking && level <= high[i - shift] + striking) continue;
        count++;
        break;
      }
    if (count > enough * all) return 1;
  }
  return count / all;
}
